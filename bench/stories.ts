import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Row } from './report.ts';
import { percentile } from './statistics.ts';

const goal = 50;
const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

async function measure(engine: keyof typeof engines): Promise<Row[]> {
  const child = spawn(process.execPath, ['apps/server/bench/stories.ts', engine], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const rows: Row[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const { what, times }: { what: string; times: number[] } = JSON.parse(line);
    const slow = percentile(times, 0.95);
    rows.push({
      what: `100,000 stories, ${engines[engine]}: ${what}`,
      value: `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${slow.toFixed(1)} ms`,
      against: `${goal} ms`,
      ratio: slow / goal,
      goal: '≤ 1',
    });
  }
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`Measuring stories on ${engines[engine]} failed.`);
  return rows;
}

/** How long lists and searches take among a hundred thousand public stories. */
export async function benchStories(): Promise<Row[]> {
  return [...(await measure('sqlite')), ...(await measure('postgres'))];
}
