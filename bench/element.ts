import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../scripts/run.ts';
import { stepTimes, timeToFirstPassage, waitUntilIdle } from './elementPage.ts';
import { type ElementServer, serveElement } from './elementServer.ts';
import { elementWork } from './elementWork.ts';
import { openPlainBrowser, type PlainBrowser } from './plainBrowser.ts';
import { goalHere, reference, slownessOf } from './reference.ts';
import { limitRow, type Row } from './report.ts';
import { median, percentile } from './statistics.ts';

const rounds = 5;
const slowness = 4;

type Times = { first: number; steps: number[] };

async function readSlowly(browser: PlainBrowser, url: string): Promise<Times> {
  const page = await browser.newPage();
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(url);
  const first = await timeToFirstPassage(page);
  await waitUntilIdle(page);
  const times = { first, steps: await stepTimes(page) };
  await page.close();
  return times;
}

const slowStep = (times: readonly Times[]): number =>
  percentile(
    times.flatMap(({ steps }) => steps),
    0.95,
  );
const firstOf = (times: readonly Times[]): number => median(times.map(({ first }) => first));

async function measureTimes(browser: PlainBrowser, { pageOf }: ElementServer): Promise<Row[]> {
  const plain: Times[] = [];
  const short: Times[] = [];
  const long: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await readSlowly(browser, pageOf('plain', 100)));
    short.push(await readSlowly(browser, pageOf('element', 100)));
    long.push(await readSlowly(browser, pageOf('element', 10_000)));
  }
  const plainStep = slowStep(plain);
  const beside = (what: string, value: number, other: number, goal: string): Row => ({
    what,
    value: `${value.toFixed(0)} ms`,
    against: `a small Preact reader: ${other.toFixed(0)} ms`,
    ratio: value / other,
    goal,
  });
  const stepGoal = goalHere(25, 'ms', slownessOf([[plainStep, reference.plainReader.step]]));
  return [
    beside('element: first passage, 4x CPU', firstOf(short), firstOf(plain), '≤ 330 ms'),
    beside('element: step p95, 4x CPU', slowStep(short), plainStep, stepGoal),
    beside('element: step p95, 10,000 nodes, 4x CPU', slowStep(long), plainStep, stepGoal),
  ];
}

/** How much the element weighs, how soon it shows a passage and how fast it steps on a slow phone. */
export async function benchElement(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-element-'));
  try {
    await run(['node', '../../scripts/buildElement.ts', folder], {
      cwd: join(import.meta.dirname, '../packages/player'),
    });
    return await measureElement(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureElement(folder: string): Promise<Row[]> {
  const server = await serveElement(folder);
  const browser = await openPlainBrowser();
  try {
    const script = readFileSync(join(folder, 'element.js'));
    return [
      limitRow(
        'element, min + gz, all in',
        gzipSync(script, { level: 9 }).byteLength / 1024,
        'KB',
        25,
      ),
      ...(await measureTimes(browser, server)),
      ...(await elementWork(browser, server)),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
