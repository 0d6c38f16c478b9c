import { succeed, updateNode } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import type { EditorServices } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { noticeMessages } from './messages.ts';

const meta = {
  title: 'Editor/Notices',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'What an author has to know before it disturbs the work: a conflict, edits that were left, a repair, another tab.',
      whenNot: 'Something has happened and is over.',
      instead: 'Toast.',
      keyboard: { Tab: 'Moves to the buttons of the line, after the top bar.' },
      accessibility:
        'A `status` line: it is announced, and never takes the focus or covers the work.',
      do: 'Say it at once, and what to do.',
      dont: 'Open a dialog over a sentence.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const theirs = updateNode(lighthouseStory, { nodeId: 'boat', content: 'Их.' });
if (!theirs.ok) throw new Error('There is no boat.');
const held = { document: theirs.value.story, isPublic: false, version: 7 };

/** A server on which somebody has saved another text of the boat. */
const changedServer: EditorServices = {
  ...createMemoryServices(),
  autosave: true,
  saveStory: async ({ id = '', version }) =>
    version === 7
      ? succeed({ id, version: 8 })
      : { ok: false, error: { kind: 'conflict', version: 7 } },
  loadStory: async () => succeed(structuredClone(held)),
};

async function writeOnBoat(editor: Editor): Promise<HTMLElement> {
  await userEvent.click(nodeCard(editor, 'boat'));
  const tab = await editor.findByTestId('node-tab');
  await userEvent.click(
    within(tab).getByRole('button', { name: t({ ru: 'Изменить', en: 'Edit' }) }),
  );
  const field = within(tab).getByLabelText(t({ ru: 'Текст', en: 'Text' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'Моё.');
  return field;
}

const conflictText = () => t(noticeMessages).conflict;

/** Autosave meets another text: the line stays until the author decides, and typing goes on. */
export const Conflict: Story = {
  args: { services: changedServer },
  tags: ['conditions'],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = await writeOnBoat(editor);
    await waitFor(() => expect(editor.getByText(conflictText())).toBeVisible());
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' И дальше.');
    await expect(field).toHaveValue('Моё. И дальше.');
    await expect(editor.getByTestId('save-status')).toHaveTextContent(
      t({ ru: 'Конфликт', en: 'Conflict' }),
    );
  },
};

/** Who writes at full width is told there. */
export const ConflictWhileWriting: Story = {
  args: { services: changedServer },
  tags: [],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await writeOnBoat(editor);
    await waitFor(() => expect(editor.getByText(conflictText())).toBeVisible());
    const tab = editor.getByTestId('node-tab');
    await userEvent.click(
      within(tab).getByRole('button', { name: t({ ru: 'Сохранить', en: 'Save' }) }),
    );
    await userEvent.click(nodeCard(editor, 'boat'));
    await userEvent.keyboard('f');
    const view = await screen.findByTestId('writing-view');
    const sheet = view.closest('[role="dialog"]') as HTMLElement;
    await waitFor(() => expect(within(sheet).getByText(conflictText())).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: t(noticeMessages).resolve }));
    await screen.findByRole('dialog', {
      name: t({ ru: 'Историю изменили в другом месте', en: 'The story was changed elsewhere' }),
    });
  },
};

/** Storage of a browser in which another tab has the lighthouse open. */
function withOtherTab() {
  const drafts = createMemoryDraftStorage();
  drafts.hold({ key: 'other', storyId: 'lighthouse' });
  return drafts;
}

/** Another tab has the story open. */
export const OtherTab: Story = {
  render: (args) => (
    <StoryRoom {...args} services={{ ...createMemoryServices(), drafts: withOtherTab() }} />
  ),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const line = await editor.findByText(t(noticeMessages).otherTab);
    const boat = nodeCard(editor, 'boat');
    await userEvent.click(boat);
    await userEvent.click(editor.getByRole('button', { name: t(noticeMessages).understood }));
    await expect(line).not.toBeInTheDocument();
    await expect(boat).toHaveFocus();
  },
};

/** Somebody else saves meanwhile: their edits are merged, and the author knows that it goes on. */
export const Elsewhere: Story = {
  args: { services: { ...changedServer, saveStory: createMemoryServices().saveStory } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    window.dispatchEvent(new Event('focus'));
    await expect(
      await editor.findByText(
        t({ ru: /правят и в другом месте/, en: /being edited elsewhere too/ }),
      ),
    ).toBeVisible();
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Их.');
  },
};
