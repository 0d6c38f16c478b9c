import type { Row } from './report.ts';
import { engines, runOnEngine } from './start.ts';
import { percentile } from './statistics.ts';

const goal = 50;

type Line = { what: string; times: number[] };

/** How long lists and searches take among a hundred thousand public stories. */
export async function benchStories(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    for (const { what, times } of await runOnEngine<Line>('stories.ts', engine)) {
      const slow = percentile(times, 0.95);
      rows.push({
        what: `100,000 stories, ${engines[engine]}: ${what}`,
        value: `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${slow.toFixed(1)} ms`,
        against: `${goal} ms`,
        ratio: slow / goal,
        goal: '≤ 1',
      });
    }
  }
  return rows;
}
