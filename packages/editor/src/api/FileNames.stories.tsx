import { type ErrorCode, errorMessages, optionalContract } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Renaming files',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server renames a file, refuses, fails, is slow or is lost.',
      whenNot: 'What can be done with files is meant.',
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
  const dialog = within(await findDialog('Мои файлы'));
  await userEvent.click(
    await dialog.findByRole('button', { name: 'Подробнее о файле: Лоция.pdf' }),
  );
  return dialog;
}

type Library = Awaited<ReturnType<typeof openFile>>;

/** The names of the author's files on the server. */
async function storedNames(): Promise<string[]> {
  const answer = await author.client.media.files({});
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.items.map(({ originalFileName }) => originalFileName);
}

/** Types another name; gives its field. */
async function rename(dialog: Library): Promise<HTMLElement> {
  const field = await dialog.findByRole('textbox', { name: 'Имя файла' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Карта.pdf');
  return field;
}

const saveName = (dialog: Library) =>
  userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));

/** The button waits; then the new name is saved. */
export const Renamed: Story = {
  play: async () => {
    const dialog = await openFile();
    await rename(dialog);
    calls.hold();
    await saveName(dialog);
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    calls.pass();
    await expectToast('Изменения файла сохранены');
    await expect(await storedNames()).toContain('Карта.pdf');
  },
};

type Decide = (interception: CallInterception) => void;

/** The reason is told and the name stays, also when the author goes back to the list; saved again it is taken. */
const renameRefused = (
  decide: Decide,
  reason: string | RegExp,
  mend?: () => Promise<void>,
): Story => ({
  play: async () => {
    const dialog = await openFile();
    const field = await rename(dialog);
    decide(calls);
    await userEvent.click(dialog.getByRole('button', { name: 'Ко всем файлам' }));
    await expectToast('Изменения файла не сохранены');
    await expectToast(reason);
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Карта.pdf');
    calls.pass();
    await mend?.();
    await saveName(dialog);
    await expectToast('Изменения файла сохранены');
    await expect(await storedNames()).toContain('Карта.pdf');
  },
});

const renameRefusedWith = (code: ErrorCode, mend?: () => Promise<void>): Story =>
  renameRefused(({ refuse }) => refuse(code), errorMessages.ru[code], mend);

/** 401: after a new sign-in. */
export const RenameSignedOut: Story = renameRefusedWith('unauthorized', () => author.signIn());

/** 422 */
export const RenameInvalid: Story = renameRefusedWith('media-type-unsupported');

/** 500 */
export const RenameFailing: Story = renameRefusedWith('internal');

export const RenameLost: Story = renameRefused(({ lose }) => lose(), /Сервер не отвечает/);

/** 404: the file is gone meanwhile. There is nothing to save, and the way to the other files is free. */
export const RenameGone: Story = {
  play: async () => {
    const dialog = await openFile();
    await rename(dialog);
    calls.refuse('not-found');
    await userEvent.click(dialog.getByRole('button', { name: 'Ко всем файлам' }));
    await expectToast(errorMessages.ru['not-found']);
    await expect(await dialog.findByText('4 файла')).toBeVisible();
  },
};
