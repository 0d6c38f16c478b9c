import { expectToast, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { atRow, row, said } from './OutlinePanel.fixtures.ts';
import { OutlinePanel } from './OutlinePanel.tsx';

const meta = {
  title: 'Editor/Outline rows',
  component: PanelRoom,
  parameters: usage({
    when: 'Walking the tree, and leading, deleting and following its rows.',
    whenNot: 'The text of a node is written.',
    instead: 'Outline editing.',
    keyboard: {
      'Arrow keys': 'Walk, open and close.',
      'Alt + Enter': 'Leads the row to a node that is there.',
      Delete: 'Deletes the node.',
    },
    accessibility: 'Each row tells its level and what leads to it.',
    do: 'Reach every command from the menu of the row.',
    dont: 'Need the canvas to connect.',
  }),
  args: { children: <OutlinePanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move along the story in reading order; the focused row is selected on the canvas. */
export const Navigation: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await atRow(canvas, 'Начало: Начало истории, начало истории');
    await userEvent.keyboard('{ArrowDown}');
    await atRow(canvas, 'Выбор: У подножия маяка');
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot');
    await userEvent.keyboard('{ArrowRight}');
    await atRow(canvas, /^Вариант 1: Подняться и зажечь фонарь/);
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot.1');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await atRow(canvas, /^Конец: Рассвет/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Конец: Рассвет/ })).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await atRow(canvas, 'Выбор: У подножия маяка');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await row(canvas, 'Выбор: У подножия маяка')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** A choice is led to a node that is there, found by a part of its name. */
export const Connecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await atRow(canvas, /^Вариант 1/);
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const target = await canvas.findByRole('combobox', { name: 'Куда ведёт' });
    await waitFor(() => expect(target).toHaveFocus());
    await userEvent.keyboard('{Escape}{Escape}');
    await atRow(canvas, /^Вариант 1/);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('тихая');
    const found = await screen.findByRole('option', { name: /Тихая вода/ });
    await waitFor(() => expect(found).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await atRow(canvas, /^Вариант 1/);
    await expect(said(canvas)).toHaveTextContent(
      '«Подняться и зажечь фонарь» ведёт к узлу «Тихая вода».',
    );
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** The menu of a row says all that can be done with it, and the keys for it. */
export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: /Опустить вариант/ })).toBeVisible(),
    );
    await expect(within(menu).queryByRole('menuitem', { name: /Поднять вариант/ })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Никуда не вести/ }));
    await atRow(canvas, /никуда не ведёт/);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(said(canvas)).toHaveTextContent('Удалено'));
    await atRow(canvas, 'Выбор: У подножия маяка');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Сделать началом/ }));
    await atRow(canvas, 'Начало: У подножия маяка, начало истории');
    await expect(said(canvas)).toHaveTextContent('История начинается с узла «У подножия маяка».');
  },
};

/** A node is deleted after a question; the row above takes the focus. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expectToast(/Начальный узел удалить нельзя/);
    await userEvent.keyboard('{End}');
    await atRow(canvas, 'Конец: Тихая вода');
    await userEvent.keyboard('{Delete}');
    // The notice is an alert dialog too.
    const question = await screen.findByRole('alertdialog', { name: /^Удалить/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
    await atRow(canvas, /^Вариант 3.*никуда не ведёт/);
    await expect(said(canvas)).toHaveTextContent('Удалено: «Тихая вода».');
  },
};

/** Where two ways meet again, the second one refers to the first; Enter goes there. */
export const References: Story = {
  play: async ({ canvas }) => {
    const name = /^Снова к узлу «Рассвет/;
    await userEvent.click(await row(canvas, name));
    // Rows come anew as the list scrolls: what counts is that this one has the focus.
    await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await atRow(canvas, /^Конец: Рассвет/);
  },
};
