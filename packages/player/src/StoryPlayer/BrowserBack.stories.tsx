import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { lighthouse } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Back of the browser',
  component: StoryPlayer,
  args: { story: lighthouse, hasBrowserBack: true, onEvent: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'The back button of the browser goes a step back in the story, if the host wants it.',
      whenNot:
        'Several players, or a short inline one, stand on a page: its history belongs to the page.',
      instead: 'The button and the key for a step back, which every player has.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'Going back announces the passage like going on.',
      do: 'Let the host own the address.',
      dont: 'Fill the history with every passage of an inline player.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const step = (): number => Number(history.state?.dreamforkStep ?? 0);

/** Back closes an open panel, then goes back in the story step by step. */
export const StepByStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isAt = (nodeId: string) =>
      waitFor(() =>
        expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', nodeId),
      );
    const isOpen = (count: number) =>
      waitFor(() => expect(canvas.queryAllByRole('complementary')).toHaveLength(count));
    await userEvent.keyboard('{Enter}');
    await isAt('stones');
    await userEvent.keyboard('{Enter}');
    await isAt('door');
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).settings }));
    await isOpen(1);
    await waitFor(() => expect(step()).toBe(3));

    history.back();
    await isOpen(0);
    await isAt('door');
    history.back();
    await isAt('stones');
    history.back();
    await isAt('start');
    await expect(step()).toBe(0);
    await animationsEnded(canvasElement);
  },
};

/** The player's own Back button stays in sync with the browser's history. */
export const InSync: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    const stepIs = (expected: number) => waitFor(() => expect(step()).toBe(expected));
    await userEvent.keyboard('{Enter}');
    await stepIs(1);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).history }));
    await stepIs(2);
    await userEvent.keyboard('{Escape}');
    await stepIs(1);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).back }));
    await stepIs(0);
    await expect(root).toHaveAttribute('data-node-id', 'start');
    // There is no forward entry, and Back continues from the reader's node.
    history.forward();
    await stepIs(0);
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await animationsEnded(canvasElement);
  },
};

/** Without `hasBrowserBack` the player adds no history entries. */
export const HistoryOfTheHost: Story = {
  args: { hasBrowserBack: false },
  play: async ({ canvasElement }) => {
    const entries = history.length;
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(canvasElement).getByTestId('player-root')).toHaveAttribute(
        'data-node-id',
        'stones',
      ),
    );
    await expect(history.length).toBe(entries);
    await animationsEnded(canvasElement);
  },
};
