import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Публичные', value: 12, max: 40, valueLabel: '12 из 40 · 30 %' },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Публичные' });
    await expect(meter).toHaveAttribute('aria-valuetext', '12 из 40 · 30 %');
  },
};

/** A whole of nothing is an empty bar, not an error. */
export const OfNothing: Story = {
  args: { value: 0, max: 0, valueLabel: undefined },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Публичные' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await expect(meter).toHaveTextContent('0');
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <Meter {...args} />
    </InEachTheme>
  ),
};
