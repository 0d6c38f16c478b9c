/** Programs that open CSV files read UTF-8 by it. */
const byteOrderMark = '\ufeff';

type Value = string | number | boolean | null | undefined;

/** A value that begins like a formula gets an apostrophe before it, so that no spreadsheet program runs it. */
function toField(value: Value): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file, as RFC 4180 has it. */
export const csvLine = (values: readonly Value[]): string => `${values.map(toField).join(',')}\r\n`;

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
