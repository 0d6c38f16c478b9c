import { fixtureMedia, fixturePicture } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaMedia } from '../../api/testing/annaServices.ts';
import { holdUploads } from '../../testing/holdUploads.ts';
import { risingSound, shortFilm } from '../../testing/mediaFiles.ts';
import { storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { arrived, fileInput, withPicture } from './Media.fixtures.ts';
import { MediaPanel } from './MediaPanel.tsx';
import { mediaMessages } from './messages.ts';

const services = { media: annaMedia };

const picture = () => new File([fixturePicture.png], 'Фонарь.png', { type: 'image/png' });

const meta = {
  title: 'Editor/Media/Uploads',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'Sending files of the author to the server.',
      whenNot: 'The file was uploaded before.',
      instead: 'Media library.',
      keyboard: { Escape: 'Closes the dialog.' },
      accessibility: 'Progress and refusals are announced.',
      do: 'Let the author call an upload off, and try again.',
      dont: 'Lose what was chosen when the server refuses.',
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
    const dialog = within(await findDialog(t(mediaMessages).section.upload));
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
    const dialog = await findDialog(t(mediaMessages).section.upload);
    const limits = within(dialog).getByText(
      t({
        ru: /Изображения до 10 МБ, видео до 50 МБ/,
        en: /Images up to 10 MB, video up to 50 MB/,
      }),
    );
    await waitFor(() => expect(limits).toBeVisible());
    await userEvent.upload(fileInput(), picture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    await expect(within(dialog).getByRole('progressbar')).toBeVisible();
    await userEvent.click(
      within(dialog).getByRole('button', {
        name: t({ ru: /^Отменить загрузку/, en: /^Cancel the upload/ }),
      }),
    );
    await expect(
      await within(dialog).findByRole('button', {
        name: t({ ru: 'Выбрать файл', en: 'Choose a file' }),
      }),
    ).toBeVisible();
    await expect(canvas.getByTestId('story-text')).not.toHaveTextContent('Загрузка файла');
  },
};

/** A file that has arrived closes the dialog and shows itself in the panel. */
export const Uploaded: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async ({ canvas }) => {
    await findDialog(t(mediaMessages).section.upload);
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
  beforeEach: ({ msw }) => {
    const refusal = { success: false, code: 'media-type-unsupported', message: 'Не картинка' };
    msw.use(
      holdUploads(arrived),
      http.post('*/api/media/upload', () => HttpResponse.json(refusal, { status: 422 })),
    );
  },
  play: async () => {
    const dialog = await findDialog(t(mediaMessages).section.upload);
    await userEvent.upload(fileInput(), new File(['x'], 'run.exe', { type: 'application/x-exe' }));
    await expect(
      await within(dialog).findByText(
        t({ ru: /^Неподдерживаемый тип файла/, en: /^Unsupported file type/ }),
      ),
    ).toBeVisible();
    const page = new File(['<html>'], 'Фонарь.png', { type: 'image/png' });
    await userEvent.upload(fileInput(), page);
    await waitFor(() => expect(arrived).toHaveLength(1));
    arrived[0]?.goOn();
    await expect(
      await within(dialog).findByText(new RegExp(t(mediaMessages).lines.failed(''))),
    ).toBeVisible();
  },
};

/** A recording is sent with its waveform. */
export const Waveform: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async () => {
    await findDialog(t(mediaMessages).section.upload);
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
    const dialog = await findDialog(t(mediaMessages).section.upload);
    await userEvent.upload(fileInput(), await shortFilm());
    await waitFor(() => expect(arrived).toHaveLength(1));
    await expect(arrived[0]?.poster?.type).toBe('image/jpeg');
    await userEvent.click(
      within(dialog).getByRole('button', {
        name: t({ ru: /^Отменить загрузку/, en: /^Cancel the upload/ }),
      }),
    );
    await within(dialog).findByRole('button', {
      name: t({ ru: 'Выбрать файл', en: 'Choose a file' }),
    });
    await userEvent.upload(fileInput(), new File(['?'], 'Кино.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(arrived).toHaveLength(2));
    await expect(arrived[1]?.poster).toBeNull();
  },
};

/** What did not arrive can be sent again from where it is told; the dialog closes once it has arrived. */
export const Retry: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('upload', { nodeId: 'keeper' }) },
  play: async ({ canvas }) => {
    const dialog = await findDialog(t(mediaMessages).section.upload);
    await userEvent.upload(fileInput(), picture());
    await waitFor(() => expect(arrived).toHaveLength(1));
    arrived[0]?.lose();
    const again = await within(dialog).findByRole('button', {
      name: t({ ru: /^Повторить загрузку/, en: /^Try again/ }),
    });
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
    const storage = { usedBytes, totalBytes: usedBytes + 1, fileCount: fixtureMedia.length };
    msw.use(
      http.get('*/api/media/storage/info', () => HttpResponse.json(storage)),
      holdUploads(arrived),
    );
  },
  play: async () => {
    const dialog = await findDialog(t(mediaMessages).section.upload);
    await userEvent.upload(fileInput(), picture());
    await expect(
      await within(dialog).findByText(
        t({
          ru: /Файл не помещается: нужно .* МБ, свободно 0 МБ/,
          en: /The file does not fit: it needs .* MB, 0 MB are free/,
        }),
      ),
    ).toBeVisible();
    await expect(arrived).toHaveLength(0);
  },
};
