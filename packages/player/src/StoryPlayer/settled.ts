import { expect, waitFor } from 'storybook/test';

/** A passage that has settled: nothing moves or fades any more. */
export const settled = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0));
