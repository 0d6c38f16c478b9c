import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantTable } from '../../testing/variantGrid.tsx';
import { textTones } from '../Text/variants.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: usage({
    when: 'A Lucide icon beside the word it belongs to, or with a `label` where it alone carries a meaning.',
    whenNot: 'It is pressed, or it tells the type of a node.',
    instead: 'IconButton for pressing, NodeBadge for node types, Logo for the product.',
    keyboard: {},
    accessibility: 'Hidden from screen readers unless it has a `label`.',
    do: 'Put a word beside it, or give it a `label`.',
    dont: 'Let a colour or a shape alone carry the meaning.',
  }),
  args: { icon: Anchor },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a label an icon is decoration. */
export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithMeaning: Story = {
  args: { label: 'Якорь' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Якорь' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantTable rows={textTones} columns={['16', '18', '20', '32']}>
      {(tone, size) => <Icon icon={Anchor} tone={tone} size={Number(size)} />}
    </VariantTable>
  ),
};
