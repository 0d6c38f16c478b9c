import { errorMessages, optionalContract, routes } from '@dreamfork/api-client';
import { fixturePicture, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { commandMessages } from '../commands/messages.ts';
import { mediaMessages } from '../features/media/messages.ts';
import { lighthouseStory as mapStory } from '../testing/lighthouseStory.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import { forgetAnnouncements, nodeCard, openEditor } from '../testing/storyActions.ts';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

const { upload } = optionalContract.media;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Uploads',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server takes, refuses or loses a file.',
      whenNot: 'You look for what an author can do with files.',
      instead: 'Stories of Editor/Media.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility:
        'Progress is a progress bar with the name of the file; a refusal is announced.',
      do: 'Leave the file to be sent again.',
      dont: 'Close the dialog when an upload fails.',
    }),
    layout: 'fullscreen',
  },
  args: { storyId: lighthouseStory.id, document: mapStory },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([upload]);
    msw.use(...calls.handlers, ...createHandlers());
    return forgetAnnouncements;
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File([fixturePicture.png], 'Бухта.png', { type: 'image/png' });

async function give(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, file);
}

/** The names of the author's files on the server. */
async function storedNames(): Promise<string[]> {
  const answer = await author.client.call(routes.media.files, {});
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.items.map(({ originalFileName }) => originalFileName);
}

const uploading: Pick<Story, 'args'> = {
  args: {
    panel: 'media',
    prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }),
  },
};

const openUpload = async () => within(await findDialog(t(commandMessages)['upload-media']));

/** The file arrives: the dialog closes, the panel shows it, and the server has it. */
export const Uploaded: Story = {
  ...uploading,
  play: async ({ canvas }) => {
    await openUpload();
    await give(picture());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Бухта.png')).toBeVisible();
    await expect(await storedNames()).toContain('Бухта.png');
  },
};

/** 413: the server finds the file too large. The reason stands where the file was given; another one is taken. */
export const TooLarge: Story = {
  ...uploading,
  play: async ({ canvas }) => {
    const dialog = await openUpload();
    calls.refuse('media-too-large');
    await give(picture());
    const reason = t(mediaMessages).lines.failed(t(errorMessages)['media-too-large']);
    await expect(await dialog.findByText(reason)).toBeVisible();
    await expect(await storedNames()).not.toContain('Бухта.png');
    calls.pass();
    await give(new File([fixturePicture.png], 'Пристань.png', { type: 'image/png' }));
    await expect(await canvas.findByText('Пристань.png')).toBeVisible();
  },
};

/** A file on its way is called off: the node is as it was, and the server has nothing. */
export const Cancelled: Story = {
  ...uploading,
  play: async ({ canvas }) => {
    const dialog = await openUpload();
    calls.hold();
    await give(picture());
    await expect(
      await dialog.findByRole('progressbar', {
        name: t(mediaMessages).lines.uploading('Бухта.png'),
      }),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', {
        name: t({ ru: /^Отменить загрузку/, en: /^Cancel the upload/ }),
      }),
    );
    await expect(
      await dialog.findByRole('button', { name: t({ ru: 'Выбрать файл', en: 'Choose a file' }) }),
    ).toBeVisible();
    await expect(canvas.getByTestId('story-text')).not.toHaveTextContent('Загрузка файла');
    await expect(await storedNames()).not.toContain('Бухта.png');
  },
};

/** The connection is lost while a file is sent; when it is back, the file is sent without being given again. */
export const LostAndResumed: Story = {
  render: () => (
    <StoryRoom
      story={{
        id: lighthouseStory.id,
        version: lighthouseStory.version,
        isPublic: lighthouseStory.isPublic,
        document: mapStory,
      }}
      services={author.services}
    />
  ),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = within(await editor.findByTestId('node-tab'));
    await userEvent.click(
      await tab.findByRole('button', { name: t(commandMessages)['upload-media'] }),
    );
    const dialog = await openUpload();
    calls.lose();
    await give(picture());
    await expect(await dialog.findByText(noAnswer())).toBeVisible();
    calls.pass();
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await storedNames()).toContain('Бухта.png'));
    await waitFor(() => expect(dialog.queryByText(noAnswer())).toBeNull());
    await waitFor(() =>
      expect(within(editor.getByTestId('node-tab')).getByText('Бухта.png')).toBeInTheDocument(),
    );
  },
};
