import { type ErrorCode, errorMessages, optionalContract, routes } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exportMessages } from '../features/files/export.messages.ts';
import { fileMessages } from '../features/files/messages.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../testing/storyActions.ts';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

const { exportStory, importStory, importJob } = optionalContract.storyFiles;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Story files',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server makes and reads story files, refuses them, fails or is lost.',
      whenNot: 'The formats and the report of an import are meant.',
      instead: 'Stories of Editor/Import and export.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility: 'Progress is a progress bar; a failure is announced.',
      do: 'Let an import be stopped.',
      dont: 'Close the dialog while a file is sent.',
    }),
    layout: 'fullscreen',
  },
  args: {
    storyId: lighthouseStory.id,
    document: lighthouseStory.document,
    prepare: ({ workspace }) => workspace.openDialog('files', null),
  },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([exportStory, importStory, importJob]);
    msw.use(...calls.handlers, ...createHandlers());
    return forgetAnnouncements;
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog(t(fileMessages).title));
type FilesDialog = Awaited<ReturnType<typeof open>>;

const pressExport = (dialog: FilesDialog) =>
  userEvent.click(dialog.getByRole('button', { name: t(fileMessages).exportButton }));

/** The server makes the file, and the browser saves it. */
export const Exported: Story = {
  play: async () => {
    const dialog = await open();
    calls.hold();
    await pressExport(dialog);
    await expect(
      dialog.getByRole('button', { name: new RegExp(t(fileMessages).exportButton) }),
    ).toHaveAttribute('aria-disabled', 'true');
    calls.pass();
    await expectToast(t(exportMessages).exported);
  },
};

/** The reason stands under the button, and the export can be asked for again. */
const exportRefused = (
  decide: (interception: CallInterception) => void,
  reason: () => string | RegExp,
): Story => ({
  play: async () => {
    const dialog = await open();
    decide(calls);
    await pressExport(dialog);
    await expect(await dialog.findByText(reason())).toBeVisible();
    calls.pass();
    await pressExport(dialog);
    await expectToast(t(exportMessages).exported);
    await expect(dialog.queryByText(reason())).toBeNull();
  },
});

export const ExportFailing: Story = exportRefused(
  ({ refuse }) => refuse('internal'),
  () => t(fileMessages).exportFailed(`500. ${t(errorMessages).internal}`),
);

export const ExportLost: Story = exportRefused(({ lose }) => lose(), noAnswer);

/** A story file as the mock server knows one: by the first two bytes of an archive. */
const storyFile = (content = 'PK') => new File([content], 'Паром.df');

async function give(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, file);
}

async function ownTitles(): Promise<string[]> {
  const answer = await author.client.call(routes.stories.listOwn, {});
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.stories.map(({ title }) => title);
}

/** The server is at work for a while; then the new story is among the author's own. */
export const Imported: Story = {
  play: async () => {
    const dialog = await open();
    await give(storyFile());
    await dialog.findByRole('progressbar', { name: t(fileMessages).working });
    await expect(
      await dialog.findByText(t({ ru: /^«Паром»: \d+ узл/, en: /^“Паром”: \d+ node/ })),
    ).toBeVisible();
    await expectToast(t(fileMessages).imported);
    await expect(await ownTitles()).toContain('Паром');
  },
};

/** The file is sent for a long time, and the author stops it: no story is made. */
export const ImportStopped: Story = {
  play: async () => {
    const dialog = await open();
    calls.hold();
    await give(storyFile());
    await dialog.findByRole('progressbar', { name: t(fileMessages).importing('Паром.df') });
    await userEvent.click(
      dialog.getByRole('button', {
        name: t({ ru: 'Отменить загрузку: Паром.df', en: 'Cancel the upload: Паром.df' }),
      }),
    );
    await expect(
      await dialog.findByRole('button', { name: t({ ru: 'Выбрать файлы', en: 'Choose files' }) }),
    ).toBeVisible();
    await expect(await ownTitles()).not.toContain('Паром');
  },
};

/** The server is at work on the file already, and is told to stop: no story is made. */
export const ImportCancelled: Story = {
  play: async () => {
    const dialog = await open();
    await give(storyFile());
    await dialog.findByRole('progressbar', { name: t(fileMessages).working });
    await userEvent.click(
      dialog.getByRole('button', { name: t({ ru: /^Отменить/, en: /^Cancel/ }) }),
    );
    await expect(
      await dialog.findByRole('button', { name: t({ ru: 'Выбрать файлы', en: 'Choose files' }) }),
    ).toBeVisible();
    await expect(await ownTitles()).not.toContain('Паром');
  },
};

/** The reason stands where the file was given, and the next file is taken. */
const importRefused = (
  decide: (interception: CallInterception) => void,
  reason: () => string | RegExp,
): Story => ({
  play: async () => {
    const dialog = await open();
    decide(calls);
    await give(storyFile());
    await expect(await dialog.findByText(reason())).toBeVisible();
    await expect(await ownTitles()).not.toContain('Паром');
    calls.pass();
    await give(storyFile());
    await expect(await dialog.findByText(t({ ru: /^«Паром»: /, en: /^“Паром”: / }))).toBeVisible();
  },
});

const importRefusedWith = (code: ErrorCode): Story =>
  importRefused(
    ({ refuse }) => refuse(code),
    () => t(errorMessages)[code],
  );

/** 409: two other imports are under way. */
export const ImportsFull: Story = importRefusedWith('imports-full');

/** 413 */
export const ImportTooLarge: Story = importRefusedWith('file-too-large');

/** 422 */
export const ImportDamaged: Story = importRefusedWith('file-damaged');

/** 500 */
export const ImportFailing: Story = importRefusedWith('internal');

export const ImportLost: Story = importRefused(({ lose }) => lose(), noAnswer);

/** The server takes the file and finds out later that it is none of a story. */
export const ImportJobFailed: Story = {
  play: async () => {
    const dialog = await open();
    await give(storyFile('Текст'));
    await dialog.findByRole('progressbar', { name: t(fileMessages).working });
    await expect(await dialog.findByText(t(errorMessages)['file-unrecognised'])).toBeVisible();
  },
};
