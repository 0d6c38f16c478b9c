import { limitRow, type Row } from './report.ts';
import { engines, runOnEngine } from './start.ts';

/** What `large-saves.ts` prints of each step. */
type Step = {
  what: string;
  memory: { peak: number };
  longestWait: Record<string, number>;
};

/** 24 saves of 22 MB at once: memory of the server's process, and how long others wait, on each engine. */
export async function benchSaves(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    for (const step of await runOnEngine<Step>('large-saves.ts', engine)) {
      const name = `24 saves of 22 MB (${step.what}, ${engines[engine]})`;
      rows.push(
        limitRow(`${name}, memory of the server`, step.memory.peak, 'MB', 600),
        limitRow(`${name}, others wait`, Math.max(...Object.values(step.longestWait)), 'ms', 500),
      );
    }
  }
  return rows;
}
