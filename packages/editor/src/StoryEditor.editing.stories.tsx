import { expectToast, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryEditor } from './StoryEditor.tsx';
import { nodeCard, openEditor } from './testing/storyActions.ts';
import { fullHeight, storyEditorArgs } from './testing/storyEditorParts.tsx';

const meta = {
  title: 'Editor/Editing',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'Changing nodes and connections on the canvas and in the panel.',
      whenNot: 'Many nodes are changed at once.',
      instead: 'FindPanel, which replaces in all of them.',
      keyboard: {
        Enter: 'Opens the chosen node.',
        'Ctrl or Cmd + A': 'Chooses all nodes.',
        'Ctrl or Cmd + Z': 'Undoes.',
        'Ctrl or Cmd + K': 'Finds a node or a command.',
        '?': 'Lists all keys of the editor.',
      },
      accessibility: 'Each change is one step of the history and is announced.',
      do: 'Write at once: typing begins the text of the chosen node.',
      dont: 'Leave a node without a title.',
    }),
    layout: 'fullscreen',
  },
  args: storyEditorArgs,
  decorators: [fullHeight],
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A node is selected: the panel follows; title and text are edited, then saved. */
export const EditNode: Story = {
  play: async ({ canvasElement, args }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = await editor.findByTestId('node-tab');
    const title = within(tab).getByLabelText('Название');
    await expect(title).toHaveValue('Голос смотрителя');
    await userEvent.click(within(tab).getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(within(tab).getByLabelText('Текст')).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    await userEvent.click(within(tab).getByRole('button', { name: 'Сохранить' }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Эхо');
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Не сохранено');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      hasUnsavedChanges: true,
      safeIn: 'nowhere',
    });
    await userEvent.click(editor.getByRole('button', { name: 'Отменить: правка узла' }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Голос смотрителя');
  },
};

/** Cancelling takes the text back as a step of its own: undo brings it again. */
export const CancelAnEdit: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = await editor.findByTestId('node-tab');
    const title = within(tab).getByLabelText('Название');
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    await userEvent.click(within(tab).getByRole('button', { name: 'Отмена' }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Голос смотрителя');
    await waitFor(() =>
      expect(within(tab).getByRole('button', { name: 'Изменить' })).toHaveFocus(),
    );
    await expect(editor.getByRole('button', { name: 'Отменить: отказ от правки' })).toBeVisible();
    const notice = within(await screen.findByRole('alertdialog', { name: /Прежний текст/ }));
    await userEvent.click(notice.getByRole('button', { name: 'Вернуть правку' }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Эхо');
  },
};

/**
 * A press in a text begins an edit at the caret, and so does a key in a field that was reached by Tab. Escape keeps
 * what was typed, as on a card; undo takes it back.
 */
export const WriteInAField: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = within(await editor.findByTestId('node-tab'));
    const text = tab.getByLabelText<HTMLTextAreaElement>('Текст');
    const before = text.value;
    await userEvent.click(text);
    await expect(await tab.findByRole('button', { name: 'Сохранить' })).toBeVisible();
    await expect(text).toHaveFocus();
    text.setSelectionRange(3, 3);
    await userEvent.keyboard('Но {Escape}');
    const edit = await tab.findByRole('button', { name: 'Изменить' });
    await waitFor(() => expect(edit).toHaveFocus());
    const after = `${before.slice(0, 3)}Но ${before.slice(3)}`;
    await expect(text).toHaveValue(after);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(text).toHaveValue(before);

    tab.getByLabelText<HTMLInputElement>('Название').select();
    await expect(tab.queryByRole('button', { name: 'Отмена' })).toBeNull();
    await userEvent.keyboard('Эхо');
    await expect(tab.getByRole('button', { name: 'Отмена' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Эхо');
    await expect(tab.queryByRole('button', { name: 'Отмена' })).toBeNull();
  },
};

/** A panel that is closed, by its switch or by Escape, gives back the one before it, and the focus. */
export const PanelGivesBack: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const isShown = (name: string) =>
      waitFor(() => expect(editor.getByRole('complementary', { name })).toBeVisible());
    const show = await editor.findByRole('button', { name: 'Показать' });
    await userEvent.click(show);
    await isShown('Замечания');
    await userEvent.click(editor.getByRole('button', { name: 'Скрыть' }));
    await isShown('Свойства');
    await expect(show).toHaveFocus();
    await userEvent.click(show);
    const panel = within(await editor.findByTestId('problems-panel'));
    panel.getByRole('button', { name: /Какие замечания/ }).focus();
    await userEvent.keyboard('{Escape}');
    await isShown('Свойства');
    await waitFor(() => expect(show).toHaveFocus());
  },
};

/** The Escape that closes a tooltip or a menu leaves the edit as it is; only the next one ends it. */
export const EscapeOfOverlays: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const tab = within(await editor.findByTestId('node-tab'));
    await userEvent.click(tab.getByRole('button', { name: 'Изменить' }));
    const title = tab.getByLabelText('Название');
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    const isEdited = async () => {
      await expect(title).toHaveValue('Эхо');
      await expect(tab.getByRole('button', { name: 'Отмена' })).toBeVisible();
    };

    // The first movement tells that a pointer is in use.
    await userEvent.hover(nodeCard(editor, 'foot'));
    await userEvent.hover(editor.getByRole('button', { name: 'Настройки редактора' }));
    await screen.findByRole('tooltip', { hidden: true });
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
    await isEdited();

    await userEvent.click(tab.getByRole('button', { name: 'Действия с вариантом 1' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await isEdited();

    title.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tab.getByRole('button', { name: 'Изменить' })).toHaveFocus());
    await expect(title).toHaveValue('Эхо');
  },
};

/** A jump by the palette shows the node in the panel and leaves the focus on its card. */
export const Jump: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByLabelText('Название истории'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', {}), 'паутине');
    await screen.findByRole('option', { name: /Фонарная комната/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nodeCard(editor, 'lamp')).toHaveFocus());
    await expect(
      within(await editor.findByTestId('node-tab')).getByLabelText('Название'),
    ).toHaveValue('Фонарная комната');
  },
};

/** Adding by key, moving by arrows, deleting with a question, undoing. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('t');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('7 узлов · 6 связей');
    const x = await editor.findByLabelText('X');
    const before = Number((x as HTMLInputElement).value);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Новый текст/));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(x).toHaveValue(String(before + 30));
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Удалить узел «Новый текст»?');
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('7 узлов · 6 связей');
  },
};

/** Writing without a mouse: a node added from the canvas is open, and its example gives way to the first letter. */
export const WriteAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    nodeCard(editor, 'start').focus();
    await userEvent.keyboard('t');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Текст узла «Новый текст»'),
    );
    await userEvent.keyboard('Пахнет мхом.{Shift>}{Tab}{/Shift}Дорога в лес{Escape}');
    const tab = within(await editor.findByTestId('node-tab'));
    await waitFor(() => expect(tab.getByLabelText('Название')).toHaveValue('Дорога в лес'));
    await expect(tab.getByLabelText('Текст')).toHaveValue('Пахнет мхом.');
  },
};

/** The start node stays, and the author is told why. */
export const StartStays: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'start'));
    await userEvent.keyboard('{Delete}');
    await expectToast(/начальный узел/i);
    await expect(nodeCard(editor, 'start')).toBeVisible();
  },
};
