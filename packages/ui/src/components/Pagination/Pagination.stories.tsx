import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../../i18n/index.ts';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: usage({
    when: 'A long list that the server gives out by pages.',
    whenNot: 'Everything fits on one page or two, or the list is a stream that is read on.',
    instead: 'Nothing at all for one page, a Button “Show more” for a stream.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility:
      'A `nav` with two buttons; the page and the number of pages are announced when they change.',
    do: 'Keep the place of the reader when the page turns.',
    dont: 'Show it where all fits on one page.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: In browse mode “Back, push button, grayed; Page 1 of 3”; Tab: “navigation Pages; Forward, push button”; Enter says “Page 2 of 3”, once.',
  }),
  args: { page: 1, totalPages: 3, onChange: fn() },
  render: function Pages({ page: firstPage, ...args }) {
    const [page, setPage] = useState(firstPage);
    return (
      <Pagination
        {...args}
        page={page}
        onChange={(next) => {
          setPage(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Back is off on the first page, forward on the last. */
export const FromFirstToLast: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: t({ ru: 'Назад', en: 'Back' }) });
    const forward = canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) });
    await expect(canvas.getByText(t({ ru: 'Страница 1 из 3', en: 'Page 1 of 3' }))).toBeVisible();
    await expect(back).toBeDisabled();
    await userEvent.click(forward);
    await userEvent.click(forward);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText(t({ ru: 'Страница 3 из 3', en: 'Page 3 of 3' }))).toBeVisible();
    await expect(forward).toBeDisabled();
    await expect(back).toBeEnabled();
  },
};

export const NothingToShow: Story = {
  args: { totalPages: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t({ ru: 'Страница 1 из 1', en: 'Page 1 of 1' }))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) }),
    ).toBeDisabled();
  },
};

export const English: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="en">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Page 1 of 3')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        first: <Pagination {...args} page={1} totalPages={625} aria-label="Первая" />,
        middle: <Pagination {...args} page={312} totalPages={625} aria-label="Средняя" />,
        last: <Pagination {...args} page={625} totalPages={625} aria-label="Последняя" />,
        'of nothing': <Pagination {...args} page={1} totalPages={0} aria-label="Пустая" />,
        isDisabled: <Pagination {...args} page={2} isDisabled aria-label="Недоступная" />,
      }}
    />
  ),
};
