import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from './testing/lighthouseStory.ts';
import { StoryRoom } from './testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor, patiently } from './testing/storyActions.ts';

const meta = {
  title: 'Editor/Shaping',
  component: StoryRoom,
  parameters: { layout: 'fullscreen' },
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
    const panel = editor.getByTestId('note-section');
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
    const placeOf = (id: string) => nodeCard(editor, id).style.cssText;
    const before = placeOf('boat');
    await press(editor, 'foot', 'l');
    // On a busy machine the layout takes seconds; a dialog says so meanwhile.
    await waitFor(() => expect(placeOf('boat')).not.toBe(before), { timeout: 30_000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(placeOf('boat')).toBe(before), patiently);
  },
};
