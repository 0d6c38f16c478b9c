import { expect, waitFor } from 'storybook/test';

/** How Storybook shows a player that fills its page. */
export const fullPage = {
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 640 } },
} as const;

/** A passage that has settled: nothing moves or fades any more. */
export const settled = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0));
