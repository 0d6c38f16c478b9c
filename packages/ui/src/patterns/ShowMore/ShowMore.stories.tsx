import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { showMoreMessages } from './ShowMore.messages.ts';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'Patterns/ShowMore',
  component: ShowMore,
  parameters: usage({
    when: 'After a list that comes in parts and is read from its top.',
    whenNot: 'A place in the list must be found again, or rows are compared across parts.',
    instead: 'Pagination.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility: 'A button; how much is shown is a `status`, a failure an `alert`.',
    do: 'Tell how much there is in all (`progress`).',
    dont: 'Load on and on while the foot of the page runs away.',
  }),
  args: { hasMore: true, isLoading: false, onMore: fn(), automaticParts: 0 },
} satisfies Meta<typeof ShowMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByButton: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: t(showMoreMessages).more }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

function GrowingList() {
  const [count, setCount] = useState(5);
  return (
    <>
      <ul aria-label="Истории">
        {Array.from({ length: count }, (_, index) => `История ${index + 1}`).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <ShowMore
        hasMore={count < 40}
        isLoading={false}
        automaticParts={2}
        progress={`Показано ${count}`}
        onMore={() => setCount(count + 5)}
      />
    </>
  );
}

/** The first parts come by themselves where the end is near; then the button is asked. */
export const ByItself: Story = {
  render: () => <GrowingList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Показано 1\d/);
    await expect(
      canvas.getByRole('button', { name: t(showMoreMessages).more }),
    ).toBeInTheDocument();
  },
};

/** Reports two changes at once, as a browser does when the reader scrolls before its first report. */
class BatchedObserver {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: false }, { isIntersecting: true }]);
  }
  disconnect(): void {}
}

/** A reader who scrolls to the end at once gets the next part too. */
export const ScrolledAtOnce: Story = {
  args: { automaticParts: 1 },
  beforeEach: () => {
    const original = window.IntersectionObserver;
    window.IntersectionObserver = BatchedObserver as unknown as typeof IntersectionObserver;
    return () => {
      window.IntersectionObserver = original;
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};

/** What failed is told, and waits for a press. */
export const Failed: Story = {
  args: { error: 'Нет связи с сервером.', automaticParts: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи');
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t(showMoreMessages).again }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const AtTheEnd: Story = {
  args: { hasMore: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        'more to come': <ShowMore {...args} />,
        failed: <ShowMore {...args} error="Нет связи с сервером." />,
      }}
    />
  ),
};
