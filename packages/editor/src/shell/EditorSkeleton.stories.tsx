import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullHeight } from '../testing/storyEditorParts.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';

const meta = {
  title: 'Editor/Skeleton',
  component: EditorSkeleton,
  parameters: {
    ...usage({
      when: 'The shape of the editor while it loads.',
      whenNot: 'A panel loads.',
      instead: 'Skeleton of `ui`.',
      keyboard: {},
      accessibility: 'Hidden, with one announcement that the editor loads.',
      do: 'Render it on the server too.',
      dont: 'Show it for a failed load.',
    }),
    layout: 'fullscreen',
  },
  decorators: [fullHeight],
} satisfies Meta<typeof EditorSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as high as its parent, so that nothing moves when the editor replaces it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.firstElementChild?.firstElementChild;
    await expect(skeleton?.clientHeight).toBe(window.innerHeight);
  },
};
