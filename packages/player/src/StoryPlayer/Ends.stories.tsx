import { typeset } from '@dreamfork/story/text';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { laterMessages } from '../parts/later.messages.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { atTheEnd, atTheFoot, emptyNodes, lighthouse } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Ends and sharing',
  component: StoryPlayer,
  args: { story: lighthouse, onClose: fn(), onStateChange: fn(), onEvent: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'An end of a story: what was reached, sharing, endings of other readers, what next.',
      whenNot: 'The node has no choice by mistake: that is a dead end, and the player says so.',
      instead: 'The diagnostics of `editor`, which find dead ends before readers do.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'The end is a heading that takes the focus.',
      do: 'Offer to begin anew and to share.',
      dont: 'Call a dead end an end: it is shown as a fault.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: At an end: the bar, then “Start again, push button”.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name: typeset(name) });

export const AtAnEnd: Story = {
  args: { initialState: atTheEnd },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t(playerMessages).end.page.title)).toBeVisible();
    await expect(canvas.getByText(t(playerMessages).end.page.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).end.again }));
    await heading(canvasElement, 'Начало истории');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentNodeId: 'start', history: ['start'] }),
    );
    await animationsEnded(canvasElement);
  },
};

const writeText = fn(async (_text: string) => undefined);

/** Sharing the host's address, with the system's share dialog if there is one. */
export const SharingAnEnd: Story = {
  args: { initialState: atTheEnd, shareUrl: 'https://example.org/story/1' },
  beforeEach: () => {
    writeText.mockClear();
    const clipboard = { configurable: true, value: { writeText } };
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', clipboard);
    return () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t(laterMessages).share.copy }));
    await expect(await canvas.findByText(t(laterMessages).share.copied)).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('https://example.org/story/1');
  },
};

export const SharingByTheHost: Story = {
  args: { onShare: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: t(playerMessages).share.send }),
    );
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** `aside` is shown at the start and at an end, and nowhere in between. */
export const AsideOfTheHost: Story = {
  args: { aside: <p>Автор: Марина Ветрова</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isThere = () => canvas.queryByText('Автор: Марина Ветрова') !== null;
    await expect(isThere()).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await expect(isThere()).toBe(false);
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await userEvent.click(canvas.getByRole('button', { name: typeset('Вернуться к лодке') }));
    await expect(canvas.getByText(t(playerMessages).end.page.title)).toBeInTheDocument();
    await expect(isThere()).toBe(true);
  },
};

export const DeadEnd: Story = {
  args: {
    story: { ...lighthouse, connections: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t(playerMessages).deadEnd.title)).toBeVisible();
    await expect(canvas.getByText(t(playerMessages).deadEnd.text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t(playerMessages).end.again })).toBeVisible();
  },
};

/** A dead end and an empty node offer ways to go on. */
export const NothingToRead: Story = {
  args: { story: emptyNodes },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    const empty = within(
      canvas.getByText(t(playerMessages).emptyNode.title).parentElement as HTMLElement,
    );
    await userEvent.click(empty.getByRole('button', { name: t(playerMessages).back }));
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await userEvent.keyboard('{Enter}{Enter}');
    const end = within(
      canvas.getByText(t(playerMessages).deadEnd.title).parentElement as HTMLElement,
    );
    await userEvent.click(end.getByRole('button', { name: t(playerMessages).back }));
    await expect(root).toHaveAttribute('data-node-id', 'empty');
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).end.again }));
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await animationsEnded(canvasElement);
  },
};

const [toLamp, toKeeper, toWater] =
  lighthouse.nodes.find(({ id }) => id === 'foot')?.choices.map(({ id }) => id) ?? [];

const shares = {
  nodes: [
    {
      nodeId: 'foot',
      choices: [
        { choiceId: toLamp ?? '', percent: 38 },
        { choiceId: toKeeper ?? '', percent: 11 },
        { choiceId: toWater ?? '', percent: 51 },
      ],
    },
  ],
};

/** What other readers chose, after a choice alone, and how many endings this reader has found. */
export const SharesAndEndings: Story = {
  args: {
    initialState: atTheFoot,
    shares,
    showsEndings: true,
    storage: memoryStorage(),
    storyId: 'shares',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(t({ ru: /выбрали так/, en: /chose this/ }))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Позвать смотрителя' }));
    const chosenBy = t({ ru: '11 % выбрали так', en: '11% chose this' });
    await expect(await canvas.findByText(chosenBy)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await heading(canvasElement, 'У подножия маяка');
    await expect(canvas.queryByText(chosenBy)).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: typeset('Подняться и зажечь фонарь') }),
    );
    await expect(await canvas.findByText(t(playerMessages).endings(1, 2))).toBeVisible();
    const status = await canvas.findByText(
      t({
        ru: /38 % выбрали так\. Вы нашли 1 концовку из 2$/,
        en: /38% chose this\. You have found 1 of 2 endings$/,
      }),
    );
    await expect(status).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).back }));
    await userEvent.click(canvas.getByRole('button', { name: typeset('Вернуться к лодке') }));
    await expect(await canvas.findByText(t(playerMessages).endings(2, 2))).toBeVisible();
    await animationsEnded(canvasElement);
  },
};

const disclosed = () => t(playerMessages).withModel;

/** Below the first passage readers are told where the text comes from, if the author wants it. */
export const TextFromModel: Story = {
  args: { disclosesModelText: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(disclosed())).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await waitFor(() => expect(canvas.queryByText(disclosed())).toBeNull());
    await animationsEnded(canvasElement);
  },
};

/** And again at an end. */
export const TextFromModelAtAnEnd: Story = {
  args: { disclosesModelText: true, initialState: atTheEnd },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(disclosed())).toBeVisible();
    await animationsEnded(canvasElement);
  },
};

export const SharesInEnglish: Story = {
  args: { ...SharesAndEndings.args, storyId: 'shares-in-english' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: typeset('Вернуться к лодке') }));
    await expect(await canvas.findByText('51% chose this')).toBeVisible();
    await expect(canvas.getByText('You have found 1 of 2 endings')).toBeVisible();
    await animationsEnded(canvasElement);
  },
};
