import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { ClockContext } from '../time/clock.ts';
import { createManualClock } from '../time/createManualClock.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import {
  atTheFoot,
  lighthouse,
  longPassage,
  severalPaths,
  twelveChoices,
} from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Reading',
  component: StoryPlayer,
  args: { story: lighthouse, onClose: fn(), onStateChange: fn(), onEvent: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'Shows a story to a reader, node by node, on a page or over it; it takes the story as a prop and calls no server.',
      whenNot: 'An author edits the story.',
      instead: 'StoryEditor of `editor`; its preview shows this player too.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility:
        'The new passage is announced and takes the focus; choices are a list of buttons.',
      do: 'Give `storyId` and `storage`, so that a reader finds the place again.',
      dont: 'Place two players with one `storyId` on a page.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “region Маяк на краю карты”, the bar, “List with 3 items; Подняться и зажечь фонарь, push button”; after that choice “Node 5 of 7. The story is over”; “Reset” says “You have started over, and the list of visited nodes is cleared” and the heading, once more with “Node 1 of 7”. In Russian the voice is asked for Russian. As the element `dreamfork-player` in a page without React: “region Три дороги; Три дороги, heading level 2; List with 3 items; Налево, push button”; after that choice “Узел 2 из 4. История завершена”, Tab: “Начать заново, push button”. Left: the meter’s “71 percent” is spoken beside “Node 5 of 7”.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name });

export const FromTheStart: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'start',
      nodeId: 'start',
      resumed: false,
    });
    await expect(document.body).toHaveFocus();

    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    const title = await heading(canvasElement, 'Мокрые камни');
    await expect(title).toHaveFocus();
    await expect(root).toHaveAttribute('data-node-id', 'stones');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t(playerMessages).counter(2, 7)),
    );
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentNodeId: 'stones', history: ['start', 'stones'] }),
    );
    await animationsEnded(canvasElement);
  },
};

export const Choosing: Story = {
  args: { initialState: atTheFoot },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: t(playerMessages).choose });
    await expect(within(list).getAllByRole('button')).toHaveLength(3);
    await expect(
      canvas.queryByRole('button', { name: t(playerMessages).next }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Позвать смотрителя' }));
    await heading(canvasElement, 'Голос смотрителя');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'choose',
      nodeId: 'foot',
      choiceId: 'foot.2',
    });
    // The event of the action comes before that of the visited node.
    const order = (listener: unknown): number =>
      Math.max(...(listener as Mock).mock.invocationCallOrder);
    await expect(order(args.onEvent)).toBeLessThan(order(args.onStateChange));
    await animationsEnded(canvasElement);
  },
};

export const AtAChoice: Story = { args: { initialState: atTheFoot } };

export const TwelveChoices: Story = {
  args: { story: twelveChoices },
  play: async ({ canvasElement }) => {
    const options = within(canvasElement).getAllByRole('button', { name: /^Дверь номер/ });
    await expect(options).toHaveLength(12);
    await expect(options.map((option) => option.getAttribute('aria-keyshortcuts')).join('')).toBe(
      '1234567890-=',
    );
    await userEvent.keyboard('?');
    const help = await within(canvasElement).findByRole('dialog', {
      name: t(playerMessages).settingsPanel.keys,
    });
    await expect(help).toHaveTextContent(`0-=${t(playerMessages).help.chooseFurther}`);
    await userEvent.keyboard('{Escape}');
    await fireEvent.keyDown(document.body, { key: '=', code: 'Equal' });
    await expect(within(canvasElement).getByTestId('player-root')).toHaveAttribute(
      'data-node-id',
      'room-12',
    );
    await animationsEnded(canvasElement);
  },
};

export const SeveralPaths: Story = {
  args: { story: severalPaths },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const forest = canvas.getByRole('button', { name: /^Лесная тропа/ });
    await expect(forest.textContent).toHaveLength('Лесная тропа'.length + 100);
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${t(playerMessages).untitled}`) }),
    );
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'untitled');
    await expect(await heading(canvasElement, t(playerMessages).counter(2, 3))).toHaveFocus();
    await animationsEnded(canvasElement);
  },
};

export const LabelsOfTheHost: Story = {
  args: { labels: { next: 'Перевернуть страницу', counter: (place) => `Страница ${place}` } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Перевернуть страницу' })).toBeVisible();
    await expect(canvas.getByText('Страница 1', { selector: 'footer *' })).toBeVisible();
  },
};

/** A path to a missing node is labelled as such; a node without a title is untitled. */
export const UnknownTarget: Story = {
  args: {
    story: {
      ...severalPaths,
      nodes: severalPaths.nodes.filter(({ id }) => id !== 'forest'),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: t(playerMessages).unknownNode })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^${t(playerMessages).untitled}`) }),
    ).toBeVisible();
  },
};

/** The border of a choice has enough contrast with the page. */
export const EdgesOfChoices: Story = {
  args: { initialState: atTheFoot },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const option = within(canvasElement).getByRole('button', { name: 'Позвать смотрителя' });
    const strong = document.createElement('i');
    strong.style.color = 'var(--df-color-lineStrong)';
    option.append(strong);
    await expect(option).toHaveStyle({ borderTopColor: getComputedStyle(strong).color });
    strong.remove();
  },
};

const clock = createManualClock();

/** Automatic mode advances after its delay, stops while paused or out of view, and waits for a choice. */
export const Automatic: Story = {
  args: { autoAdvanceDelay: 4000 },
  beforeEach: () => clock.reset(),
  decorators: [(Story) => <ClockContext value={clock}>{Story()}</ClockContext>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await expect(clock.waits()).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).manual }));
    await expect(await canvas.findByRole('button', { name: t(playerMessages).auto })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t(playerMessages).next }),
    ).not.toBeInTheDocument();
    await waitFor(() => expect(clock.waits()).toEqual([4000]));
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).pause }));
    await waitFor(() => expect(clock.waits()).toEqual([]));
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).resume }));
    await waitFor(() => expect(clock.waits()).toEqual([4000]));
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    await waitFor(() => expect(clock.waits()).toEqual([]));
    hide(false);
    await waitFor(() => expect(clock.waits()).toEqual([4000]));
    canvasElement.style.translate = '0 -500vh';
    await waitFor(() => expect(clock.waits()).toEqual([]));
    canvasElement.style.translate = '';
    await waitFor(() => expect(clock.waits()).toEqual([4000]));
    for (const nodeId of ['stones', 'door', 'foot']) {
      clock.strike();
      await waitFor(() => expect(root).toHaveAttribute('data-node-id', nodeId));
      await waitFor(() => expect(clock.waits()).toEqual(nodeId === 'foot' ? [] : [4000]));
    }
    await animationsEnded(canvasElement);
  },
};

export const LongPassage: Story = {
  args: { story: longPassage },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByTestId('player-root');
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.keyboard('{Enter}');
    await expect(await heading(canvasElement, 'end')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await animationsEnded(canvasElement);
  },
};

export const English: Story = {
  args: { initialState: atTheFoot },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Make a choice:')).toBeVisible();
    await expect(canvas.getByText('Node 4 of 7', { selector: 'footer *' })).toBeVisible();
  },
};
