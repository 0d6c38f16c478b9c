import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes of memory that a process holds. */
export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}

/** How far the memory of a process rises while work is done, in bytes: above what it was earlier, or just before. */
export async function peakGrowth(
  pid: number,
  work: () => Promise<unknown>,
  earlier?: number,
): Promise<number> {
  const before = earlier ?? (await residentBytes(pid));
  let peak = before;
  let isDone = false;
  const watch = async () => {
    while (!isDone) peak = Math.max(peak, await residentBytes(pid));
  };
  const watching = watch();
  await work();
  isDone = true;
  await watching;
  return peak - before;
}
