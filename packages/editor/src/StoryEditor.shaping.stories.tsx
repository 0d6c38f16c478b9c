import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { commandMessages, submenuMessages } from './commands/messages.ts';
import { nodeWritingMessages } from './components/nodeText/messages.ts';
import { historyMessages } from './features/history/messages.ts';
import { groupsAndNotesMessages } from './features/inspector/groupsAndNotes.messages.ts';
import { logicMessages } from './features/inspector/logic/messages.ts';
import { nodeMessages } from './features/inspector/node.messages.ts';
import { mediaMessages } from './features/media/messages.ts';
import { canvasOf, farStory, marked, press } from './StoryEditor.shaping.fixtures.ts';
import { shellMessages } from './shell/messages.ts';
import { StoryRoom } from './testing/StoryRoom.tsx';
import { flowNode, nodeCard, openEditor } from './testing/storyActions.ts';

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
    await waitFor(() =>
      expect(
        editor.getByText(t(shellMessages).bar.counts({ nodes: 7, connections: 9 })),
      ).toBeVisible(),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(
        editor.getByText(t(shellMessages).bar.counts({ nodes: 6, connections: 6 })),
      ).toBeVisible(),
    );
  },
};

/** Several nodes selected: they are brought into line and gathered in a group from the panel. */
export const SeveralNodes: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await press(editor, 'foot', '{Control>}a{/Control}');
    const panel = await editor.findByTestId('many-section');
    await expect(within(panel).getByText(t(nodeMessages).manyNodes(6))).toBeVisible();
    await userEvent.click(
      within(panel).getByRole('button', { name: t(commandMessages)['align-left'] }),
    );
    await userEvent.click(
      within(panel).getByRole('button', { name: t(commandMessages)['group-nodes'] }),
    );
    const group = await editor.findByTestId('group-section');
    await expect(within(group).getByLabelText(t(groupsAndNotesMessages).group.title)).toHaveValue(
      t(logicMessages).groupNumber(1),
    );
    await expect(within(group).getByText(t(mediaMessages).found(6))).toBeVisible();
  },
};

/** By keyboard: the menu of a card changes its type from a submenu. */
export const TypeSubmenu: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await fireEvent.contextMenu(nodeCard(editor, 'boat'));
    const menu = within(await screen.findByRole('menu'));
    const row = menu.getByRole('menuitem', { name: t(submenuMessages).type });
    await expect(
      menu.queryByRole('menuitem', { name: t(commandMessages)['make-choice'] }),
    ).toBeNull();
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: t(commandMessages)['make-text'] })).toHaveFocus(),
    );
    await userEvent.keyboard('{End}');
    await expect(
      screen.getByRole('menuitem', { name: t(commandMessages)['make-choice'] }),
    ).toHaveFocus();
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
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t(groupsAndNotesMessages).align }),
    );
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t(commandMessages)['align-left'] }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const undo = await editor.findByRole('button', {
      name: new RegExp(t(historyMessages).undoWhat('')),
    });
    await expect(undo).toBeEnabled();
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
    const field = await editor.findByLabelText(
      t(nodeWritingMessages).text(t({ ru: 'Новый текст', en: 'New text' })),
    );
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ntdv');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: /^1.?001 узел/, en: /^1,001 nodes/ }),
    );
    await waitFor(async () => {
      const box = field.getBoundingClientRect();
      const view = canvasOf(editor).getBoundingClientRect();
      await expect(box.left >= view.left && box.right <= view.right).toBe(true);
      await expect(box.top >= view.top && box.bottom <= view.bottom).toBe(true);
    });
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
