import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AudioLines,
  CirclePlay,
  Clapperboard,
  FileText,
  Flag,
  Image,
  Split,
  TextAlignStart,
} from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Chapter } from './Chapter.tsx';

const icons = {
  start: CirclePlay,
  text: TextAlignStart,
  choice: Split,
  image: Image,
  video: Clapperboard,
  audio: AudioLines,
  document: FileText,
  end: Flag,
};

const meta = {
  title: 'Foundations/Icons',
  component: Chapter,
  args: {
    title: 'Icons',
    lead: 'Icons are Lucide, drawn with the line of the text beside them. They help to find a word again; they seldom replace it.',
    rules: [
      'An icon beside words is decoration and is hidden from screen readers. An icon alone is an IconButton, whose label is its name and its tooltip.',
      '16 px in small controls and badges, 18 in medium ones, 20 in large ones.',
      'The type of a node is told by icon, word and hue together.',
      'No emoji, no icon in a coloured tile, no row of icons that all look alike.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Icons: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Inline gap="3" wrap>
        {Object.entries(icons).map(([name, icon]) => (
          <Badge key={name} icon={icon}>
            {name}
          </Badge>
        ))}
      </Inline>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    for (const name of Object.keys(icons)) {
      await expect(within(canvasElement).getByText(name)).toBeVisible();
    }
  },
};
