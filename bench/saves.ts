import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { limitRow, type Row } from './report.ts';

const run = promisify(execFile);

/** What `large-saves.ts` prints of each step. */
type Step = {
  what: string;
  memory: { peak: number };
  longestWait: Record<string, number>;
};

/** 24 saves of 22 MB at once: memory of the server's process, and how long others wait, on each engine. */
export async function benchSaves(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of ['sqlite', 'postgres']) {
    const { stdout } = await run(process.execPath, ['apps/server/bench/large-saves.ts', engine]);
    const steps = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Step);
    for (const { what, memory, longestWait } of steps) {
      const name = `24 saves of 22 MB (${what}, ${engine})`;
      rows.push(
        limitRow(`${name}, memory of the server`, memory.peak, 'MB', 600),
        limitRow(`${name}, others wait`, Math.max(...Object.values(longestWait)), 'ms', 500),
      );
    }
  }
  return rows;
}
