import type { StoryContext } from '@storybook/react-vite';

/**
 * What a Vitest project does around each story; its setup file says so. Hooks of Vitest would run for the first
 * file alone: all files share one page, which loads the setup file once.
 */
export const storyHooks: {
  before?: () => Promise<void>;
  after?: (context: StoryContext) => Promise<void>;
} = {};
