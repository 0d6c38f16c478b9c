import { t } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';
import { laterMessages } from '../parts/later.messages.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import {
  afterFortyForks,
  atTheEnd,
  atTheFoot,
  fortyForks,
  lighthouse,
  lighthouseAbridged,
  severalPaths,
  withBrokenMedia,
  withMarks,
  withMedia,
  withoutStart,
  withRecording,
} from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Matrix',
  component: StoryPlayer,
  args: { story: lighthouse },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  tags: ['visual', '!autodocs'],
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (players: ReactNode): Story => ({ render: () => <>{players}</> });

export const AtAChoice: Story = { args: { initialState: atTheFoot } };

/** What an end shows of the path comes once the page is idle. */
const pathShown: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('list', { name: t(laterMessages).path.back });
};

export const AtAnEnd: Story = {
  args: { initialState: atTheEnd, shareUrl: 'https://example.org/story/1' },
  play: pathShown,
};

export const AfterFortyForks: Story = {
  args: { story: fortyForks, initialState: afterFortyForks },
  play: pathShown,
};

export const Marks: Story = { args: { story: withMarks } };

export const Inline = shown(
  <>
    <StoryPlayer story={severalPaths} presentation="inline" headingLevel={2} />
    <StoryPlayer
      story={lighthouseAbridged}
      presentation="inline"
      headingLevel={2}
      initialState={atTheFoot}
      storage={memoryStorage()}
      storyId="matrix"
    />
  </>,
);

export const Media = shown(
  <>
    <StoryPlayer story={withMedia} presentation="inline" headingLevel={2} />
    <StoryPlayer story={withRecording} presentation="inline" headingLevel={2} />
    <StoryPlayer story={withBrokenMedia} presentation="inline" headingLevel={2} />
  </>,
);

export const Missing: Story = { args: { story: withoutStart } };
