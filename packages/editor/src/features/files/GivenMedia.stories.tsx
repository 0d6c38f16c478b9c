import { createHandlers } from '@dreamfork/api-client/msw';
import { mediaIdOf, type NodeMedia } from '@dreamfork/story';
import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { zipSync } from 'fflate';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { annaMedia } from '../../api/testing/annaServices.ts';
import { createMemoryServices, type MemoryServices } from '../../services/createMemoryServices.ts';
import type { ImportServices } from '../../services/index.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { dismissReport, readReport } from './importReports.ts';
import { fileMessages } from './messages.ts';
import { reportMessages } from './report.messages.ts';

let saved: MemoryServices = createMemoryServices();
const services = (): ImportServices => ({ ...saved, media: annaMedia });

const meta = {
  title: 'Editor/Import/With media',
  component: ImportDialog,
  args: { services: services(), onClose: () => {} },
  parameters: {
    ...usage({
      when: 'An import that brings media: an archive, several files, a folder.',
      whenNot: 'There is only text.',
      instead: 'ImportDialog.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'Each file says whether it was taken and why not.',
      do: 'Give the whole folder.',
      dont: 'Rename files before importing.',
    }),
    msw: { handlers: createHandlers() },
  },
  render: (args) => <ImportDialog {...args} services={services()} />,
  beforeEach: () => {
    saved = createMemoryServices();
    return () => dismissReport('new-story');
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const game = `<tw-storydata name="Паром" startnode="1" format="Harlowe">
<tw-passagedata pid="1" name="Пристань" position="0,0">Мост. &lt;img src="Images/%D0%BC%D0%BE%D1%81%D1%82.png" alt="Старый мост"&gt;
&lt;img src="images/нет.png"&gt; [[Река]]</tw-passagedata>
<tw-passagedata pid="2" name="Река" position="200,0">&lt;img src="https://a.test/b.png"&gt;Вода.</tw-passagedata></tw-storydata>`;

async function png(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

async function give(...files: File[]) {
  const dialog = within(await findDialog(t(fileMessages).importTitle));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, files);
  return dialog;
}

const mediaOf = (at: number): NodeMedia[] => saved.saves.at(-1)?.document.nodes[at]?.media ?? [];

/** What all ways of giving the files come to: one picture comes, the others wait in their nodes. */
async function bringsThePicture(dialog: Awaited<ReturnType<typeof give>>) {
  await expect(await dialog.findByText(t(reportMessages).mediaGiven(1, 2))).toBeVisible();
  await expect(
    dialog.getByText(
      t({
        ru: /^Файла images\/нет.png среди выбранных нет/,
        en: /^The file images\/нет.png is not among those you chose/,
      }),
    ),
  ).toBeVisible();
  await expect(
    dialog.getByText(
      t({ ru: /^Файл лежит на другом сайте: https/, en: /^A file is on another site: https/ }),
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: t(reportMessages).create(1) }));
  await expect(await dialog.findByText(t(reportMessages).created(['Паром']))).toBeVisible();
  const [bridge, gone] = mediaOf(0);
  await expect(mediaIdOf(bridge?.url ?? '')).not.toBeNull();
  await expect(bridge).toMatchObject({ isActive: true, description: 'Старый мост' });
  await expect(gone).toMatchObject({ url: 'images/нет.png', isActive: false });
  await expect(mediaOf(1)[0]).toMatchObject({ url: 'https://a.test/b.png', isActive: true });
  const report = await readReport('new-story');
  await expect(report?.broken.map(({ name }) => name)).toEqual([
    'https://a.test/b.png',
    'images/нет.png',
  ]);
}

/** A ZIP with a game and its pictures; what else lies in it is passed over. */
export const Archive: Story = {
  play: async () => {
    const bytes = zipSync({
      'Паром/index.html': new TextEncoder().encode(game),
      'Паром/images/мост.png': await png(),
      'Паром/README.md': new TextEncoder().encode('Без заголовков.'),
      '__MACOSX/Паром/._index.html': new Uint8Array([0, 5]),
    });
    await bringsThePicture(await give(new File([new Uint8Array(bytes)], 'Паром.zip')));
  },
};

/** A game and its picture, chosen together. */
export const SeveralFiles: Story = {
  play: async () => {
    await bringsThePicture(
      await give(new File([game], 'Паром.html'), new File([await png()], 'мост.png')),
    );
  },
};

/** A folder; files of other kinds in it are passed over. */
export const Folder: Story = {
  play: async () => {
    const inFolder = (file: File, path: string) =>
      Object.defineProperty(file, 'webkitRelativePath', { value: path });
    await bringsThePicture(
      await give(
        inFolder(new File([game], 'index.html'), 'Паром/index.html'),
        inFolder(new File([await png()], 'МОСТ.png'), 'Паром/images/МОСТ.png'),
        inFolder(new File(['x'], 'run.exe'), 'Паром/run.exe'),
      ),
    );
  },
};

/** An archive that leads out of itself is refused, and nothing is made. */
export const UnsafeArchive: Story = {
  play: async () => {
    const bytes = zipSync({ '../evil.html': new TextEncoder().encode(game) });
    const dialog = await give(new File([new Uint8Array(bytes)], 'Паром.zip'));
    await expect(await dialog.findByText(t(reportMessages).zipUnsafe)).toBeVisible();
    await expect(saved.saves).toEqual([]);
  },
};

/** What is no archive says so. */
export const DamagedArchive: Story = {
  play: async () => {
    const dialog = await give(new File(['x'], 'Паром.zip'));
    await expect(await dialog.findByText(t(reportMessages).zipDamaged)).toBeVisible();
  },
};

/** The upload takes long; the author leaves the rest out, and the story stands. */
export const StoppedUpload: Story = {
  render: (args) => (
    <ImportDialog
      {...args}
      services={{
        ...saved,
        media: {
          ...annaMedia,
          upload: ({ signal }) =>
            new Promise((resolve) => {
              const end = () => resolve({ ok: false, error: { message: '', isAborted: true } });
              signal.addEventListener('abort', end);
            }),
        },
      }}
    />
  ),
  play: async () => {
    const dialog = await give(new File([game], 'Паром.html'), new File([await png()], 'мост.png'));
    await userEvent.click(await dialog.findByRole('button', { name: t(reportMessages).create(1) }));
    await expect(
      await dialog.findByRole('progressbar', { name: t(reportMessages).sendingMedia('мост.png') }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(reportMessages).stopMedia }));
    await waitFor(() =>
      expect(dialog.getByText(t(reportMessages).created(['Паром']))).toBeVisible(),
    );
    await expect(saved.saves).toHaveLength(1);
  },
};
