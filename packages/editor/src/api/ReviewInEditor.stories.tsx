import { createHandlers } from '@dreamfork/api-client/msw';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { canvasMessages } from '../canvas/messages.ts';
import { commandMessages } from '../commands/messages.ts';
import { counted } from '../counted.messages.ts';
import { reviewMessages } from '../features/review/messages.ts';
import { nodeCard, openEditor } from '../testing/storyActions.ts';
import { ApiRoom, createApiAuthor } from './testing/ApiRoom.tsx';

const meta = {
  title: 'Editor/Over the API/Review in the editor',
  component: ApiRoom,
  parameters: {
    ...usage({
      when: 'The threads of a review are seen on the cards, and walked through by key.',
      whenNot: 'You look for one state of the panel.',
      instead: 'Review.',
      keyboard: { F8: 'To the next open thread; with Shift to the one before.' },
      accessibility: 'The label of a card says how many threads are open.',
      do: 'Walk through all that is open before the story is published.',
      dont: 'Look for the words by hand.',
    }),
    layout: 'fullscreen',
  },
  render: () => <ApiRoom author={createApiAuthor()} />,
  args: { author: createApiAuthor() },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...createHandlers());
  },
} satisfies Meta<typeof ApiRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const pier = 'lighthouse-pier';
const threadsText = (count: number) =>
  t({ ru: counted.ru.threads(count), en: counted.en.threads(count) });

async function openReviewed(canvasElement: HTMLElement) {
  const editor = await openEditor(canvasElement);
  await waitFor(() =>
    expect(nodeCard(editor, pier)).toHaveAccessibleName(
      expect.stringContaining(t(canvasMessages).reviews(2)),
    ),
  );
  return editor;
}

const unfolded = () =>
  waitFor(() => {
    const head = window.document.querySelector('[data-thread] [aria-expanded="true"]');
    const row = head?.closest('[data-thread]');
    if (!row) throw new Error('No thread is unfolded.');
    return row.getAttribute('data-thread');
  });

/** The card of a passage shows its open threads; F8 goes from one to the next and shows where it stands. */
export const Walk: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openReviewed(canvasElement);
    await expect(within(nodeCard(editor, pier)).getByTestId('card-reviews')).toHaveTextContent('2');
    await userEvent.keyboard('{F8}');
    await expect(await unfolded()).toBe('thread-of-the-smoke');
    await waitFor(() => expect(nodeCard(editor, pier).dataset.selected).toBe('true'));
    await userEvent.keyboard('{F8}');
    await waitFor(async () => expect(await unfolded()).toBe('thread-of-the-box'));
    await userEvent.keyboard('{Shift>}{F8}{/Shift}');
    await waitFor(async () => expect(await unfolded()).toBe('thread-of-the-smoke'));
  },
};

/** A resolved thread is no longer counted on the card. */
export const ResolvedThread: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openReviewed(canvasElement);
    await userEvent.keyboard('{F8}');
    await unfolded();
    await userEvent.click(screen.getByRole('button', { name: t(reviewMessages).resolve }));
    await waitFor(() =>
      expect(within(nodeCard(editor, pier)).getByTestId('card-reviews')).toHaveTextContent('1'),
    );
  },
};

/** Where the text of a passage is written, a mark leads to what is said about it. */
export const WhileWriting: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openReviewed(canvasElement);
    await userEvent.click(nodeCard(editor, pier));
    await userEvent.click(editor.getByRole('button', { name: t({ ru: 'Ещё', en: 'More' }) }));
    await userEvent.click(
      await screen.findByRole('menuitem', {
        name: new RegExp(`^${t(commandMessages)['writing-view']}`),
      }),
    );
    const mark = await screen.findByRole('button', { name: threadsText(2) });
    await userEvent.click(mark);
    await expect(await unfolded()).toBe('thread-of-the-smoke');
    await waitFor(() => expect(screen.queryByTestId('writing-view')).toBeNull());
  },
};
