import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NodeBadge } from '../components/NodeBadge/NodeBadge.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { nodeHues } from '../tokens/index.ts';
import { Chapter } from './Chapter.tsx';

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
        {nodeHues.map((type) => (
          <NodeBadge key={type} type={type} label={type} />
        ))}
      </Inline>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    for (const type of nodeHues) {
      await expect(within(canvasElement).getByText(type)).toBeVisible();
    }
  },
};
