import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { StaleNotice } from './StaleNotice.tsx';

const meta = {
  title: 'Patterns/StaleNotice',
  component: StaleNotice,
  parameters: usage({
    when: 'What was loaded before is still shown, and its refresh failed.',
    whenNot: 'Nothing has been loaded yet; or the whole page has lost its connection.',
    instead: 'ErrorState, ConnectionNotice.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility: 'A `status` with a button that tries again.',
    do: 'Keep showing what is there.',
    dont: 'Clear the page because a refresh failed.',
  }),
  args: { onRetry: fn() },
} satisfies Meta<typeof StaleNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Is read out when it appears, and asks once more on a press. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent(
      t({
        ru: 'Данные могли измениться: обновить их не удалось.',
        en: 'This may have changed: it could not be refreshed.',
      }),
    );
    await userEvent.click(
      within(notice).getByRole('button', { name: t({ ru: 'Обновить', en: 'Refresh' }) }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(within(notice).getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => <VariantGrid items={{ 'refresh failed': <StaleNotice {...args} /> }} />,
};
