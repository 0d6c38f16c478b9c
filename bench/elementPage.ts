import type { Page } from 'playwright';

/** Milliseconds from the start of the navigation until the heading of a passage has been painted. */
export const timeToFirstPassage = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const player = document.querySelector('dreamfork-player')?.shadowRoot;
          if (!player?.querySelector('article')) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
        };
        look();
      }),
  );

/** Waits until the page is idle: fonts and progress are handled then and are no part of a step. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))),
  );

/**
 * Presses "next" passage by passage, with a pause on each; returns the milliseconds from each press to the
 * paint of the next passage.
 */
export const stepTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const times: number[] = [];
    const player = document.querySelector('dreamfork-player')?.shadowRoot;
    for (let step = 0; step < 40; step += 1) {
      const choice =
        player
          ?.querySelector('article:not([aria-hidden])')
          ?.querySelector<HTMLElement>('ol button') ??
        player?.querySelector<HTMLElement>('footer button:nth-last-child(2)');
      if (!choice) break;
      const began = performance.now();
      choice.click();
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted, 0));
      });
      times.push(performance.now() - began);
      await new Promise((read) => {
        requestIdleCallback(() => setTimeout(read, 300));
      });
    }
    return times;
  });
