import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
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

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <ProgressBar {...args} />
    </InEachTheme>
  ),
};
