import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: usage({
    when: 'A moment of work, under about a second, with nothing to show in its place: checking who is signed in.',
    whenNot: 'A page or a list is coming, or the end is known, or a button is at work.',
    instead:
      'Skeleton in the shape of what comes, ProgressBar for an end that can be told, `isPending` of a Button.',
    keyboard: {},
    accessibility: 'A `progressbar` without a value, named by `label`.',
    do: 'Say what one waits for.',
    dont: 'Show several at once.',
  }),
  args: { label: 'Проверка авторизации' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('progressbar', {
      name: 'Проверка авторизации',
    });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={eachOf(spinnerSizes, (size) => <Spinner label="Проверка авторизации" size={size} />)}
    />
  ),
};
