export type Row = {
  what: string;
  /** Measured value with its unit, for the reader. */
  value: string;
  /** The thing this run compares it with; absent where it measured no such thing. */
  against?: string;
  /** Value over comparison; the figure to watch between changes. */
  ratio?: number;
  goal?: string;
};

/** A part of a run that ended without its figures, or beside them. */
export type Failure = { part: string; error: unknown };

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** A figure that should not be above a limit. */
export const limitRow = (what: string, value: number, unit: string, limit: number): Row => ({
  what,
  value: `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`,
  against: `${limit} ${unit}`,
  ratio: value / limit,
  goal: '≤ 1.00',
});

/** Prints the figures of one run as a table whose last columns can be compared between machines. */
export function printReport(rows: readonly Row[], failures: readonly Failure[]): void {
  const cells = rows.map((row) => [
    row.what,
    row.value,
    row.against ?? '',
    row.ratio?.toFixed(2) ?? '',
    row.goal ?? '',
  ]);
  const failed = failures.map(({ part, error }) => [part, 'failed', messageOf(error)]);
  const table = [['what', 'measured', 'against', 'ratio', 'goal'], ...cells, ...failed];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  );
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}
