import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  parameters: usage({
    when: 'An amount of a whole that does not change as one looks: public stories of all, room used of room given.',
    whenNot: 'Work goes on, or several parts of the whole are compared.',
    instead: 'ProgressBar for work, ShareBar for several parts, StatCard for a figure alone.',
    keyboard: {},
    accessibility:
      'A `meter` with its label and value; `valueLabel` gives the words that are read.',
    do: 'Give `valueLabel` where a percentage says too little: “12 of 20 stories”.',
    dont: 'Show work that goes on.',
  }),
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

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        none: <Meter label="Публичные" value={0} max={40} />,
        some: <Meter label="Публичные" value={12} max={40} valueLabel="12 из 40 · 30 %" />,
        all: <Meter label="Публичные" value={40} max={40} />,
        'of nothing': <Meter label="Публичные" value={0} max={0} />,
        hideLabel: <Meter label="Публичные" value={12} max={40} hideLabel />,
      }}
    />
  ),
};
