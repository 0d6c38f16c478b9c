import { Grid, Icon, type IconProps, Inline, Text } from '@dreamfork/ui';
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
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';

const nodeIcons: Readonly<Record<string, IconProps['icon']>> = {
  'Start, CirclePlay': CirclePlay,
  'Text, TextAlignStart': TextAlignStart,
  'Choice, Split': Split,
  'Image, Image': Image,
  'Video, Clapperboard': Clapperboard,
  'Audio, AudioLines': AudioLines,
  'Document, FileText': FileText,
  'End, Flag': Flag,
};

const meta = {
  title: 'Foundations/Icons',
  component: Chapter,
  args: {
    title: 'Icons',
    lead: 'Icons are Lucide (lucide.dev), drawn with the line of the text beside them. They help to find a word again; they seldom replace it.',
    rules: [
      'An icon beside words is decoration and is hidden from screen readers. An icon alone is an IconButton, whose label is its name and its tooltip.',
      '16 px in small controls and badges, 18 in medium ones, 20 in large ones.',
      'The type of a node is told by icon, word and hue together: below, each with the name of its icon.',
      'No emoji, no icon in a coloured tile, no row of icons that all look alike.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Icons: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Grid as="ul" columns={{ narrow: 1, middle: 2, wide: 4 }} gap="4">
        {Object.entries(nodeIcons).map(([name, icon]) => (
          <li key={name}>
            <Inline gap="3" align="center">
              <Icon icon={icon} size={20} />
              <Text size="13">{name}</Text>
            </Inline>
          </li>
        ))}
      </Grid>
    </Chapter>
  ),
};
