import { stepTimes, timeToFirstPassage, waitUntilIdle } from './elementPage.ts';
import type { ElementServer } from './elementServer.ts';
import type { PlainBrowser, PlainPage } from './plainBrowser.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 7;

type Metrics = { metrics: { name: string; value: number }[] };
type Work = { first: number; step: number };

/** Milliseconds of main-thread work of the page, in CPU time. */
async function mainThreadTime(page: PlainPage): Promise<number> {
  const { metrics } = await page.send<Metrics>('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function measure(browser: PlainBrowser, url: string): Promise<Work> {
  const page = await browser.newPage();
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  const opening = await mainThreadTime(page);
  await page.goto(url);
  await timeToFirstPassage(page);
  const first = (await mainThreadTime(page)) - opening;
  await waitUntilIdle(page);
  const beforeSteps = await mainThreadTime(page);
  const { length } = await stepTimes(page);
  const step = ((await mainThreadTime(page)) - beforeSteps) / Math.max(length, 1);
  await page.close();
  return { first, step };
}

/** Main-thread work of the element, independent of other load on the machine. */
export async function elementWork(
  browser: PlainBrowser,
  { pageOf }: ElementServer,
): Promise<Row[]> {
  const bare: number[] = [];
  const element: Work[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await measure(browser, pageOf('bare', 100))).first);
    element.push(await measure(browser, pageOf('element', 100)));
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
