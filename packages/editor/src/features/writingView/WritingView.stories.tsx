import { expectToast, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from '../../commands/edits/messages.ts';
import { commandMessages } from '../../commands/messages.ts';
import { formatMessages } from '../../components/nodeText/format.messages.ts';
import { nodeWritingMessages } from '../../components/nodeText/messages.ts';
import { StoryEditor } from '../../StoryEditor.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { fullHeight, storyEditorArgs } from '../../testing/storyEditorParts.tsx';
import { writingViewMessages } from './messages.ts';

const meta = {
  title: 'Editor/Writing at full width',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'An author writes much text, node after node.',
      whenNot: 'A few words are changed.',
      instead: 'The card on the canvas, or PropertiesPanel.',
      keyboard: {
        F: 'Opens the view on the selected node.',
        'Ctrl or Cmd + B': 'Makes what is selected bold.',
        'Ctrl or Cmd + I': 'Makes what is selected italic.',
        'Alt + Page Up': 'Goes to the node before this one along the story.',
        'Alt + Page Down': 'Goes to the node after this one.',
        'Ctrl or Cmd + Enter': 'Goes to the next node without a text.',
        Escape: 'Closes the view and keeps what was typed.',
      },
      accessibility:
        'A dialog: the focus is in the text when it opens and after every move, which is announced, and on the card of the node when it closes.',
      do: 'Give `renderText`, so that authors see their text as readers do.',
      dont: 'Put settings of a node here that are not about its text and its connections.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Back, push button”, “Saved: details, collapsed, push button”, “Tools panel, toggle button, pressed”; the text itself was not written in this session. Found: the tooltip repeated “Back” twice; mended in IconButton.',
    }),
    layout: 'fullscreen',
  },
  decorators: [fullHeight],
  args: { ...storyEditorArgs, renderText: ({ content }) => <p>{content}</p> },
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

async function press(keys: string, card: HTMLElement) {
  card.focus();
  await userEvent.keyboard(keys);
}

/** Opens the view on a node with its key. */
async function write(canvasElement: HTMLElement, id: string) {
  const editor = await openEditor(canvasElement);
  await press('f', nodeCard(editor, id));
  const view = await screen.findByTestId('writing-view');
  await waitFor(() => expect(view).toBeVisible());
  return { editor, view: within(view), dialog: within(screen.getByRole('dialog')) };
}

const textOf = (title: string) => t(nodeWritingMessages).text(title);

/** The view is gone, and what was written stands on the card, which has the focus. */
async function expectClosed(editor: Editor, id: string) {
  await waitFor(() => expect(screen.queryByTestId('writing-view')).toBeNull());
  await waitFor(() => expect(nodeCard(editor, id)).toHaveFocus());
}

/** F opens the node; Escape keeps what was typed, and undo takes it back. */
export const Typing: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const { editor, view } = await write(canvasElement, 'boat');
    const text = await view.findByLabelText(textOf('Тихая вода'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAttribute('spellcheck', 'true');
    const figures = view.getByTestId('writing-figures');
    await expect(figures).toHaveTextContent(t({ ru: /^6 слов/, en: /^6 words/ }));
    await userEvent.keyboard(' Берег тает.');
    await expect(figures).toHaveTextContent(t({ ru: /^8 слов/, en: /^8 words/ }));
    const preview = view.getByRole('region', { name: t(writingViewMessages).preview });
    await waitFor(() => expect(preview).toHaveTextContent(/Берег тает\.$/));
    await userEvent.keyboard('{Escape}');
    await expectClosed(editor, 'boat');
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Берег тает.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(nodeCard(editor, 'boat')).not.toHaveTextContent('Берег тает.');
  },
};

/** Buttons and keys give what is selected a format, and take it away. */
export const Formatting: Story = {
  play: async ({ canvasElement }) => {
    const { view } = await write(canvasElement, 'boat');
    const text = await view.findByLabelText<HTMLTextAreaElement>(textOf('Тихая вода'));
    const select = (from: number, to: number) => {
      text.focus();
      text.setSelectionRange(from, to);
    };
    select(3, 10);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(text).toHaveValue('Вы **гребёте**, не оглядываясь.');
    await expect(text).toHaveFocus();
    await userEvent.click(
      view.getByRole('button', { name: new RegExp(t(formatMessages).formats.emphasis) }),
    );
    await expect(text).toHaveValue('Вы ***гребёте***, не оглядываясь.');
    await userEvent.keyboard('{Control>}i{/Control}{Control>}b{/Control}');
    await expect(text).toHaveValue('Вы гребёте, не оглядываясь.');
    const tools = within(view.getByRole('toolbar', { name: t(formatMessages).title }));
    for (const [name, mark] of [
      ['heading', '# '],
      ['subheading', '## '],
      ['list', '- '],
      ['orderedList', '1. '],
    ] as const) {
      await userEvent.click(tools.getByRole('button', { name: t(formatMessages).formats[name] }));
      await expect(text).toHaveValue(`${mark}Вы гребёте, не оглядываясь.`);
    }
    await userEvent.click(
      tools.getByRole('button', { name: t(formatMessages).formats.orderedList }),
    );
    await userEvent.click(tools.getByRole('button', { name: t(formatMessages).formats.quote }));
    await expect(text).toHaveValue('> Вы гребёте, не оглядываясь.');
    await userEvent.click(tools.getByRole('button', { name: t(formatMessages).formats.quote }));
    select(0, 2);
    await userEvent.click(tools.getByRole('button', { name: t(formatMessages).formats.link }));
    await expect(text).toHaveValue('[Вы](https://) гребёте, не оглядываясь.');
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('https://');
  },
};

/** Along the story, along the connections, and to what is not written yet. */
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    const { editor, view, dialog } = await write(canvasElement, 'start');
    await waitFor(() => expect(view.getByLabelText(textOf('Начало истории'))).toHaveFocus());
    await expect(
      dialog.getByRole('heading', { name: t(writingViewMessages).place({ number: 1, of: 6 }) }),
    ).toBeInTheDocument();
    await expect(view.getByText(t(writingViewMessages).isStart)).toBeInTheDocument();
    await userEvent.keyboard(' Тихо.');
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await waitFor(() => expect(view.getByLabelText(textOf('У подножия маяка'))).toHaveFocus());
    await expect(
      dialog.getByText(
        t(writingViewMessages).moved({ title: 'У подножия маяка', number: 2, of: 6 }),
      ),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
    await expect(view.getByLabelText<HTMLTextAreaElement>(textOf('Начало истории')).value).toMatch(
      /Тихо\.$/,
    );
    const connections = within(
      view.getByRole('region', { name: t(writingViewMessages).connections }),
    );
    await userEvent.click(connections.getByRole('button', { name: 'У подножия маяка' }));
    await userEvent.click(await connections.findByRole('button', { name: 'Голос смотрителя' }));
    await waitFor(() => expect(view.getByLabelText(textOf('Голос смотрителя'))).toHaveFocus());
    await userEvent.click(
      connections.getByRole('button', { name: /^У подножия маяка.*Позвать смотрителя$/ }),
    );
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(t(writingViewMessages).previous) }),
    );
    await waitFor(() => expect(view.getByLabelText(textOf('Начало истории'))).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectToast(t(editMessages).allWritten);
    await userEvent.click(dialog.getByRole('button', { name: t(writingViewMessages).done }));
    await expectClosed(editor, 'start');
  },
};

/** A typed choice makes its node and the connection; Enter on a choice writes where it leads. */
export const Choices: Story = {
  play: async ({ canvasElement }) => {
    const { editor, view } = await write(canvasElement, 'foot');
    await userEvent.click(await view.findByLabelText(t(nodeWritingMessages).newChoice));
    await userEvent.keyboard('Спуститься в подвал{Enter}');
    await expect(view.getByLabelText(t(nodeWritingMessages).newChoice)).toHaveValue('');
    await expect(
      await view.findByRole('button', { name: 'Спуститься в подвал' }),
    ).toBeInTheDocument();
    // What is typed and not entered is a choice as well.
    await userEvent.keyboard('Ждать');
    await userEvent.click(view.getByLabelText(t(nodeWritingMessages).choice(4)));
    await userEvent.keyboard('{Enter}');
    const text = await view.findByLabelText(textOf('Спуститься в подвал'));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Сыро.{Escape}');
    await waitFor(() => expect(screen.queryByTestId('writing-view')).toBeNull());
    await expect(nodeCard(editor, 'foot')).toHaveTextContent('Ждать');
  },
};

/** A media node has its file beside the text. */
export const MediaNode: Story = {
  play: async ({ canvasElement }) => {
    const { view } = await write(canvasElement, 'lamp');
    await expect(await view.findByLabelText(textOf('Фонарная комната'))).toBeInTheDocument();
    const connections = within(
      view.getByRole('region', { name: t(writingViewMessages).connections }),
    );
    await expect(connections.queryByLabelText(t(nodeWritingMessages).newChoice)).toBeNull();
    await expect(
      connections.getByRole('button', { name: /^Рассвет над бухтой/ }),
    ).toBeInTheDocument();
  },
};

/** The menu of a card, the properties and the palette open it as well. */
export const FromProperties: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = within(await editor.findByTestId('node-tab'));
    await userEvent.click(tab.getByRole('button', { name: t(commandMessages)['writing-view'] }));
    await screen.findByTestId('writing-view');
    await waitFor(() => expect(screen.getByLabelText(textOf('Голос смотрителя'))).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed(editor, 'keeper');
  },
};

/** On a phone the preview takes the place of the text. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const { view } = await write(canvasElement, 'boat');
    const text = await view.findByLabelText(textOf('Тихая вода'));
    const preview = within(
      view.getByLabelText(t(writingViewMessages).preview, { selector: 'section' }),
    );
    await expect(preview.getByText('Вы гребёте, не оглядываясь.')).not.toBeVisible();
    await userEvent.click(view.getByRole('button', { name: t(writingViewMessages).preview }));
    await waitFor(() => expect(preview.getByText('Вы гребёте, не оглядываясь.')).toBeVisible());
    await expect(text).not.toBeVisible();
  },
};
