import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { memoryStorage } from '../storage/playerStorage.ts';
import {
  atTheEnd,
  atTheFoot,
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

export const AtAnEnd: Story = {
  args: { initialState: atTheEnd, shareUrl: 'https://example.org/story/1' },
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
