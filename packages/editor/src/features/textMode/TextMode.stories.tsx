import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Editor } from '../../commands/command.ts';
import { useEditor } from '../../EditorContext.tsx';
import { selectNodes } from '../../store/session/selection.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { textModeMessages } from './messages.ts';

const openText = ({ workspace }: Editor) => workspace.openDialog('textMode', null);

/** Opens the text mode again. */
function Opener() {
  const editor = useEditor();
  return (
    <button type="button" onClick={() => openText(editor)}>
      Текстом
    </button>
  );
}

const meta = {
  title: 'Editor/Text mode',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'Shows the story, or the selected nodes, as one text of titles, passages and links, to edit at a stretch or to paste. What the text would change is listed before it is taken over.',
      whenNot: 'One node is written, or a story comes from a file.',
      instead: 'Writing on the canvas for one node, Import for a file.',
      keyboard: {
        'Ctrl or Cmd + E': 'Opens it for the selection, or for the whole story.',
        Tab: 'Moves from the text to the list of changes and to the buttons.',
        Escape: 'Closes it; a changed text is kept until the editor is left.',
      },
      accessibility:
        'A dialog with a name; the text is one labelled field. Lines that cannot be read are listed with their numbers.',
      do: 'Look at the list of changes: it counts nodes that would be deleted.',
      dont: 'Retype a title to move a node: it would be a new one.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “The story as text, dialog” with the explanation, “Text of the story, entry” and the whole text; “Apply, push button”. Found: “banner” and “information” before the buttons; mended in the sheet of all dialogs. Left: name and explanation are spoken twice on opening.',
    }),
    layout: 'fullscreen',
  },
  args: { prepare: openText },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

async function textField(): Promise<HTMLTextAreaElement> {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: t(textModeMessages).field,
  });
  await waitFor(() => expect(field.value).toContain('## '));
  return field;
}

/** Waits until the dialog has faded in, too. */
const shows = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

const change = (field: HTMLTextAreaElement, edit: (text: string) => string) =>
  fireEvent.change(field, { target: { value: edit(field.value) } });

/** The story as text; nothing would change yet. */
export const Unchanged: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async () => {
    const field = await textField();
    await expect(field.value).toMatch(/^# /);
    await shows(() => screen.getByText(t(textModeMessages).unchanged));
  },
};

/** A heading is renamed and a choice leads to a node that does not exist: both are taken over as one step. */
export const TakenOver: Story = {
  play: async ({ canvasElement }) => {
    const field = await textField();
    await change(field, (text) =>
      text.replace('## Тихая вода', '## Лодка').replace(/\n$/, '\n\n- [Домой](#дом)\n'),
    );
    const notes = await screen.findByRole('list', { name: t(textModeMessages).notes });
    await expect(notes).toHaveTextContent(
      t({
        ru: /Строка \d+: заголовка «дом» нет, появится новый узел/,
        en: /Line \d+: there is no heading “дом”, a new node appears/,
      }),
    );
    const list = await screen.findByTestId('difference-list');
    await expect(list).toHaveTextContent('Лодка');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const story = within(canvasElement);
    await waitFor(() => expect(story.getByTestId('story-text')).toHaveTextContent('Лодка'));
    await expect(story.getByTestId('story-text')).toHaveTextContent('Дом');
    await expect(story.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** Nodes without a heading are removed, which is said beside the text and asked before. */
export const Removal: Story = {
  play: async ({ canvasElement }) => {
    const field = await textField();
    await change(field, (text) => text.slice(0, text.lastIndexOf('\n## ')));
    await shows(() => screen.getByText(new RegExp(t(textModeMessages).removed(1))));
    await userEvent.click(screen.getByRole('button', { name: t(textModeMessages).take }));
    const question = await screen.findByRole('alertdialog', {
      name: t(textModeMessages).removeTitle(1),
    });
    await userEvent.click(
      within(question).getByRole('button', { name: t(textModeMessages).remove }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: t(textModeMessages).field })).toBeNull(),
    );
    await expect(within(canvasElement).getByTestId('steps')).toHaveTextContent('1');
  },
};

/** A text without a heading cannot be taken over; a press on the button shows the line. */
export const Prevented: Story = {
  play: async () => {
    const field = await textField();
    await change(field, () => 'Просто текст');
    await shows(() =>
      screen.getByText(t({ ru: /нет ни одного заголовка/, en: /there is no heading/ })),
    );
    await userEvent.click(screen.getByRole('button', { name: t(textModeMessages).take }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Просто текст');
  },
};

/** Escape closes the dialog and loses nothing: the text is there the next time. */
export const Kept: Story = {
  args: { services: { drafts: createMemoryDraftStorage() }, children: <Opener /> },
  play: async ({ canvasElement }) => {
    const field = await textField();
    await change(field, (text) => `${text}\n## Ещё\n`);
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Текстом' }));
    const again = await textField();
    await expect(again.value).toMatch(/## Ещё\n$/);
    await shows(() => screen.getByText(t(textModeMessages).kept));
    await userEvent.click(screen.getByRole('button', { name: t(textModeMessages).startOver }));
    const question = await screen.findByRole('alertdialog', {
      name: t(textModeMessages).startOver,
    });
    await userEvent.click(
      within(question).getByRole('button', { name: t(textModeMessages).startOver }),
    );
    await waitFor(() => expect(again.value).not.toContain('## Ещё'));
  },
};

/** With several nodes selected the text holds them alone. */
export const Selection: Story = {
  args: {
    prepare: (editor) => {
      const [, second, third] = editor.session.getState().document.nodes;
      editor.session.select(selectNodes([second?.id ?? '', third?.id ?? '']));
      editor.workspace.openDialog('textMode', null);
    },
  },
  play: async () => {
    const field = await textField();
    await expect(field.value.match(/^## /gm)).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: t(textModeMessages).whole }));
    await waitFor(() => expect(field.value).toMatch(/^# /));
  },
};
