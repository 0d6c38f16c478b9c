import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

export type Frames = {
  perSecond: number;
  /** Milliseconds of the longest frame. */
  longest: number;
  /** Milliseconds of main-thread work a frame, in time the thread itself had. */
  work: number;
};

/** Milliseconds between two pointer events at 60 Hz. */
const pointerInterval = 1000 / 60;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

function longestTaskIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isMain = (event: TraceEvent) =>
    event.name === 'thread_name' && event.args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents.reduce(
    (longest, { name, pid, tid, tdur = 0 }) =>
      name.endsWith('RunTask') && mains.has(`${pid} ${tid}`)
        ? Math.max(longest, tdur / 1000)
        : longest,
    0,
  );
}

/** Measures frames and main-thread work of a page. */
export async function createMeter(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const metric = async (name: string): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };

  /** Runs an action; returns the milliseconds of main-thread work. */
  const work = async (act: () => Promise<void>): Promise<number> => {
    const before = await metric('TaskDuration');
    await act();
    return ((await metric('TaskDuration')) - before) * 1000;
  };

  /**
   * Does something; answers the milliseconds of the main thread's longest task, in its own time. The page
   * is traced for it, which costs a browser some frames: they are counted without it.
   */
  const longestTask = async (act: () => Promise<void>): Promise<number> => {
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await act();
    const trace = await browser?.stopTracing();
    return trace ? longestTaskIn(trace) : Number.NaN;
  };

  /** Runs a step at every pointer interval, also when the page falls behind. */
  const beats = async (steps: number, step: (index: number) => Promise<void>): Promise<void> => {
    const started = performance.now();
    const made: Promise<void>[] = [];
    for (let index = 0; index < steps; index += 1) {
      made.push(step(index));
      const rest = started + (index + 1) * pointerInterval - performance.now();
      if (rest > 0) await wait(rest);
    }
    await Promise.all(made);
  };

  const frames = async (steps: number, step: (index: number) => Promise<void>): Promise<Frames> => {
    await page.evaluate(() => {
      const times: number[] = [];
      const count = (time: number) => {
        times.push(time);
        handle = requestAnimationFrame(count);
      };
      let handle = requestAnimationFrame(count);
      Object.assign(globalThis, {
        endFrames: () => {
          cancelAnimationFrame(handle);
          return times;
        },
      });
    });
    const worked = await work(() => beats(steps, step));
    const times = await page.evaluate(() =>
      (globalThis as unknown as { endFrames: () => number[] }).endFrames(),
    );
    const gaps = times.slice(1).map((time, index) => time - (times[index] as number));
    const span = gaps.reduce((sum, gap) => sum + gap, 0);
    return {
      perSecond: (gaps.length * 1000) / span,
      longest: Math.max(...gaps),
      work: worked / Math.min(gaps.length, steps),
    };
  };

  const collectGarbage = async (): Promise<void> => {
    await devtools.send('HeapProfiler.collectGarbage');
  };

  return {
    frames,
    work,
    longestTask,
    /** Collects garbage, so that one measurement does not affect the next. */
    collectGarbage,
    heapMegabytes: async (): Promise<number> => {
      await collectGarbage();
      return (await metric('JSHeapUsedSize')) / 1e6;
    },
  };
}

export type Meter = Awaited<ReturnType<typeof createMeter>>;
