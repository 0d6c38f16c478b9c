export type Row = {
  what: string;
  /** Measured value with its unit, for the reader. */
  value: string;
  /** The thing this run compares it with; absent where it measured no such thing. */
  against?: string;
  /** Value over comparison; the figure to watch between changes. */
  ratio?: number;
  goal?: Goal;
};

export type Goal = { text: string; isMet: boolean };

/** A ratio that should be this at most. */
export const ratioGoal = (ratio: number, most: number): Goal => ({
  text: `ratio ≤ ${most.toFixed(2)}`,
  isMet: ratio <= most,
});

/** A figure that should not be above a limit. */
export const limitRow = (what: string, value: number, unit: string, limit: number): Row => ({
  what,
  value: `${value.toFixed(unit === 'KB' ? 1 : 0)} ${unit}`,
  against: `${limit} ${unit}`,
  ratio: value / limit,
  goal: ratioGoal(value / limit, 1),
});

/** Prints the figures of one run as a table whose last columns can be compared between machines, and what they miss. */
export function printReport(rows: readonly Row[]): void {
  const table = [
    ['what', 'measured', 'against', 'ratio', 'goal'],
    ...rows.map(({ what, value, against = '', ratio, goal }) => [
      what,
      value,
      against,
      ratio?.toFixed(2) ?? '',
      goal ? `${goal.isMet ? '' : 'MISSED '}${goal.text}` : '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
  const goals = rows.flatMap(({ goal }) => goal ?? []);
  const missed = goals.filter(({ isMet }) => !isMet).length;
  if (goals.length > 0) console.log(`\nGoals missed: ${missed} of ${goals.length}.`);
}
