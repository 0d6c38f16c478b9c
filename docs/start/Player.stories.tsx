import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { typeset } from '@dreamfork/story/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import App from '../../packages/player/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/Player',
  component: App,
  args: { id: lighthouseStory.id },
  parameters: getStarted(
    {
      package: 'player',
      notes: [
        'The player makes no requests. The story, where the reader’s place is kept (`storage`) and what happens with its events (`onEvent`) are props.',
        '`presentation` says how it sits on the page: `page` fills it, `inline` is as high as its text, `overlay` lies above it.',
        'It needs no provider. Its theme is that of the page (`data-theme`), its language `locale`.',
        'On a page without React, one script gives the element `dreamfork-player`; a frame of `/embed/ID` is the third way.',
      ],
      next: {
        'player-reading--docs': 'Reading, with all props',
        'player-variables--docs': 'Stories that remember',
        'guides-embedding--docs': 'On other pages: element, frame, Vite, Next, WordPress',
      },
    },
    560,
  ),
  beforeEach: signedIn(),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: typeset(lighthouseStory.document.title) }),
    ).toBeVisible();
  },
};
