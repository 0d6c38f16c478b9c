import { type Profiler, Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');

/**
 * Begins to count how often each block of code runs. Code that is compiled before is counted by function
 * alone, so this stands before the import of what is measured.
 */
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const countOf = ({ functions }: Profiler.ScriptCoverage): number =>
  functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + Math.max(count, 0), 0);

async function takeCount(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith('file:'))
    .reduce((sum, script) => sum + countOf(script), 0);
}

/** How many blocks of code run while something is done. */
export async function countWork(work: () => Promise<void>): Promise<number> {
  await takeCount();
  await work();
  return takeCount();
}
