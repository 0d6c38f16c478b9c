import { type ErrorCode, errorMessages, optionalContract, routes } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { libraryMessages } from '../features/media/library/library.messages.ts';
import { mediaMessages } from '../features/media/messages.ts';
import { toolsMessages } from '../features/tools/messages.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Renaming files',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server renames a file, refuses, fails, is slow or is lost.',
      whenNot: 'You look for what an author can do with files.',
      instead: 'Stories of Editor/Media library.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility: 'What became of a change is announced.',
      do: 'Keep what was typed until it is saved.',
      dont: 'Leave a file whose change was refused.',
    }),
    layout: 'fullscreen',
  },
  args: {
    storyId: lighthouseStory.id,
    document: lighthouseStory.document,
    prepare: ({ workspace }) => workspace.openDialog('library', { nodeId: null }),
  },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([optionalContract.media.updateFile]);
    msw.use(...calls.handlers, ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openFile() {
  const dialog = within(await findDialog(t(mediaMessages).library));
  await userEvent.click(
    await dialog.findByRole('button', { name: t(libraryMessages).details('Лоция.pdf') }),
  );
  return dialog;
}

type Library = Awaited<ReturnType<typeof openFile>>;

/** The names of the author's files on the server. */
async function storedNames(): Promise<string[]> {
  const answer = await author.client.call(routes.media.files, {});
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.items.map(({ originalFileName }) => originalFileName);
}

/** Types another name; gives its field. */
async function rename(dialog: Library): Promise<HTMLElement> {
  const field = await dialog.findByRole('textbox', { name: t(libraryMessages).name });
  await userEvent.clear(field);
  await userEvent.type(field, 'Карта.pdf');
  return field;
}

const saveName = (dialog: Library) =>
  userEvent.click(dialog.getByRole('button', { name: t(toolsMessages).save }));

/** The button waits; then the new name is saved. */
export const Renamed: Story = {
  play: async () => {
    const dialog = await openFile();
    await rename(dialog);
    calls.hold();
    await saveName(dialog);
    await expect(dialog.getByRole('button', { name: t(toolsMessages).save })).toBeDisabled();
    calls.pass();
    await expectToast(t(libraryMessages).saved);
    await expect(await storedNames()).toContain('Карта.pdf');
  },
};

type Decide = (interception: CallInterception) => void;

/** The reason is told and the name stays, also when the author goes back to the list; saved again it is taken. */
const renameRefused = (
  decide: Decide,
  reason: () => string | RegExp,
  mend?: () => Promise<void>,
): Story => ({
  play: async () => {
    const dialog = await openFile();
    const field = await rename(dialog);
    decide(calls);
    await userEvent.click(dialog.getByRole('button', { name: t(libraryMessages).back }));
    await expectToast(t(libraryMessages).changeFailed);
    await expectToast(reason());
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Карта.pdf');
    calls.pass();
    await mend?.();
    await saveName(dialog);
    await expectToast(t(libraryMessages).saved);
    await expect(await storedNames()).toContain('Карта.pdf');
  },
});

const renameRefusedWith = (code: ErrorCode, mend?: () => Promise<void>): Story =>
  renameRefused(
    ({ refuse }) => refuse(code),
    () => t(errorMessages)[code],
    mend,
  );

/** 401: after a new sign-in. */
export const RenameSignedOut: Story = renameRefusedWith('unauthorized', () => author.signIn());

/** 422 */
export const RenameUnsupported: Story = renameRefusedWith('media-type-unsupported');

/** 500 */
export const RenameFailing: Story = renameRefusedWith('internal');

export const RenameLost: Story = renameRefused(({ lose }) => lose(), noAnswer);

/** 404: the file is gone meanwhile. There is nothing to save, and the way to the other files is free. */
export const RenameGone: Story = {
  play: async () => {
    const dialog = await openFile();
    await rename(dialog);
    calls.refuse('not-found');
    await userEvent.click(dialog.getByRole('button', { name: t(libraryMessages).back }));
    await expectToast(t(errorMessages)['not-found']);
    await expect(await dialog.findByText(t(libraryMessages).found(4))).toBeVisible();
  },
};
