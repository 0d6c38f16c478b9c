import { playReducer, startPlayAt } from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { laterMessages } from '../parts/later.messages.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import {
  afterFortyForks,
  atTheEnd,
  fortyForks,
  lighthouse,
  longPassage,
} from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';
import { atTheShop, shop } from './Variables.fixtures.ts';

const meta = {
  title: 'Player/Path at an end',
  component: StoryPlayer,
  args: { story: lighthouse, initialState: atTheEnd, onStateChange: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'An end of a story with choices: the path that led there, and the way back to each fork.',
      whenNot: 'Every visited node is wanted, not the forks alone.',
      instead: 'The list of visited nodes, which the bar above the text opens.',
      keyboard: { Tab: 'Moves through the forks.', Enter: 'Goes back to the fork with the focus.' },
      accessibility:
        'The path is a list of buttons, each named by its fork, with what was chosen and what was not; the drawing is hidden from screen readers.',
      do: 'Name what the reader has seen.',
      dont: 'Tell where an option leads that nobody took.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const forksOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: t(laterMessages).path.back });

const fork = async (canvasElement: HTMLElement, title: string) =>
  within(await forksOf(canvasElement)).getByRole('button', {
    name: `${t(laterMessages).path.back} ${title}`,
  });

/** Back to the fork, another way, another end: its path is the new one alone. */
export const AnotherWay: Story = {
  args: { showsEndings: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t(playerMessages).end.ending)).toHaveTextContent('Тихая вода');
    const items = within(await forksOf(canvasElement));
    await expect(items.getByText('Вернуться к лодке').closest('li')).toHaveTextContent(
      t(laterMessages).path.taken,
    );
    await expect(items.getByText('Подняться и зажечь фонарь').closest('li')).toHaveTextContent(
      t(laterMessages).path.other,
    );
    // Where the other options lead is not told.
    await expect(canvas.queryByText('Фонарная комната')).toBeNull();
    (await fork(canvasElement, typeset('У подножия маяка'))).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: typeset('У подножия маяка') }),
    ).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: typeset('Подняться и зажечь фонарь') }),
    );
    await expect(await canvas.findByText(t(playerMessages).endings(2, 2))).toBeVisible();
    await expect(within(await forksOf(canvasElement)).getAllByRole('button')).toHaveLength(1);
    await animationsEnded(canvasElement);
  },
};

/** Of a long path the last forks are listed, and all of them on request. */
export const LongPath: Story = {
  args: { story: fortyForks, initialState: afterFortyForks },
  play: async ({ canvasElement }) => {
    const count = async () => within(await forksOf(canvasElement)).getAllByRole('button').length;
    await expect(await count()).toBe(6);
    const whole = within(canvasElement).getByRole('button', {
      name: t(laterMessages).path.whole(40),
    });
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    await expect(await count()).toBe(40);
    const drawing = canvasElement.querySelector('article svg[viewBox^="0 0 320"]');
    await expect(drawing?.getBoundingClientRect().height).toBeLessThan(450);
    await userEvent.click(await fork(canvasElement, typeset('Поворот 3')));
    await expect(
      await within(canvasElement).findByRole('heading', { name: typeset('Поворот 3') }),
    ).toHaveFocus();
    await animationsEnded(canvasElement);
  },
};

/** A story without a choice has an end and no path. */
export const OneEnding: Story = {
  args: {
    story: longPassage,
    initialState: startPlayAt(longPassage, { nodeId: 'end', path: ['start', 'end'] }),
    showsEndings: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t(playerMessages).end.page.title)).toBeVisible();
    await expect(canvas.queryByText(t(laterMessages).path.back)).toBeNull();
    await expect(canvas.getByRole('button', { name: t(playerMessages).end.again })).toBeVisible();
  },
};

const lanternBought = [
  { type: 'choose', choiceId: shop.nodes[1]?.choices[2]?.id ?? '' },
  { type: 'next' },
  { type: 'choose', choiceId: shop.nodes[1]?.choices[0]?.id ?? '' },
] as const;

/** Back at a fork the reader has what they had there: four coins, then seven, then two. */
export const WithVariables: Story = {
  args: {
    story: shop,
    initialState: lanternBought.reduce(
      (state, event) => playReducer(shop, state, event),
      atTheShop,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Осталось монет: 2.')).toBeVisible();
    // In the shop with four coins only one choice was open: that was no fork.
    await userEvent.click(await fork(canvasElement, 'Лавка'));
    await expect(
      await canvas.findByText('И снова здравствуйте, Оля! У вас 7 монет.'),
    ).toBeVisible();
    await animationsEnded(canvasElement);
  },
};

/** What the host offers to read next stands before the button that starts again. */
export const ReadNext: Story = {
  args: { nextStories: <a href="#next">Ночной поезд до Заречья</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await forksOf(canvasElement);
    const next = canvas.getByRole('link', { name: 'Ночной поезд до Заречья' });
    const again = canvas.getByRole('button', { name: t(playerMessages).end.again });
    await expect(next.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** In another page: no links of a site, nothing but the story. */
export const Embedded: Story = {
  args: { presentation: 'inline', headingLevel: 2 },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <StoryPlayer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = await forksOf(canvasElement);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(360);
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const English: Story = {
  args: { showsEndings: true },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: 'Go back to a fork:' })).toBeVisible();
    await expect(canvas.getByText('Your ending:')).toBeVisible();
    await expect(canvas.getByText('You have found 1 of 2 endings')).toBeVisible();
  },
};
