import type { Page } from 'playwright';
import type { Meter } from './frames.ts';
import { median, percentile } from './statistics.ts';

/** Milliseconds from a key to its paint, and of main-thread work. */
export type Reaction = { untilPaint: number; work: number; longestTask: number };

const presses = 5;

/**
 * Waits until deferred work is done, so that it is not measured: three idle callbacks in a row must have
 * nearly all of their time left.
 */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    const left = () =>
      new Promise<number>((resolve) => {
        requestIdleCallback((idle) => resolve(idle.timeRemaining()), { timeout: 1000 });
      });
    const started = performance.now();
    for (let quiet = 0; quiet < 3 && performance.now() - started < 10_000; ) {
      quiet = (await left()) > 40 ? quiet + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

type KeyTimes = { keyTimes: number[] };

/** Starts recording the time from each key to its paint. */
export const recordKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    const isModifier = (name: string) => name === 'Control' || name === 'Shift';
    const onKeyDown = ({ timeStamp, key }: KeyboardEvent) => {
      if (isModifier(key)) return;
      requestAnimationFrame(() => {
        // A message event fires right after the frame; a timer would be queued.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    addEventListener('keydown', onKeyDown, true);
  });

export const takeKeyTimes = async (page: Page, count: number): Promise<number[]> => {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as KeyTimes).keyTimes.length >= wanted,
    count,
  );
  return page.evaluate(() => (globalThis as unknown as KeyTimes).keyTimes.splice(0));
};

/** Letters add nodes only while no panel has the focus. */
export const leavePanels = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

type Presses = {
  key: string;
  /** Prepares the page for the key. */
  before: () => Promise<void>;
};

/** Presses a key repeatedly; returns the median reaction, and the longest task of one more press. */
export async function pressRepeatedly(
  page: Page,
  meter: Meter,
  { key, before }: Presses,
): Promise<Reaction> {
  const press = async (measure: Meter['work']) => {
    await before();
    await takeKeyTimes(page, 0);
    const measured = await measure(() => page.keyboard.press(key));
    const [untilPaint = Number.NaN] = await takeKeyTimes(page, 1);
    await waitUntilIdle(page);
    return { measured, untilPaint };
  };
  const reactions = [];
  for (let time = 0; time < presses; time += 1) reactions.push(await press(meter.work));
  return {
    untilPaint: median(reactions.map(({ untilPaint }) => untilPaint)),
    work: median(reactions.map(({ measured }) => measured)),
    longestTask: (await press(meter.longestTask)).measured,
  };
}

const letters = 'the boat touches the stones';

/** Types at human speed; the autosave and the diagnostics that follow are included. */
async function type(page: Page, meter: Meter): Promise<Reaction> {
  const act = async () => {
    await page.keyboard.type(letters, { delay: 110 });
    await page.waitForTimeout(3500);
  };
  const work = (await meter.work(act)) / letters.length;
  const untilPaint = percentile(await takeKeyTimes(page, letters.length), 0.95);
  const longestTask = await meter.longestTask(act);
  await takeKeyTimes(page, letters.length);
  return { untilPaint, work, longestTask };
}

export async function typeIntoNode(page: Page, meter: Meter): Promise<Reaction> {
  const tab = page.getByTestId('node-tab');
  await tab.getByRole('button', { name: 'Изменить' }).click();
  await tab.getByLabel('Текст').focus();
  const reaction = await type(page, meter);
  await page.keyboard.press('Escape');
  return reaction;
}

export async function typeTitle(page: Page, meter: Meter): Promise<Reaction> {
  await page.getByRole('tab', { name: 'История' }).click();
  await page.getByLabel('Название истории').focus();
  return type(page, meter);
}
