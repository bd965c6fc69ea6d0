"""Work without a table: score sheets, match records, contests between computer players."""
