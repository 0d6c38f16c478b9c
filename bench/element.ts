import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { run } from '../scripts/run.ts';
import { stepTimes, timeToFirstPassage, waitUntilIdle } from './elementPage.ts';
import { elementPages, type PageOf } from './elementPages.ts';
import { createMeter } from './frames.ts';
import { goalHere, reference, slownessOf } from './reference.ts';
import { limitRow, type Row } from './report.ts';
import { withBrowser, withPages } from './start.ts';
import { median, percentile } from './statistics.ts';

const rounds = 5;
const slowness = 4;
const viewport = { width: 412, height: 823 };

async function openPage(browser: Browser) {
  const page = await browser.newPage({ viewport });
  const devtools = await page.context().newCDPSession(page);
  // On a phone they take no room: a desktop's would lay a narrow page out anew whenever one comes or goes.
  await devtools.send('Emulation.setScrollbarsHidden', { hidden: true });
  return { page, devtools };
}

type Times = { first: number; steps: number[] };

async function readSlowly(browser: Browser, url: string): Promise<Times> {
  const { page, devtools } = await openPage(browser);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(url, { waitUntil: 'commit' });
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

async function measureTimes(browser: Browser, pageOf: PageOf): Promise<Row[]> {
  const plain: Times[] = [];
  const short: Times[] = [];
  const long: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await readSlowly(browser, pageOf('plain', 100)));
    short.push(await readSlowly(browser, pageOf('element', 100)));
    long.push(await readSlowly(browser, pageOf('element', 10_000)));
  }
  const plainStep = slowStep(plain);
  const slowness = slownessOf([[plainStep, reference.plainReader.step]]);
  const beside = (what: string, value: number, other: number, most: number): Row => ({
    what: `element: ${what}, 4x CPU`,
    value: `${value.toFixed(0)} ms`,
    against: `a small Preact reader: ${other.toFixed(0)} ms`,
    ratio: value / other,
    goal: goalHere(value, most, slowness),
  });
  return [
    beside('first passage', firstOf(short), firstOf(plain), 330),
    beside('step p95', slowStep(short), plainStep, 25),
    beside('step p95, 10,000 nodes', slowStep(long), plainStep, 25),
  ];
}

type Work = { first: number; step: number };

async function workOf(browser: Browser, url: string): Promise<Work> {
  const { page } = await openPage(browser);
  const meter = await createMeter(page);
  const first = await meter.work(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await timeToFirstPassage(page);
  });
  await waitUntilIdle(page);
  let steps: number[] = [];
  const stepping = await meter.work(async () => {
    steps = await stepTimes(page);
  });
  await page.close();
  return { first, step: stepping / Math.max(steps.length, 1) };
}

/** Main-thread work of the element, independent of other load on the machine. */
async function measureWork(browser: Browser, pageOf: PageOf): Promise<Row[]> {
  const bare: number[] = [];
  const element: Work[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await workOf(browser, pageOf('bare', 100))).first);
    element.push(await workOf(browser, pageOf('element', 100)));
  }
  const first = median(element.map((work) => work.first));
  const step = median(element.map((work) => work.step));
  return [
    {
      what: 'element: work until the first passage stands',
      value: `${first.toFixed(0)} ms of the main thread`,
      against: `a bare text: ${median(bare).toFixed(0)} ms`,
      ratio: first / median(bare),
    },
    {
      what: 'element: work of a step',
      value: `${step.toFixed(1)} ms of the main thread`,
      against: '16.7 ms, a frame',
      ratio: step / 16.7,
    },
  ];
}

/** How much the element weighs, how soon it shows a passage and how fast it steps on a slow phone. */
export async function benchElement(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-element-'));
  try {
    await run(['node', '../../scripts/buildElement.ts', folder], {
      cwd: join(import.meta.dirname, '../packages/player'),
    });
    const script = readFileSync(join(folder, 'element.js'));
    const kilobytes = gzipSync(script, { level: 9 }).byteLength / 1024;
    return await withPages(await elementPages(folder), (url) =>
      withBrowser(async (browser) => {
        const pageOf: PageOf = (kind, nodes) => `${url}/${kind}/${nodes}`;
        return [
          limitRow('element, min + gz, all in', kilobytes, 'KB', 25),
          ...(await measureTimes(browser, pageOf)),
          ...(await measureWork(browser, pageOf)),
        ];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
