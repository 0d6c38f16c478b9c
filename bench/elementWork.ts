import { firstPassage, quietMoment, stepTimes } from './elementPage.ts';
import type { ElementServer } from './elementServer.ts';
import type { PlainBrowser, PlainPage } from './plainBrowser.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 7;

type Metrics = { metrics: { name: string; value: number }[] };
type Work = { first: number; step: number };

/** Milliseconds that the main thread of the page has worked, in time it had for itself. */
async function workedBy(page: PlainPage): Promise<number> {
  const { metrics } = await page.send<Metrics>('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function measure(browser: PlainBrowser, url: string): Promise<Work> {
  const page = await browser.newPage();
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  const opening = await workedBy(page);
  await page.goto(url);
  await firstPassage(page);
  const first = (await workedBy(page)) - opening;
  await quietMoment(page);
  const beforeSteps = await workedBy(page);
  const { length } = await stepTimes(page);
  const step = ((await workedBy(page)) - beforeSteps) / Math.max(length, 1);
  await page.close();
  return { first, step };
}

/** What the element asks of the main thread: others on the machine do not count. */
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
