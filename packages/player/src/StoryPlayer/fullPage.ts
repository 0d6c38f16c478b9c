import { expect, waitFor } from 'storybook/test';

/** Story parameters for a player that fills the page. */
export const fullPage = {
  layout: 'fullscreen',
  docs: { story: { height: 640 } },
} as const;

/** Waits until the passage has no running animation. */
export const animationsEnded = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0));
