/**
 * The roles a table has by nature, said aloud: as soon as a row is laid out as a card, browsers
 * take the nature away.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
