import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('./runParts.ts', import.meta.url).href;

/** Runs parts in a child process: an unhandled rejection affects the whole process. */
const runInProcess = (parts: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const script = `
      import { runParts } from ${JSON.stringify(module)};
      const row = (what) => [{ what, value: '7 ms', against: '10 ms', ratio: 0.7 }];
      const later = () => new Promise((resolve) => setImmediate(resolve));
      await runParts(${parts});
    `;
    const child = execFile(
      process.execPath,
      ['--input-type=module', '--eval', script],
      (_error, stdout) => resolve({ code: child.exitCode ?? 1, output: stdout }),
    );
  });

test('the table lists the figures of all parts', async () => {
  const parts = `{ first: async () => row('one'), second: async () => row('two') }`;
  const { code, output } = await runInProcess(parts);
  expect(output).toMatch(/one +7 ms +10 ms +0\.70\s+two +7 ms/);
  expect(code).toBe(0);
});

test.each([
  ['throws', `async () => { throw new Error('no page') }`],
  [
    'is refused what nobody waits for',
    `async () => { Promise.reject(new Error('no page')); await later(); return []; }`,
  ],
  [
    'throws outside of its own steps',
    `async () => { setImmediate(() => { throw new Error('no page') }); await later(); await later(); return []; }`,
  ],
])('a part that %s is named, and the others keep their figures', async (_how, broken) => {
  const parts = `{ first: async () => row('one'), broken: ${broken}, last: async () => row('two') }`;
  const { code, output } = await runInProcess(parts);
  expect(output).toMatch(/one +7 ms/);
  expect(output).toMatch(/two +7 ms/);
  expect(output).toMatch(/broken +failed +no page/);
  expect(code).toBe(1);
});
