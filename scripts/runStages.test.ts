import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPlaywright } from './reports.ts';
import type { Command } from './run.ts';
import { type Ending, runStages, type Stage } from './runStages.ts';
import { summarise, writeTable } from './summary.ts';

// What the parts of a made-up run say would look like parts of this one.
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => vi.restoreAllMocks());

const folder = mkdtempSync(join(tmpdir(), 'dreamfork-stages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, `${name}.json`);
const node = (script: string): Command => [process.execPath, '--eval', script];
const report = (failed: number): string =>
  JSON.stringify({
    errors: [],
    suites: [],
    stats: { expected: 5, unexpected: failed, flaky: 0, skipped: 0 },
  });

/** A stage whose runner does this, and leaves its report under the stage's name. */
const stage = (name: string, script: string): Stage => ({
  name,
  budget: 1,
  commands: [node(`const fs = require('node:fs'); ${script}`)],
  report: { file: file(name), read: readPlaywright },
});

const write = (name: string, text: string): string =>
  `fs.writeFileSync(${JSON.stringify(file(name))}, ${JSON.stringify(text)});`;

const summaryOf = async (...stages: Stage[]) => summarise(await runStages(stages));

describe('the closing line', () => {
  it('sums what passed and failed', async () => {
    const good = stage('good', write('good', report(0)));
    const bad = stage('bad', `${write('bad', report(2))} process.exit(1)`);
    expect(await summaryOf(good, bad)).toEqual({
      line: 'tests: 10 passed, 2 failed',
      skipped: 0,
      broken: ['bad'],
      failures: [],
    });
  });

  it.each([
    ['ends before it writes a report', 'process.exit(0)', 0],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`, 0],
    ['leaves half a report', write('broken', '{"errors":'), 0],
    ['leaves a report of another kind', write('broken', '{}'), 0],
    ['fails after all tests have passed', `${write('broken', report(0))} process.exit(1)`, 5],
  ])('counts a failure where a part %s', async (_how, script, passed) => {
    const good = stage('good', write('good', report(0)));
    rmSync(file('broken'), { force: true });
    expect(await summaryOf(stage('broken', script), good)).toEqual({
      line: `tests: ${5 + passed} passed, 1 failed`,
      skipped: 0,
      broken: ['broken'],
      failures: [],
    });
  });

  it('counts a failure where a part cannot be started', async () => {
    const missing: Stage = {
      name: 'missing',
      budget: 1,
      commands: [[join(folder, 'no-such-program')]],
    };
    const { line, broken } = await summaryOf(missing);
    expect([line, broken]).toEqual(['tests: 0 passed, 1 failed', ['missing']]);
  });
});

describe('the order', () => {
  it('begins a stage when the one that it waits for has ended, and the others in their order', async () => {
    const log = file('order');
    const logging = (name: string, after?: string): Stage => ({
      name,
      budget: 1,
      ...(after ? { after } : {}),
      commands: [node(`require('node:fs').appendFileSync(${JSON.stringify(log)}, '${name} ')`)],
    });
    await runStages([
      logging('flows', 'build'),
      logging('build'),
      logging('lint'),
      logging('c', 'absent'),
    ]);
    const order = readFileSync(log, 'utf8').trim().split(' ');
    expect(order.toSorted()).toEqual(['build', 'c', 'flows', 'lint']);
    expect(order.indexOf('flows')).toBeGreaterThan(order.indexOf('build'));
  });
});

describe('the table', () => {
  const ending = (name: string, seconds: number): Ending => ({
    stage: { name, budget: 100, commands: [] },
    code: 0,
    seconds,
    passed: 7,
    failed: 1,
    skipped: 0,
    failures: [],
    durations: Array.from({ length: 8 }, (_, index) => ({ name: `test ${index}`, seconds: index })),
  });

  it('names the stages over their budget and the ten slowest tests', () => {
    const lines = writeTable([ending('unit', 99), ending('stories', 250)], 300).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'stage    seconds  budget  tests',
      'unit          99     100      8',
      'stories      250     100      8  over its budget',
      '',
      '5.0 minutes; the slowest tests:',
    ]);
    expect(lines.slice(5)).toHaveLength(10);
    expect(lines[5]).toBe('    7.0 s  unit: test 7');
  });
});
