import { withPlayValue } from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { StoryPlayer } from './StoryPlayer.tsx';
import { atTheShop, closedShop, shop } from './Variables.fixtures.ts';

/**
 * A story with variables asks its reader, changes its texts, and opens and closes choices. The values are
 * part of the state that the host stores.
 */
const meta = {
  title: 'Player/Variables',
  component: StoryPlayer,
  args: { story: shop, onStateChange: fn(), onEvent: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'Questions, answers and choices that open or close by what a reader did.',
      whenNot: 'All choices are always open and nothing is asked.',
      instead: 'A plain story without variables.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility:
        'A closed choice says why, if the author wants it; answers are labelled fields.',
      do: 'Say why a choice is closed.',
      dont: 'Count on a value that no node sets.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “form; Как вас зовут?, entry, required”, after the bar.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('textbox', { name: typeset(name) });

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name: typeset(name) });

const intoTheShop = async (canvasElement: HTMLElement, coins: string) => {
  await userEvent.type(await field(canvasElement, 'Как вас зовут?'), 'Аня{Enter}');
  await userEvent.type(await field(canvasElement, 'Сколько у вас монет?'), `${coins}{Enter}`);
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: t(playerMessages).next }),
  );
  await heading(canvasElement, 'Лавка');
};

/** A question stops the story: no choice is available before the answer. */
export const AQuestion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await field(canvasElement, 'Как вас зовут?')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t(playerMessages).next })).toBeNull();
  },
};

/** An answer outside the limits says what to do, and the field keeps what was typed. */
export const ARefusedAnswer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).question.answer }));
    const name = await field(canvasElement, 'Как вас зовут?');
    await expect(name).toHaveAccessibleDescription(
      t(playerMessages).question.problems['answer-empty'],
    );
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Аня{Enter}');
    const coins = await field(canvasElement, 'Сколько у вас монет?');
    await expect(coins).toHaveFocus();
    await userEvent.type(coins, '12{Enter}');
    await expect(coins).toHaveAccessibleDescription(
      t({
        ru: 'от 0 до 9 Число слишком велико. Возьмите поменьше.',
        en: 'from 0 up to 9 The number is too large. Choose a smaller one.',
      }),
    );
    await expect(coins).toHaveValue('12');
  },
};

/** After the last answer the passage has the focus, and the story goes on. */
export const AnAnswer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(await field(canvasElement, 'Как вас зовут?'), 'Аня{Enter}');
    await userEvent.type(await field(canvasElement, 'Сколько у вас монет?'), '2{Enter}');
    await expect(await heading(canvasElement, 'У двери')).toHaveFocus();
    await expect(
      await within(canvasElement).findByRole('button', { name: t(playerMessages).next }),
    ).toBeVisible();
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        memory: expect.objectContaining({ values: { v1: 'Аня', v2: 2 } }),
      }),
    );
  },
};

/** A closed choice says why by word, sign and role; a hidden one is not there. */
export const AClosedChoice: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await intoTheShop(canvasElement, '2');
    await expect(canvas.getByText('Здравствуйте, Аня! У вас 2 монет.')).toBeVisible();
    const lamp = canvas.getByRole('button', {
      name: typeset('Купить фонарь Фонарь стоит 5 монет, а у вас 2'),
    });
    await expect(lamp).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /кладовую/ })).toBeNull();
    await userEvent.click(lamp);
    await userEvent.keyboard('1');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentNodeId: 'shop' }),
    );
    await animationsEnded(canvasElement);
  },
};

/** What the reader does opens the choice, and going back takes it back. */
export const AChoiceOpens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await intoTheShop(canvasElement, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Поработать' }));
    await heading(canvasElement, 'Работа');
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await expect(
      await canvas.findByText('И снова здравствуйте, Аня! У вас 5 монет.'),
    ).toBeVisible();
    await userEvent.keyboard('1');
    await heading(canvasElement, 'Фонарь ваш');
    await expect(canvas.getByText('Осталось монет: 0.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      await canvas.findByText('И снова здравствуйте, Аня! У вас 5 монет.'),
    ).toBeVisible();
  },
};

/** What a step changed is told above the passage and announced, where the author wants it; once. */
export const WhatChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await intoTheShop(canvasElement, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Поработать' }));
    await heading(canvasElement, 'Работа');
    await expect(canvas.getByText('золото: +3', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('золото: +3'));
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await heading(canvasElement, 'Лавка');
    await expect(canvas.queryByText('золото: +3', { selector: 'p' })).toBeNull();
  },
};

/** A host that changes the state: the passage shows it, and the focus stays where it is. */
export const AStateOfTheHost: Story = {
  render: function Controlled(args) {
    const [state, setState] = useState(atTheShop);
    return (
      <>
        <button type="button" onClick={() => setState(withPlayValue(shop, state, 'v2', 7))}>
          Дать монет
        </button>
        <StoryPlayer {...args} state={state} onStateChange={setState} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Здравствуйте, Оля! У вас 4 монет.')).toBeVisible();
    const give = canvas.getByRole('button', { name: 'Дать монет' });
    await userEvent.click(give);
    await expect(canvas.getByText('Здравствуйте, Оля! У вас 7 монет.')).toBeVisible();
    await expect(give).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Купить фонарь' }));
    await expect(await canvas.findByText('Осталось монет: 2.')).toBeVisible();
  },
};

/** All choices are closed: the reader is told, and can go back. */
export const AllChoicesClosed: Story = {
  args: { story: closedShop },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await expect(await canvas.findByText(t(playerMessages).closedChoices.title)).toBeVisible();
  },
};

/** A reader who returns has the values of the last visit. */
export const AReturningReader: Story = {
  args: { initialState: JSON.parse(JSON.stringify(atTheShop)) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Здравствуйте, Оля! У вас 4 монет.'),
    ).toBeVisible();
  },
};
