import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { canvasMessages } from './canvas/messages.ts';
import { commandMessages } from './commands/messages.ts';
import { historyLabelMessages } from './features/history/labels.messages.ts';
import { historyMessages } from './features/history/messages.ts';
import { groupsAndNotesMessages } from './features/inspector/groupsAndNotes.messages.ts';
import { mediaMessages } from './features/media/messages.ts';
import { canvasOf, farStory, marked, press } from './StoryEditor.shaping.fixtures.ts';
import { StoryRoom } from './testing/StoryRoom.tsx';
import { canvasPane, nodeCard, openEditor } from './testing/storyActions.ts';

const meta = {
  title: 'Editor/Shaping/Groups and notes',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Marking what belongs together, and writing for oneself on the canvas.',
      whenNot: 'Readers are to see it.',
      instead: 'A node.',
      keyboard: { Enter: 'Opens the note or group that is selected.', Escape: 'Leaves the field.' },
      accessibility: 'Groups and notes have names of their own in the panel of properties.',
      do: 'Name a group after what happens in it.',
      dont: 'Write the story into notes.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A group is named and coloured in the panel, folded to a card, and dissolved. */
export const GroupPanel: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const frame = editor.getByTestId('story-group');
    await fireEvent.contextMenu(within(frame).getByText('Берег'));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t(commandMessages)['select-group-nodes'] }),
    );
    await editor.findByTestId('many-section');

    await fireEvent.contextMenu(within(frame).getByText('Берег'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    const panel = await editor.findByTestId('group-section');
    const title = within(panel).getByLabelText(t(groupsAndNotesMessages).group.title);
    await userEvent.clear(title);
    await userEvent.type(title, 'На маяке');
    await expect(within(frame).getByText('На маяке')).toBeVisible();
    await userEvent.click(
      within(panel).getByRole('radio', { name: t(groupsAndNotesMessages).colours.green }),
    );
    await expect(
      within(panel).getByRole('radio', { name: t(groupsAndNotesMessages).colours.green }),
    ).toBeChecked();
    await userEvent.click(
      within(panel).getByRole('button', { name: t(groupsAndNotesMessages).group.fold }),
    );
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(4));
    await userEvent.click(
      within(panel).getByRole('button', { name: t(groupsAndNotesMessages).group.unfold }),
    );
    await userEvent.click(
      within(panel).getByRole('button', { name: t(commandMessages)['dissolve-group'] }),
    );
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
    await expect(
      await within(canvasOf(editor)).findByLabelText(t(canvasMessages).noteText),
    ).toHaveFocus();
    await userEvent.keyboard('Спросить редактора{Control>}{Enter}{/Control}');
    await expect(await editor.findByText('Спросить редактора', { selector: 'p' })).toBeVisible();
    const panel = await editor.findByTestId('note-section');
    await userEvent.click(
      within(panel).getByRole('radio', { name: t(groupsAndNotesMessages).colours.red }),
    );
    const width = within(panel).getByLabelText(t(groupsAndNotesMessages).note.width);
    await userEvent.clear(width);
    await userEvent.type(width, '300');
    await userEvent.tab();
    await expect(width).toHaveValue('300');
    await userEvent.click(
      within(panel).getByRole('button', { name: t(groupsAndNotesMessages).note.delete }),
    );
    await waitFor(() => expect(editor.getAllByTestId('story-note')).toHaveLength(1));
  },
};

/** From far away the key for a note comes close and writes: what is typed at once is text, not edits. */
export const NoteFromFar: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: farStory } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('far-layer')).toBeInTheDocument();
    await userEvent.keyboard('n');
    await userEvent.keyboard('ntdv');
    const field = within(canvasOf(editor)).getByLabelText(t(canvasMessages).noteText);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ntdv');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: /^1.?000 узлов/, en: /^1,000 nodes/ }),
    );
    await expect(await editor.findByTestId('near-layer', {})).toBeInTheDocument();
    await waitFor(async () => {
      const note = field.getBoundingClientRect();
      const view = canvasOf(editor).getBoundingClientRect();
      await expect(note.left >= view.left && note.right <= view.right).toBe(true);
      await expect(note.top >= view.top && note.bottom <= view.bottom).toBe(true);
    });
  },
};

/** A note is in the story while it is typed, and its field stays wherever the view goes. */
export const NoteLeavesTheView: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await press(editor, 'foot', 'n');
    const field = await within(canvasOf(editor)).findByLabelText(t(canvasMessages).noteText);
    await userEvent.keyboard('Спросить');
    await expect(
      editor.getByRole('button', {
        name: t(historyMessages).undoWhat(t(historyLabelMessages)['edit-note']),
      }),
    ).toBeVisible();
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
    await expect(editor.getByText('Спросить смотрителя', { selector: 'p' })).toBeVisible();
  },
};

/** Notes of the palette and of the menu are written at once too: the focus does not go back from them. */
export const NoteFromElsewhere: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = () => within(canvasOf(editor)).getByLabelText(t(canvasMessages).noteText);
    nodeCard(editor, 'foot').focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', {}), t({ ru: 'заметк', en: 'note' }));
    await screen.findByRole('option', { name: t({ ru: /аметк/, en: /note/i }) });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('Первая{Control>}{Enter}{/Control}');
    await expect(editor.getByText('Первая', { selector: 'p' })).toBeVisible();

    const pane = canvasPane(canvasElement);
    // The note stands in the middle of the view, above the cards: over it the ground is empty.
    const { left, top } = pane.getBoundingClientRect();
    await fireEvent.contextMenu(pane, { clientX: left + 20, clientY: top + 20 });
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t({ ru: /аметк/, en: /note/i }) }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** The node's group is chosen from a list, without a mouse. */
export const NodeInGroup: Story = {
  args: marked,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'boat'));
    const tab = await editor.findByTestId('node-tab');
    await userEvent.click(
      within(tab).getByRole('button', { name: new RegExp(t(groupsAndNotesMessages).group.of) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Берег' }));
    const frame = editor.getByTestId('story-group');
    await waitFor(() => expect(within(frame).getByText(t(mediaMessages).found(3))).toBeVisible());
  },
};
