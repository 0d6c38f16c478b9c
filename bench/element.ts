import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../scripts/run.ts';
import { firstPassage, quietMoment, stepTimes } from './elementPage.ts';
import { type ElementServer, serveElement } from './elementServer.ts';
import { elementWork } from './elementWork.ts';
import { openPlainBrowser, type PlainBrowser } from './plainBrowser.ts';
import { limitRow, type Row } from './report.ts';
import { median, percentile } from './statistics.ts';

const rounds = 7;
const slowness = 4;

async function buildElement(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-element-'));
  try {
    await run(['node', '../../scripts/buildElement.ts', folder], {
      cwd: join(import.meta.dirname, '../packages/player'),
    });
    return readFileSync(join(folder, 'element.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Times = { first: number; steps: number[] };

async function readSlowly(browser: PlainBrowser, url: string): Promise<Times> {
  const page = await browser.newPage();
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(url);
  const first = await firstPassage(page);
  await quietMoment(page);
  const times = { first, steps: await stepTimes(page) };
  await page.close();
  return times;
}

async function measureTimes(browser: PlainBrowser, { pageOf }: ElementServer): Promise<Row[]> {
  const bare: number[] = [];
  const short: Times[] = [];
  const long: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await readSlowly(browser, pageOf('bare', 100))).first);
    short.push(await readSlowly(browser, pageOf('element', 100)));
    long.push(await readSlowly(browser, pageOf('element', 10_000)));
  }
  const slowStep = (times: readonly Times[]) =>
    percentile(
      times.flatMap(({ steps }) => steps),
      0.95,
    );
  const first = median(short.map((times) => times.first));
  return [
    limitRow('element: first passage, 4x CPU', first, 'ms', 330),
    {
      what: 'element: first passage beside a bare text',
      value: `${first.toFixed(0)} ms`,
      against: `${median(bare).toFixed(0)} ms`,
      ratio: first / median(bare),
    },
    limitRow('element: step p95, 4x CPU', slowStep(short), 'ms', 25),
    limitRow('element: step p95, 10,000 nodes, 4x CPU', slowStep(long), 'ms', 25),
  ];
}

/** How much the element weighs, how soon it shows a passage and how fast it steps on a slow phone. */
export async function benchElement(): Promise<Row[]> {
  const script = await buildElement();
  const server = await serveElement(script);
  const browser = await openPlainBrowser();
  try {
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
