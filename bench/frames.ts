import type { CDPSession, Page } from 'playwright';

export type Frames = {
  perSecond: number;
  /** Milliseconds of the longest frame. */
  longest: number;
  /** Milliseconds of main-thread work a frame, in time the thread itself had. */
  work: number;
};

/** Measures a page by its own clock and by what its main thread has worked. */
export async function createMeter(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const metric = async (name: string): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };

  /** Frames while steps are made, one input in flight at a time, as a real pointer has it. */
  const frames = async (steps: number, step: (index: number) => Promise<void>): Promise<Frames> => {
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { frameTimes: times });
      const count = (time: number) => {
        times.push(time);
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    const before = await metric('TaskDuration');
    for (let index = 0; index < steps; index += 1) {
      await step(index);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const worked = (await metric('TaskDuration')) - before;
    const times = await page.evaluate(() => {
      const { frameTimes } = globalThis as unknown as { frameTimes: number[] };
      return frameTimes.splice(0);
    });
    const gaps = times.slice(1).map((time, index) => time - (times[index] as number));
    const span = gaps.reduce((sum, gap) => sum + gap, 0);
    return {
      perSecond: (gaps.length * 1000) / span,
      longest: Math.max(...gaps),
      work: (worked * 1000) / gaps.length,
    };
  };

  return {
    frames,
    heapMegabytes: async (): Promise<number> => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1e6;
    },
  };
}

export type Meter = Awaited<ReturnType<typeof createMeter>>;
