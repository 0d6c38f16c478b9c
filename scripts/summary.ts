import type { Tally } from './reports.ts';
import type { Ending } from './runStages.ts';

const slowestShown = 10;

export type Summary = {
  line: string;
  skipped: number;
  /** The stages that failed. */
  broken: string[];
  failures: string[];
};

/** The closing line, the stages that failed, and their failed tests. */
export function summarise(endings: readonly Ending[]): Summary {
  const sum = (key: keyof Tally) => endings.reduce((total, ending) => total + ending[key], 0);
  return {
    line: `tests: ${sum('passed')} passed, ${sum('failed')} failed`,
    skipped: sum('skipped'),
    broken: endings.filter(({ failed }) => failed > 0).map(({ stage }) => stage.name),
    failures: endings.flatMap(({ stage, failures }) =>
      failures.map((text) => `${stage.name}: ${text}`),
    ),
  };
}

/** Where the minutes went: a row for each stage in the order of their ends, then the slowest tests. */
export function writeTable(endings: readonly Ending[], seconds: number): string {
  const rows = endings.map(({ stage, seconds: taken, passed, failed }) => [
    stage.name,
    taken.toFixed(0),
    String(stage.budget),
    String(passed + failed),
    taken > stage.budget ? 'over its budget' : '',
  ]);
  const table = [['stage', 'seconds', 'budget', 'tests', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map(([name = '', ...figures]) =>
    [
      name.padEnd(widths[0] ?? 0),
      ...figures.map((text, index) => text.padStart(widths[index + 1] ?? 0)),
    ]
      .join('  ')
      .trimEnd(),
  );
  const tests = endings.flatMap(({ stage, durations }) =>
    durations.map((test) => ({ ...test, stage: stage.name })),
  );
  const retried = tests
    .filter(({ isRetried }) => isRetried)
    .map(({ stage, name }) => `  ${stage}: ${name}`);
  const slowest = tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(
      ({ seconds: taken, stage, name }) => `${taken.toFixed(1).padStart(7)} s  ${stage}: ${name}`,
    );
  return [
    ...lines,
    '',
    `${(seconds / 60).toFixed(1)} minutes; the slowest tests:`,
    ...slowest,
    ...(retried.length > 0 ? ['', 'Passed at the second try:', ...retried] : []),
  ].join('\n');
}
