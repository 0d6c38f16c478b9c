import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { expectToast } from '../../testing/storyActions.ts';
import { OutlinePanel } from './OutlinePanel.tsx';

const meta = {
  title: 'Editor/Outline editing',
  component: PanelRoom,
  parameters: usage({
    when: 'Writing and connecting in the tree, without the map.',
    whenNot: 'The look of the map matters.',
    instead: 'StoryCanvas.',
    keyboard: {
      'Arrow keys': 'Walk, open and close.',
      Enter: 'Edits the text.',
      Escape: 'Leaves the field.',
      Delete: 'Deletes the node.',
    },
    accessibility: 'Every command of the canvas is here too.',
    do: 'Write whole scenes here.',
    dont: 'Expect the map to arrange itself.',
  }),
  args: { children: <OutlinePanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name });

async function atRow(canvas: Canvas, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
}

const said = (canvas: Canvas) => canvas.getByTestId('announcements');

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

/** Enter opens the text for editing, Escape restores it. */
export const EditText: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByLabelText('Название узла');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Высадка');
    await userEvent.type(canvas.getByLabelText('Текст узла'), ' Тихо.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await atRow(canvas, /^Начало: Высадка/);
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('Маяк не горит. Тихо.');
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(canvas.getByLabelText('Название узла')).toHaveFocus());
    await userEvent.keyboard('Ошибка{Escape}');
    await atRow(canvas, /^Начало: Высадка/);
    // What was typed and what Escape took back are a step each: undo brings the text again.
    await expect(canvas.getByTestId('steps')).toHaveTextContent('3');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Текст варианта')).toHaveFocus());
    await userEvent.keyboard('Зажечь фонарь{Enter}');
    await atRow(canvas, /^Вариант 1: Зажечь фонарь/);
    await expect(canvas.getByTestId('steps')).toHaveTextContent('4');
  },
};

let taken: EditorContextValue | undefined;

/** What is typed in a row is in the session before its field is left. */
export const TypedIsKept: Story = {
  args: {
    prepare: (editor) => {
      taken = editor;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectTypedIsKept(canvas, taken, 2);
    await userEvent.click(await row(canvas, /^Вариант 1/));
    await userEvent.keyboard('{Enter}');
    await expectTypedIsKept(canvas, taken, 1);
  },
};

/** A story grows by the keyboard alone: what comes next, a choice, what comes after the choice. */
export const Growing: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByLabelText('Название узла')).toHaveFocus());
    await expect(said(canvas)).toHaveTextContent('Добавлен узел «Новый текст».');
    await userEvent.keyboard('Тропа{Enter}');
    await atRow(canvas, 'Текст: Тропа');
    await userEvent.keyboard('{ArrowDown}');
    await atRow(canvas, 'Выбор: У подножия маяка');

    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    const question = await screen.findByRole('dialog');
    await userEvent.type(within(question).getByLabelText('Текст варианта'), 'Свистнуть{Enter}');
    await atRow(canvas, /^Вариант 4: Свистнуть, никуда не ведёт/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await atRow(canvas, /^Вариант 3: Свистнуть/);
    await expect(said(canvas)).toHaveTextContent('Теперь вариант 3 из 4.');

    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByLabelText('Название узла')).toHaveFocus());
    await userEvent.keyboard('Эхо{Enter}');
    await atRow(canvas, /^Текст: Эхо/);
    await expect(await row(canvas, /^Текст: Эхо/)).toHaveAttribute('aria-level', '3');
  },
};

/** What a new node says gives way to the first letter, whichever way the author comes to its field. */
export const DefaultText: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByLabelText('Название узла')).toHaveFocus());
    await userEvent.keyboard('Тропа{Tab}Туман.{Control>}{Enter}{/Control}');
    await atRow(canvas, 'Текст: Тропа');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByLabelText('Название узла')).toHaveFocus());
    await userEvent.keyboard('Обрыв');
    await userEvent.click(canvas.getByLabelText('Текст узла'));
    await userEvent.keyboard('Ветер.');
    await expect(canvas.getByTestId('story-text')).toHaveTextContent(
      /Тропа Туман\..*Обрыв Ветер\./,
    );
    await expect(canvas.getByTestId('story-text')).not.toHaveTextContent('Введите текст узла');
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
    await atRow(canvas, 'Выбор: У подножия маяка, начало истории');
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
