import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import { createProgressStorage } from '../storage/progressStorage.ts';
import { ClockContext } from '../time/clock.ts';
import { createManualClock } from '../time/createManualClock.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { atTheFoot, lighthouse } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const clock = createManualClock();
const storage = memoryStorage();

const meta = {
  title: 'Player/Starting over',
  component: StoryPlayer,
  args: {
    story: lighthouse,
    storyId: 'lighthouse',
    storage,
    onStateChange: fn(),
  },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'Beginning anew, and taking that back for a while.',
      whenNot: 'The host has its own button to begin anew.',
      instead: 'Controls of the host: `restart` of the ref in `controls`.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'The toast that takes it back waits while it has the focus.',
      do: 'Offer to undo.',
      dont: 'Ask before it: one press undoes it.',
    }),
  },
  beforeEach: () => {
    clock.reset();
    const progressStorage = createProgressStorage(storage, 'lighthouse');
    progressStorage.keepPlace(atTheFoot);
    progressStorage.flush();
  },
  decorators: [(Story) => <ClockContext value={clock}>{Story()}</ClockContext>],
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = () => t(playerMessages).notice.restarted;

const startOver = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).restart }));
  await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'start');
  return canvas;
};

/** One press undoes a restart: the state, its history and the stored progress. */
export const UndoRestart: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await startOver(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).notice.restore }));
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'foot');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(atTheFoot);
    await waitFor(() =>
      expect(createProgressStorage(storage, 'lighthouse').place()?.history).toEqual(
        atTheFoot.history,
      ),
    );
    await expect(canvas.queryByText(said())).not.toBeInTheDocument();
    await animationsEnded(canvasElement);
  },
};

/** The offer stays for ten seconds, and as long as it has the focus or the pointer. */
export const UndoTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await startOver(canvasElement);
    await waitFor(() => expect(clock.waits()).toEqual([10_000]));
    canvas.getByRole('button', { name: t(playerMessages).notice.restore }).focus();
    clock.strike();
    await expect(canvas.getByText(said(), { selector: 'p' })).toBeVisible();
    await expect(clock.waits()).toEqual([10_000]);
    canvas.getByRole('heading', { level: 2 }).focus();
    clock.strike();
    await waitFor(() => expect(canvas.queryByText(said(), { selector: 'p' })).toBeNull());
    await animationsEnded(canvasElement);
  },
};
