import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: usage({
    when: 'Work that goes on and whose end is known: an upload, an import. Without `value` it only says that work goes on.',
    whenNot: 'Nothing is being worked on, it is an amount; or the work lasts less than a second.',
    instead: 'Meter for an amount, Spinner for a moment, Skeleton for a page that is coming.',
    keyboard: {},
    accessibility:
      'A `progressbar` with label and value; without a value it says only that work goes on.',
    do: 'Say what is being done: “Uploading the cover”.',
    dont: 'Invent a value that is not known.',
  }),
  args: { label: 'Загрузка файла', value: 18, max: 50 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загрузка файла' });
    await expect(bar).toHaveAttribute('aria-valuenow', '18');
    await expect(bar).toHaveAttribute('aria-valuemax', '50');
    await expect(bar).toHaveTextContent('36');
  },
};

export const Unknown: Story = {
  args: { value: undefined, hideLabel: true },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загрузка файла' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        nothing: <ProgressBar label="Загрузка файла" value={0} />,
        some: <ProgressBar label="Загрузка файла" value={18} max={50} />,
        all: <ProgressBar label="Загрузка файла" value={100} />,
        hideLabel: <ProgressBar label="Загрузка файла" value={40} hideLabel />,
        unknown: <ProgressBar label="Загрузка файла" />,
      }}
    />
  ),
};
