import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantTable } from '../../testing/variantGrid.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  parameters: usage({
    when: 'A state or a kind in one or two words beside the thing it belongs to: published, blocked, draft.',
    whenNot: 'It is pressed, or it is the type of a node, or it is a sentence.',
    instead: 'Button or ToggleButton for pressing, Text with a tone for a sentence.',
    keyboard: {},
    accessibility: 'Plain text: its words are read where they stand. The colour only repeats them.',
    do: 'Say the state in a word: “Draft”, “Published”.',
    dont: 'Tell states apart by colour alone, or press a badge.',
  }),
  args: { children: 'Публичная', tone: 'success', icon: Globe },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The word carries the meaning; the icon is decoration. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Публичная');
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantTable rows={badgeTones} columns={['paper', 'surface', 'icon'] as const}>
      {(tone, ground) => (
        <Box background={ground === 'surface' ? 'surface' : 'paper'} padding="2">
          <Badge tone={tone} icon={ground === 'icon' ? Globe : undefined}>
            Публичная
          </Badge>
        </Box>
      )}
    </VariantTable>
  ),
};
