import { nodeTypeNames, nodeTypes } from '@dreamfork/story';
import { Inline } from '@dreamfork/ui';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NodeBadge } from './NodeBadge.tsx';

const meta = {
  title: 'Editor/NodeBadge',
  component: NodeBadge,
  parameters: usage({
    when: 'The type of a node as icon, colour and word.',
    whenNot: 'It is the state of something.',
    instead: 'Badge of `ui`.',
    keyboard: {},
    accessibility: 'The word is read; the icon is hidden.',
    do: 'Use it wherever a node is named.',
    dont: 'Use the colours for anything else.',
  }),
  args: { type: 'choice', label: nodeTypeNames.ru.choice },
} satisfies Meta<typeof NodeBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(nodeTypeNames.ru.choice)).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div data-visual>
      <Inline gap="3" wrap>
        {nodeTypes.map((type) => (
          <NodeBadge key={type} type={type} label={nodeTypeNames.ru[type]} />
        ))}
      </Inline>
    </div>
  ),
};
