import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { storyShapes } from './story-shapes.ts';

/** How many blocks of code ran for each read of a story, and of one of twice its size. */
export type ReadsOfShape = { small: Record<string, number>; large: Record<string, number> };

const script = fileURLToPath(new URL('./measure-reads.ts', import.meta.url));
const growthMaximum = 2.5;

// So that a function counts the same whether or not it is optimised meanwhile.
const everyCallCounts = [
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
  '--no-flush-bytecode',
  '--no-lazy-feedback-allocation',
];

/** In a process of its own: work is counted in code that is compiled after counting began. */
async function measureReads(): Promise<Record<string, ReadsOfShape>> {
  const { stdout } = await promisify(execFile)(process.execPath, [...everyCallCounts, script]);
  return JSON.parse(stdout);
}

test('no public read does more than 2.5 times the work for a story of twice the size', async () => {
  const shapes = await measureReads();
  expect(Object.keys(shapes)).toEqual(Object.keys(storyShapes));
  const growths = Object.entries(shapes).flatMap(([shape, { small, large }]) =>
    Object.entries(large).map(([path, count]) => ({
      read: `${path} (${shape})`,
      growth: count / (small[path] ?? 0),
    })),
  );
  expect(growths.length).toBeGreaterThan(0);
  expect(growths.filter(({ growth }) => !(growth < growthMaximum))).toEqual([]);
});
