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

/** A figure that should not be above a limit. */
export const limitRow = (what: string, value: number, unit: string, limit: number): Row => ({
  what,
  value: `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`,
  against: `${limit} ${unit}`,
  ratio: value / limit,
  goal: '≤ 1.00',
});

/** Prints the figures of one run as a table whose last columns can be compared between machines. */
export function printReport(rows: readonly Row[]): void {
  const table = [
    ['what', 'measured', 'against', 'ratio', 'goal'],
    ...rows.map(({ what, value, against = '', ratio, goal = '' }) => [
      what,
      value,
      against,
      ratio?.toFixed(2) ?? '',
      goal,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}
