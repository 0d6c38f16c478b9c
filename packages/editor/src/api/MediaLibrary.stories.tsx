import { errorMessages, optionalContract } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';
import { playTroubled } from './testing/playTroubled.ts';

const { files, removeFile } = optionalContract.media;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Media library',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the list of their files is empty, slow, refused or lost, and when a file is not deleted.',
      whenNot: 'What can be done with files is meant.',
      instead: 'Stories of Editor/Media library.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility: 'Waiting and errors are announced.',
      do: 'Offer to try again beside the error.',
      dont: 'Call a list empty that did not come.',
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
    calls = interceptCalls([files, removeFile]);
    msw.use(...calls.handlers, ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const openLibrary = async () => within(await findDialog('Мои файлы'));

/** The four files of the author, newest first, and how much room they take. */
export const Default: Story = {
  play: async () => {
    const dialog = await openLibrary();
    await expect(await dialog.findByText('4 файла')).toBeVisible();
    await expect(await dialog.findByText(/^11,68 МБ из 1,00 ГБ$/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async () => {
    const dialog = await openLibrary();
    await expect(await dialog.findByText('Файлов пока нет')).toBeVisible();
    await expect(dialog.getByText(/^Перетащите файл на холст/)).toBeVisible();
  },
};

export const Troubled: Story = {
  beforeEach: () => calls.hold(),
  play: () =>
    playTroubled(
      {
        loading: 'Файлы загружаются',
        failed: 'Список файлов не загрузился',
        loaded: 'Лоция.pdf',
      },
      { calls, author },
    ),
};

/** A file that the server does not delete stays in the list, and the reason is told. */
export const DeletingRefused: Story = {
  play: async () => {
    const dialog = await openLibrary();
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Подробнее о файле: Лоция.pdf' }),
    );
    await dialog.findByText('Нигде. Файл можно удалить.');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить файл' }));
    const question = within(await screen.findByRole('alertdialog'));
    calls.refuse('media-in-use');
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expectToast('Файл не удалён');
    await expectToast(errorMessages.ru['media-in-use']);
    calls.pass();
    await userEvent.click(dialog.getByRole('button', { name: 'Ко всем файлам' }));
    await expect(await dialog.findByText('Лоция.pdf')).toBeVisible();
  },
};
