/** A whole CSV file. Spreadsheet programs expect the separator of their user's language. */
export const csvText = (rows: readonly (readonly Value[])[], separator: Separator): string =>
  byteOrderMark + rows.map((row) => csvLine(row, separator)).join('');

type Value = string | number | boolean | null | undefined;

type Separator = ',' | ';';

/** Programs that open CSV files read UTF-8 by it. */
const byteOrderMark = '\ufeff';

/** A line of a CSV file, as RFC 4180 has it. */
export const csvLine = (values: readonly Value[], separator: Separator = ','): string =>
  `${values.map((value) => toField(value, separator)).join(separator)}\r\n`;

/** A text that begins like a formula gets an apostrophe before it, so that no spreadsheet program runs it. */
function toField(value: Value, separator: Separator): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** A CSV file whose rows come page by page. */
export async function* csvFile<Row>(
  columns: readonly (readonly [name: string, valueOf: (row: Row) => Value])[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([name]) => name));
  for await (const rows of pages) {
    yield rows.map((row) => csvLine(columns.map(([, read]) => read(row)))).join('');
  }
}
