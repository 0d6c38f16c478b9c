import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from './commands/edits/messages.ts';
import { commandMessages } from './commands/messages.ts';
import { nodeWritingMessages } from './components/nodeText/messages.ts';
import { diagnosticsMessages } from './features/diagnostics/messages.ts';
import { historyLabelMessages } from './features/history/labels.messages.ts';
import { historyMessages } from './features/history/messages.ts';
import { inspectorMessages, storyMessages } from './features/inspector/messages.ts';
import { nodeMessages } from './features/inspector/node.messages.ts';
import { settingsMessages } from './features/settings/messages.ts';
import { toolsMessages } from './features/tools/messages.ts';
import { variablesMessages } from './features/variables/messages.ts';
import { StoryEditor } from './StoryEditor.tsx';
import { shellMessages } from './shell/messages.ts';
import { syncMessages } from './shell/saving.messages.ts';
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
    const title = within(tab).getByLabelText(t(nodeMessages).title);
    await expect(title).toHaveValue('Голос смотрителя');
    await userEvent.click(within(tab).getByRole('button', { name: t(nodeMessages).edit }));
    await waitFor(() => expect(within(tab).getByLabelText(t(nodeMessages).content)).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    await userEvent.click(within(tab).getByRole('button', { name: t(toolsMessages).save }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Эхо');
    await expect(editor.getByTestId('save-status')).toHaveTextContent(t(syncMessages).unsaved);
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      hasUnsavedChanges: true,
      safeIn: 'nowhere',
    });
    await userEvent.click(
      editor.getByRole('button', {
        name: t(historyMessages).undoWhat(t(historyLabelMessages)['edit-node']),
      }),
    );
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Голос смотрителя');
  },
};

/** Cancelling takes the text back as a step of its own: undo brings it again. */
export const CancelAnEdit: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = await editor.findByTestId('node-tab');
    const title = within(tab).getByLabelText(t(nodeMessages).title);
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    await userEvent.click(within(tab).getByRole('button', { name: t(variablesMessages).cancel }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Голос смотрителя');
    await waitFor(() =>
      expect(within(tab).getByRole('button', { name: t(nodeMessages).edit })).toHaveFocus(),
    );
    await expect(
      editor.getByRole('button', {
        name: t(historyMessages).undoWhat(t(historyLabelMessages)['cancel-edit']),
      }),
    ).toBeVisible();
    const notice = within(
      await screen.findByRole('alertdialog', { name: new RegExp(t(editMessages).cancelled) }),
    );
    await userEvent.click(notice.getByRole('button', { name: t(editMessages).bringBack }));
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
    const text = tab.getByLabelText<HTMLTextAreaElement>(t(nodeMessages).content);
    const before = text.value;
    await userEvent.click(text);
    await expect(await tab.findByRole('button', { name: t(toolsMessages).save })).toBeVisible();
    await expect(text).toHaveFocus();
    text.setSelectionRange(3, 3);
    await userEvent.keyboard('Но {Escape}');
    const edit = await tab.findByRole('button', { name: t(nodeMessages).edit });
    await waitFor(() => expect(edit).toHaveFocus());
    const after = `${before.slice(0, 3)}Но ${before.slice(3)}`;
    await expect(text).toHaveValue(after);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(text).toHaveValue(before);

    tab.getByLabelText<HTMLInputElement>(t(nodeMessages).title).select();
    await expect(tab.queryByRole('button', { name: t(variablesMessages).cancel })).toBeNull();
    await userEvent.keyboard('Эхо');
    await expect(tab.getByRole('button', { name: t(variablesMessages).cancel })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Эхо');
    await expect(tab.queryByRole('button', { name: t(variablesMessages).cancel })).toBeNull();
  },
};

/** A panel that is closed, by its switch or by Escape, gives back the one before it, and the focus. */
export const PanelGivesBack: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const isShown = (name: string) =>
      waitFor(() => expect(editor.getByRole('complementary', { name })).toBeVisible());
    const show = await editor.findByRole('button', { name: t(diagnosticsMessages).show });
    await userEvent.click(show);
    await isShown(t(commandMessages)['toggle-diagnostics']);
    await userEvent.click(editor.getByRole('button', { name: t(diagnosticsMessages).hide }));
    await isShown(t(inspectorMessages).panel);
    await expect(show).toHaveFocus();
    await userEvent.click(show);
    const panel = within(await editor.findByTestId('problems-panel'));
    panel.getByRole('button', { name: new RegExp(t(diagnosticsMessages).filter) }).focus();
    await userEvent.keyboard('{Escape}');
    await isShown(t(inspectorMessages).panel);
    await waitFor(() => expect(show).toHaveFocus());
  },
};

/** The Escape that closes a tooltip or a menu leaves the edit as it is; only the next one ends it. */
export const EscapeOfOverlays: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const tab = within(await editor.findByTestId('node-tab'));
    await userEvent.click(tab.getByRole('button', { name: t(nodeMessages).edit }));
    const title = tab.getByLabelText(t(nodeMessages).title);
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    const isEdited = async () => {
      await expect(title).toHaveValue('Эхо');
      await expect(tab.getByRole('button', { name: t(variablesMessages).cancel })).toBeVisible();
    };

    // The first movement tells that a pointer is in use.
    await userEvent.hover(nodeCard(editor, 'foot'));
    await userEvent.hover(editor.getByRole('button', { name: t(settingsMessages).title }));
    await screen.findByRole('tooltip', { hidden: true });
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
    await isEdited();

    await userEvent.click(tab.getByRole('button', { name: t(nodeMessages).choiceActions(1) }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await isEdited();

    title.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(tab.getByRole('button', { name: t(nodeMessages).edit })).toHaveFocus(),
    );
    await expect(title).toHaveValue('Эхо');
  },
};

/** A jump by the palette shows the node in the panel and leaves the focus on its card. */
export const Jump: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByLabelText(t(storyMessages).title));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', {}), 'паутине');
    await screen.findByRole('option', { name: /Фонарная комната/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nodeCard(editor, 'lamp')).toHaveFocus());
    await expect(
      within(await editor.findByTestId('node-tab')).getByLabelText(t(nodeMessages).title),
    ).toHaveValue('Фонарная комната');
  },
};

/** Adding by key, moving by arrows, deleting with a question, undoing. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('t');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t(shellMessages).bar.counts({ nodes: 7, connections: 6 }),
    );
    const x = await editor.findByLabelText('X');
    const before = Number((x as HTMLInputElement).value);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(t({ ru: /Новый текст/, en: /New text/ })),
    );
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(x).toHaveValue(String(before + 30));
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      t(editMessages).deleteNode(t({ ru: 'Новый текст', en: 'New text' })),
    );
    await userEvent.click(within(question).getByRole('button', { name: t(editMessages).delete }));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t(shellMessages).bar.counts({ nodes: 6, connections: 6 }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t(shellMessages).bar.counts({ nodes: 7, connections: 6 }),
    );
  },
};

/** Writing without a mouse: a node added from the canvas is open, and its example gives way to the first letter. */
export const WriteAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    nodeCard(editor, 'start').focus();
    await userEvent.keyboard('t');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        t(nodeWritingMessages).text(t({ ru: 'Новый текст', en: 'New text' })),
      ),
    );
    await userEvent.keyboard('Пахнет мхом.{Shift>}{Tab}{/Shift}Дорога в лес{Escape}');
    const tab = within(await editor.findByTestId('node-tab'));
    await waitFor(() =>
      expect(tab.getByLabelText(t(nodeMessages).title)).toHaveValue('Дорога в лес'),
    );
    await expect(tab.getByLabelText(t(nodeMessages).content)).toHaveValue('Пахнет мхом.');
  },
};

/** The start node stays, and the author is told why. */
export const StartStays: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'start'));
    await userEvent.keyboard('{Delete}');
    await expectToast(t({ ru: /начальный узел/i, en: /start node/i }));
    await expect(nodeCard(editor, 'start')).toBeVisible();
  },
};
