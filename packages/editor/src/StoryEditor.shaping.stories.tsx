import { generateStory } from '@dreamfork/story/testing';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from './testing/lighthouseStory.ts';
import { StoryRoom } from './testing/StoryRoom.tsx';
import { canvasPane, type Editor, flowNode, nodeCard, openEditor } from './testing/storyActions.ts';

const meta = {
  title: 'Editor/Shaping',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Copying, arranging, groups and notes.',
      whenNot: 'The text is changed.',
      instead: 'PropertiesPanel.',
      keyboard: {
        Enter: 'Opens the chosen node.',
        'Ctrl or Cmd + A': 'Chooses all nodes.',
        'Ctrl or Cmd + Z': 'Undoes.',
        'Ctrl or Cmd + K': 'Finds a node or a command.',
        '?': 'Lists all keys of the editor.',
      },
      accessibility: 'Groups and notes are read in the outline too.',
      do: 'Group what belongs to one scene.',
      dont: 'Tell in a note what readers should know: notes are private.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const canvasOf = (editor: Editor) => editor.getByRole('region', { name: 'Холст истории' });

/** Presses keys as an author does whose focus is on the canvas. */
async function press(editor: Editor, id: string, keys: string): Promise<void> {
  nodeCard(editor, id).focus();
  await userEvent.keyboard(keys);
}

const withMarks = {
  ...lighthouseStory,
  groups: [{ id: 'shore', title: 'Берег', colour: 'blue' }],
  notes: [
    {
      id: 'idea',
      text: 'Проверить, откуда берётся свет.',
      position: { x: 330, y: 315 },
      size: { width: 210, height: 120 },
      colour: 'yellow',
    },
  ],
  nodes: lighthouseStory.nodes.map((node) =>
    ['lamp', 'keeper'].includes(node.id) ? { ...node, groupId: 'shore' } : node,
  ),
};

const marked = { story: { id: 'lighthouse', version: 3, isPublic: false, document: withMarks } };

/** What is copied is pasted with the connections among it, and undone at once. */
export const CopyAndPaste: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const clipboard = new DataTransfer();
    await fireEvent(
      nodeCard(editor, 'foot'),
      new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await expect(clipboard.getData('text/plain')).toContain('У подножия маяка');
    await fireEvent(
      document.body,
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(editor.getByText('7 узлов · 9 связей')).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(editor.getByText('6 узлов · 6 связей')).toBeVisible());
  },
};

/** Several nodes selected: they are brought into line and gathered in a group from the panel. */
export const SeveralNodes: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await press(editor, 'foot', '{Control>}a{/Control}');
    const panel = await editor.findByTestId('many-section');
    await expect(within(panel).getByText('Выбрано: 6 узлов')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Выровнять по левому краю' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Собрать в группу' }));
    const group = await editor.findByTestId('group-section');
    await expect(within(group).getByLabelText('Название группы')).toHaveValue('Группа 1');
    await expect(within(group).getByText('6 узлов')).toBeVisible();
  },
};

/** By keyboard: the menu of a card changes its type from a submenu. */
export const TypeSubmenu: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await fireEvent.contextMenu(nodeCard(editor, 'boat'));
    const menu = within(await screen.findByRole('menu'));
    const row = menu.getByRole('menuitem', { name: 'Сменить тип' });
    await expect(menu.queryByRole('menuitem', { name: 'Сделать узлом выбора' })).toBeNull();
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Сделать узлом текста' })).toHaveFocus(),
    );
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Сделать узлом выбора' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(nodeCard(editor, 'boat')).toHaveAttribute('data-type', 'choice'));
  },
};

/** Several cards selected: their menu aligns them from a submenu. */
export const AlignSubmenu: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await press(editor, 'foot', '{Control>}a{/Control}');
    await editor.findByTestId('many-section');
    await fireEvent.contextMenu(nodeCard(editor, 'foot'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выровнять' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Выровнять по левому краю' }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const undo = await editor.findByRole('button', { name: /^Отменить: / });
    await expect(undo).toBeEnabled();
  },
};

/** A group is named and coloured in the panel, folded to a card, and dissolved. */
export const GroupPanel: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const frame = editor.getByTestId('story-group');
    await fireEvent.contextMenu(within(frame).getByText('Берег'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выбрать узлы группы' }));
    await editor.findByTestId('many-section');

    await fireEvent.contextMenu(within(frame).getByText('Берег'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    const panel = await editor.findByTestId('group-section');
    const title = within(panel).getByLabelText('Название группы');
    await userEvent.clear(title);
    await userEvent.type(title, 'На маяке');
    await expect(within(frame).getByText('На маяке')).toBeVisible();
    await userEvent.click(within(panel).getByRole('radio', { name: 'Зелёный' }));
    await expect(within(panel).getByRole('radio', { name: 'Зелёный' })).toBeChecked();
    await userEvent.click(within(panel).getByRole('button', { name: 'Свернуть в карточку' }));
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(4));
    await userEvent.click(within(panel).getByRole('button', { name: 'Развернуть' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Распустить группу' }));
    await waitFor(() => expect(editor.queryByTestId('story-group')).toBeNull());
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(6));
  },
};

/** A note is laid with one key and written at once; its colour is chosen in the panel. */
export const NotePanel: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await press(editor, 'foot', 'n');
    await expect(await within(canvasOf(editor)).findByLabelText('Текст заметки')).toHaveFocus();
    await userEvent.keyboard('Спросить редактора{Control>}{Enter}{/Control}');
    await expect(await editor.findByText('Спросить редактора', { selector: 'p' })).toBeVisible();
    const panel = await editor.findByTestId('note-section');
    await userEvent.click(within(panel).getByRole('radio', { name: 'Красный' }));
    const width = within(panel).getByLabelText('Ширина');
    await userEvent.clear(width);
    await userEvent.type(width, '300');
    await userEvent.tab();
    await expect(width).toHaveValue('300');
    await userEvent.click(within(panel).getByRole('button', { name: 'Удалить заметку' }));
    await waitFor(() => expect(editor.getAllByTestId('story-note')).toHaveLength(1));
  },
};

const farStory = generateStory(1000);

/** From far away the key for a note comes close and writes: what is typed at once is text, not edits. */
export const NoteFromFar: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: farStory } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('far-layer')).toBeInTheDocument();
    await userEvent.keyboard('n');
    await userEvent.keyboard('ntdv');
    const field = within(canvasOf(editor)).getByLabelText('Текст заметки');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ntdv');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(/^1.?000 узлов/);
    await expect(await editor.findByTestId('near-layer', {})).toBeInTheDocument();
    await waitFor(async () => {
      const note = field.getBoundingClientRect();
      const view = canvasOf(editor).getBoundingClientRect();
      await expect(note.left >= view.left && note.right <= view.right).toBe(true);
      await expect(note.top >= view.top && note.bottom <= view.bottom).toBe(true);
    });
  },
};

/** So does the key for a node: it comes into view and is open, and what is typed meanwhile is its text. */
export const NodeFromFar: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: farStory } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('far-layer')).toBeInTheDocument();
    await userEvent.keyboard('t');
    await userEvent.keyboard('ntdv');
    const field = await editor.findByLabelText('Текст узла «Новый текст»');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ntdv');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(/^1.?001 узел/);
    await waitFor(async () => {
      const box = field.getBoundingClientRect();
      const view = canvasOf(editor).getBoundingClientRect();
      await expect(box.left >= view.left && box.right <= view.right).toBe(true);
      await expect(box.top >= view.top && box.bottom <= view.bottom).toBe(true);
    });
  },
};

/** A note is in the story while it is typed, and its field stays wherever the view goes. */
export const NoteLeavesTheView: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await press(editor, 'foot', 'n');
    const field = await within(canvasOf(editor)).findByLabelText('Текст заметки');
    await userEvent.keyboard('Спросить');
    await expect(editor.getByRole('button', { name: 'Отменить: правка заметки' })).toBeVisible();
    const pane = canvasPane(canvasElement);
    await fireEvent.keyDown(document.body, { key: 'Shift', shiftKey: true });
    await fireEvent.wheel(pane, { deltaY: 9000, shiftKey: true });
    await fireEvent.keyUp(document.body, { key: 'Shift' });
    await waitFor(() => expect(field.getBoundingClientRect().right).toBeLessThan(0));
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' смотрителя');
    await expect(field).toHaveValue('Спросить смотрителя');
    const { left } = canvasOf(editor).getBoundingClientRect();
    await waitFor(() => expect(field.getBoundingClientRect().left).toBeGreaterThanOrEqual(left));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasOf(editor)).queryByRole('textbox')).toBeNull());
    await expect(editor.queryByText('Спросить смотрителя')).toBeNull();
    await userEvent.click(editor.getByRole('button', { name: 'Отменить: отказ от правки' }));
    await expect(editor.getByText('Спросить смотрителя', { selector: 'p' })).toBeVisible();
  },
};

/** Notes of the palette and of the menu are written at once too: the focus does not go back from them. */
export const NoteFromElsewhere: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = () => within(canvasOf(editor)).getByLabelText('Текст заметки');
    nodeCard(editor, 'foot').focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', {}), 'заметк');
    await screen.findByRole('option', { name: /аметк/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('Первая{Control>}{Enter}{/Control}');
    await expect(editor.getByText('Первая', { selector: 'p' })).toBeVisible();

    const pane = canvasPane(canvasElement);
    const { left, bottom } = pane.getBoundingClientRect();
    await fireEvent.contextMenu(pane, { clientX: left + 20, clientY: bottom - 20 });
    await userEvent.click(await screen.findByRole('menuitem', { name: /аметк/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** Neither a focus nor a caret can scroll the canvas: only the view moves it. */
export const NothingScrolls: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const flow = editor.getByTestId('canvas-pane');
    const inside = flow.querySelectorAll('.react-flow__renderer, .react-flow__pane');
    for (const element of [canvasOf(editor), flow, ...inside]) {
      element.scrollTop = 50;
      element.scrollLeft = 50;
      await expect([element.scrollTop, element.scrollLeft]).toEqual([0, 0]);
    }
  },
};

/** The node's group is chosen from a list, without a mouse. */
export const NodeInGroup: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'boat'));
    const tab = await editor.findByTestId('node-tab');
    await userEvent.click(within(tab).getByRole('button', { name: /Группа узла/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Берег' }));
    const frame = editor.getByTestId('story-group');
    await waitFor(() => expect(within(frame).getByText('3 узла')).toBeVisible());
  },
};

/** ELK finds places in a worker; the start stays where it was, and undo brings all back. */
export const Arrange: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const placeOf = (id: string) => flowNode(editor, id).style.transform;
    const before = placeOf('boat');
    await press(editor, 'foot', 'l');
    // On a busy machine the layout takes seconds; a dialog says so meanwhile.
    await waitFor(() => expect(placeOf('boat')).not.toBe(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(placeOf('boat')).toBe(before));
  },
};
