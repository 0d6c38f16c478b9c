type Cell = string | number;

// A spreadsheet runs text that begins like this as a formula.
const formula = /^[=+\-@\t\r]/;

const quote = (cell: Cell, separator: string): string => {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
};

/** A table as CSV with the mark of UTF-8, so that spreadsheets read its letters. */
export const writeCsv = (rows: readonly (readonly Cell[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quote(cell, separator)).join(separator)).join('\r\n')}\r\n`;
