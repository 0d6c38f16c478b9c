import { fixtureMedia, fixturePicture } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { setNodeMedia } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { findDialog, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaMedia } from '../../api/annaServices.ts';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { type ArrivedUpload, holdUploads } from '../../testing/holdUploads.ts';
import { risingSound, shortFilm, transparentPicture } from '../../testing/mediaFiles.ts';
import { pictureAddress, storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { MediaPanel } from './MediaPanel.tsx';

const services = { media: annaMedia };

/** Uploads that wait at the mock server. */
const arrived: ArrivedUpload[] = [];

/** The lamp has a picture. */
function withPicture({ session }: EditorContextValue, url = pictureAddress) {
  session.edit({
    label: 'set-media',
    operation: (story) =>
      setNodeMedia(story, {
        nodeId: 'lamp',
        mediaNodeId: null,
        media: [
          {
            id: 'file-0',
            mediaType: 'image',
            url,
            title: '',
            description: '',
            fileName: 'Фонарь.svg',
            fileSize: 188_416,
            mimeType: 'image/svg+xml',
            order: 0,
            isActive: true,
          },
        ],
      }),
  });
}

const picture = () => new File([fixturePicture.png], 'Фонарь.png', { type: 'image/png' });

/** The field behind the button that chooses a file. */
function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  return input;
}

const meta = {
  title: 'Editor/Media',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'The files of a story: adding, watching, deleting.',
      whenNot: 'A file of another story is wanted.',
      instead: 'Media library.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'Progress is announced; each file has a name and a description.',
      do: 'Describe pictures.',
      dont: 'Delete a file that is used without looking where.',
    }),
    layout: 'fullscreen',
  },
  args: { services, children: <MediaPanel />, prepare: (editor) => withPicture(editor) },
  beforeEach: ({ msw }) => {
    arrived.length = 0;
    msw.use(holdUploads(arrived), ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Search, filter and both kinds of list; what is found is counted. */
export const Panel: Story = {
  tags: ['panel'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 узла')).toBeVisible();
    await expect(canvas.getByText('Фонарь.svg')).toBeVisible();
    await expect(canvas.getByText('Ожидает загрузки')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Списком' }));
    await expect(canvas.getByRole('radio', { name: 'Списком' })).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox'), 'смотрит');
    await expect(await canvas.findByText('1 узел')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Голос/ }));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('keeper');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'паром');
    await expect(await canvas.findByText('Медиа узлы не найдены')).toBeVisible();
  },
};

/** A story without media nodes says what to do, and four buttons add one of each type. */
export const Empty: Story = {
  args: {
    document: buildStory('Паром').node('start', 'start').build(),
    prepare: () => {},
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Медиа узлы не найдены')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить медиа узел: Видео' }));
    await expect(await canvas.findByText('1 узел')).toBeVisible();
  },
};

/** Deleting asks first. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Удалить медиа узел: Голос/ }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: 'Вы уверены, что хотите удалить этот медиа узел?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
    await expect(await canvas.findByText('1 узел')).toBeVisible();
  },
};

const inMidUpload = storyMedia();

/** A file of which a part has left: no mock server stops there. */
export const Progress: Story = {
  args: {
    services: { media: inMidUpload },
    prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }),
  },
  beforeEach: () => {
    inMidUpload.held.length = 0;
  },
  play: async () => {
    const dialog = within(await findDialog('Загрузить файл'));
    await userEvent.upload(fileInput(), picture());
    await waitFor(() => expect(inMidUpload.held).toHaveLength(1));
    inMidUpload.held[0]?.progress(0.42);
    await waitFor(() =>
      expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'),
    );
  },
};

/** A file on its way: cancel, and the node as it was. */
export const Cancel: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async ({ canvas }) => {
    const dialog = await findDialog('Загрузить файл');
    const limits = within(dialog).getByText(/Изображения до 10 МБ, видео до 50 МБ/);
    await waitFor(() => expect(limits).toBeVisible());
    await userEvent.upload(fileInput(), picture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    await expect(within(dialog).getByRole('progressbar')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Отменить загрузку/ }));
    await expect(await within(dialog).findByRole('button', { name: 'Выбрать файл' })).toBeVisible();
    await expect(canvas.getByTestId('story-text')).not.toHaveTextContent('Загрузка файла');
  },
};

/** A file that has arrived closes the dialog and shows itself in the panel. */
export const Uploaded: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async ({ canvas }) => {
    await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), picture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    arrived[0]?.goOn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Фонарь.png')).toBeVisible();
  },
};

/** What may not be sent, and what did not arrive, is told where the file was given. */
export const Refused: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async () => {
    const dialog = await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), new File(['x'], 'run.exe', { type: 'application/x-exe' }));
    await expect(await within(dialog).findByText(/^Неподдерживаемый тип файла/)).toBeVisible();
    const page = new File(['<html>'], 'Фонарь.png', { type: 'image/png' });
    await userEvent.upload(fileInput(), page);
    await waitFor(() => expect(arrived).toHaveLength(1));
    arrived[0]?.goOn();
    await expect(await within(dialog).findByText(/^Ошибка загрузки: /)).toBeVisible();
  },
};

/** A picture in full. */
export const Viewer: Story = {
  args: {
    prepare: (editor) => {
      withPicture(editor);
      editor.workspace.openDialog('viewer', { nodeId: 'lamp' });
    },
  },
  play: async () => {
    const dialog = await findDialog('Фонарь.svg');
    const shown = within(dialog).getByRole('img', { name: 'Фонарь.svg' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(within(dialog).getByText('0,18 МБ')).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Скачать' })).toBeVisible();
  },
};

/** A picture that cannot be had can be tried again. */
export const ViewerFailed: Story = {
  args: {
    prepare: (editor) => {
      withPicture(editor, 'data:image/png;base64,AAAA');
      editor.workspace.openDialog('viewer', { nodeId: 'lamp' });
    },
  },
  play: async () => {
    const dialog = await findDialog('Фонарь.svg');
    await expect(await within(dialog).findByText('Не удалось загрузить изображение')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

const elsewhere = 'https://pictures.example/lamp.png';

/** A file of another site is named by its site, and not requested where that is not allowed. */
export const PanelElsewhere: Story = {
  args: {
    services: { ...services, mediaHosts: [] },
    prepare: (editor) => withPicture(editor, elsewhere),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('На сайте pictures.example')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** It can be opened where it is. */
export const ViewerElsewhere: Story = {
  args: {
    services: { ...services, mediaHosts: [] },
    prepare: (editor) => {
      withPicture(editor, elsewhere);
      editor.workspace.openDialog('viewer', { nodeId: 'lamp' });
    },
  },
  play: async () => {
    const dialog = within(await findDialog('Фонарь.svg'));
    await expect(await dialog.findByText(/здесь он не показывается/)).toBeVisible();
    await expect(dialog.queryByRole('img')).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Открыть в новой вкладке' })).toHaveAttribute(
      'href',
      elsewhere,
    );
  },
};

/** A large picture with transparent parts keeps them: it becomes a smaller WebP. */
export const TransparentPicture: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async () => {
    await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), await transparentPicture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    const sent = arrived[0]?.file;
    await expect(sent?.name).toBe('Туман.webp');
    await expect(sent?.type).toBe('image/webp');
    const { width } = await createImageBitmap(sent as Blob);
    await expect(width).toBe(1920);
  },
};

/** A recording is sent with its waveform. */
export const Waveform: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async () => {
    await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), risingSound());
    await waitFor(() => expect(arrived).toHaveLength(1));
    const waveform = arrived[0]?.waveform;
    await expect(waveform).toHaveLength(200);
    await expect(waveform?.at(-1)).toBeGreaterThan(200);
    await expect(waveform?.[0]).toBeLessThan(50);
  },
};

/** A film is sent with a picture of it; a film that this browser cannot show, without. */
export const Poster: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async () => {
    const dialog = await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), await shortFilm());
    await waitFor(() => expect(arrived).toHaveLength(1));
    await expect(arrived[0]?.poster?.type).toBe('image/jpeg');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Отменить загрузку/ }));
    await within(dialog).findByRole('button', { name: 'Выбрать файл' });
    await userEvent.upload(fileInput(), new File(['?'], 'Кино.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(arrived).toHaveLength(2));
    await expect(arrived[1]?.poster).toBeNull();
  },
};

/** What did not arrive can be sent again from where it is told; the dialog closes once it has arrived. */
export const Retry: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async ({ canvas }) => {
    const dialog = await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), picture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    arrived[0]?.lose();
    const again = await within(dialog).findByRole('button', { name: /^Повторить загрузку/ });
    await userEvent.click(again);
    await waitFor(() => expect(arrived).toHaveLength(2));
    arrived[1]?.goOn();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('Фонарь.png')).toBeVisible();
  },
};

const usedBytes = fixtureMedia.reduce((sum, { fileSize }) => sum + fileSize, 0);

/** A file that does not fit into the author's storage is told before it is sent. */
export const QuotaExceeded: Story = {
  args: {
    prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }),
  },
  beforeEach: ({ msw }) => {
    arrived.length = 0;
    const mediaQuotaBytes = usedBytes + 1;
    msw.use(holdUploads(arrived), ...createHandlers('ok', { mediaQuotaBytes }));
  },
  play: async () => {
    const dialog = await findDialog('Загрузить файл');
    await userEvent.upload(fileInput(), picture());
    await expect(
      await within(dialog).findByText(/Файл не помещается: нужно .* МБ, свободно 0 МБ/),
    ).toBeVisible();
    await expect(arrived).toHaveLength(0);
  },
};
