import { fail, mediaPath, succeed } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { expectToast, findDialog, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EditorServices } from '../../services/index.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { storyFiles, storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { bookPicture } from './bookPicture.ts';
import { dismissReport, keepReport, readReport } from './importReports.ts';

const files = { files: storyFiles() };
const failing = {
  files: storyFiles({
    exportStory: async () => fail({ status: 500, message: 'На сервере произошла ошибка.' }),
    importStory: async () => fail({ status: 422, message: '' }),
  }),
};
const waiting = {
  files: storyFiles({ importStory: async () => succeed({ kind: 'job', jobId: 'job' }) }),
};

const meta = {
  title: 'Editor/Import and export',
  component: PanelRoom,
  parameters: usage({
    when: 'Importing and exporting: .df, JSON, Twine, with reports.',
    whenNot: 'The story is saved on the server.',
    instead: 'Saving.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'Progress is announced; the report is a list.',
    do: 'Read the report of an import.',
    dont: 'Import over unsaved work without asking.',
  }),
  beforeEach: () => forgetAnnouncements,
  args: { services: files, prepare: ({ workspace }) => workspace.openDialog('files', null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog('Импорт и экспорт'));

async function give(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, files);
}

const storyFile = () => new File(['{}'], 'Паром.df');

/** Both ways end with a notice. */
export const Default: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await expectToast('История экспортирована');
    await give(storyFile());
    await expect(await dialog.findByText('«Паром»: 12 узлов, 2 медиафайла.')).toBeVisible();
  },
};

/** Only .df files are taken. */
export const WrongFile: Story = {
  play: async () => {
    const dialog = await open();
    await give(new File(['x'], 'Паром.rar'));
    await expect(await dialog.findByText('Выберите файл с расширением .df')).toBeVisible();
  },
};

/** A story that was never saved cannot be exported, and the dialog says why. */
export const Unsaved: Story = {
  tags: ['panel'],
  args: { storyId: null },
  play: async () => {
    const dialog = await open();
    await expect(
      dialog.getByRole('button', { name: 'Экспортировать' }),
    ).toHaveAccessibleDescription('Сначала сохраните историю, чтобы экспортировать её');
    // In the page, too: a tooltip is not seen before one tries.
    await waitFor(() =>
      expect(dialog.getByText('Сначала сохраните историю, чтобы экспортировать её')).toBeVisible(),
    );
  },
};

/** Without a server that makes story files the dialog says so, and offers what there is. */
export const WithoutServer: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByText(/этот редактор работает без него/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Экспортировать' })).toBeNull();
    await expect(dialog.getByRole('region', { name: 'Книга и другие программы' })).toBeVisible();
  },
};

/** What went wrong, both ways. */
export const Failing: Story = {
  args: { services: failing },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Экспортировать' }));
    await expect(await dialog.findByText(/^Ошибка экспорта: 500/)).toBeVisible();
    await give(storyFile());
    await expect(await dialog.findByText('Ошибка импорта (422)')).toBeVisible();
  },
};

/** The server tells how far it is, and stops when the author wants it to. */
export const Progress: Story = {
  args: {
    services: {
      files: storyFiles({
        importStory: async () => succeed({ kind: 'job', jobId: 'job' }),
        importJob: async () => succeed({ kind: 'running', progress: 0.4 }),
        cancelImport: async () => succeed({ kind: 'failed', message: '' }),
      }),
    },
  },
  play: async () => {
    const dialog = await open();
    await give(storyFile());
    await expect(
      await dialog.findByRole('progressbar', { name: 'Сервер собирает историю' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить загрузку: Паром.df' }));
    await expect(await dialog.findByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
  },
};

/** The server is at work; the author can stop waiting. */
export const Working: Story = {
  args: { services: waiting },
  play: async () => {
    const dialog = await open();
    await give(storyFile());
    await expect(
      await dialog.findByRole('progressbar', { name: 'Сервер собирает историю' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить загрузку: Паром.df' }));
    await expect(await dialog.findByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
  },
};

const twine = new File(
  [
    `<tw-storydata name="Паром" startnode="1" format="Harlowe" format-version="3.3.8">
<script role="script">x()</script>
<tw-passagedata pid="1" name="Пристань" position="0,0">(set: $a to 1)Паром [[отходит-&gt;Река]]. [[Ждать]]</tw-passagedata>
<tw-passagedata pid="2" name="Река" position="200,0">Вода.</tw-passagedata></tw-storydata>`,
  ],
  'Паром.html',
);

/** A Twine game is read in the browser, and its report stands before anything is made. */
export const TwineGame: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await give(twine);
    const found = within(await dialog.findByRole('region', { name: 'Что станет историей' }));
    await expect(found.getByText('Harlowe 3.3.8 · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(found.getByText(/^Узла «Ждать» в файле нет/)).toBeVisible();
    await expect(found.getByText('Макрос (set:): 1 раз.')).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: 'Создать историю' }));
    await expectToast('История импортирована');
    await expect(await dialog.findByText('Создано: «Паром».')).toBeVisible();
  },
};

/** After an import the report stays with the story, leads to its nodes, and goes when it is dismissed. */
export const KeptReport: Story = {
  args: { storyId: 'lighthouse' },
  beforeEach: async () => {
    await keepReport('lighthouse', {
      format: 'twine-html',
      source: 'Harlowe 3.3.8',
      counts: { nodes: 2, connections: 1, choices: 1, endings: 1 },
      simplified: [{ code: 'macro', name: '(set:)', count: 1, nodeIds: ['lamp'] }],
      broken: [{ code: 'target-missing', name: 'Река', count: 1, nodeIds: ['gone'] }],
    });
    return () => dismissReport('lighthouse');
  },
  play: async ({ canvas }) => {
    const dialog = await open();
    const report = within(await dialog.findByRole('region', { name: 'Отчёт об импорте' }));
    await expect(report.getByText('Макрос (set:): 1 раз.')).toBeVisible();
    const title = lighthouseStory.nodes.find(({ id }) => id === 'lamp')?.title ?? '';
    await userEvent.click(report.getByRole('button', { name: title }));
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('lamp'));
  },
};

/** A dismissed report does not come back. */
export const DismissedReport: Story = {
  ...KeptReport,
  play: async () => {
    const dialog = await open();
    const name = { name: 'Отчёт об импорте' };
    const report = within(await dialog.findByRole('region', name));
    await userEvent.click(report.getByRole('button', { name: 'Убрать отчёт' }));
    await waitFor(() => expect(dialog.queryByRole('region', name)).not.toBeInTheDocument());
    await waitFor(async () => expect(await readReport('lighthouse')).toBeNull());
  },
};

/** The stories of an archive; the author ticks those that are to be made. */
export const TwineArchive: Story = {
  play: async () => {
    const dialog = await open();
    const text = await twine.text();
    await give(new File([text, text.replace('"Паром"', '"Маяк"')], 'Архив.html'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Паром' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать историю' }));
    await expect(await dialog.findByText('Создано: «Маяк».')).toBeVisible();
  },
};

/** A file without a story; nothing is made. */
export const NoStory: Story = {
  play: async () => {
    const dialog = await open();
    await give(new File(['<p>x</p>'], 'Страница.html'));
    await expect(await dialog.findByText(/^В файле не нашлось истории/)).toBeVisible();
  },
};

/** The server refuses the new story; the report stays for another try. */
export const NotSaved: Story = {
  args: {
    services: { saveStory: async () => fail({ kind: 'http', status: 500, body: '' }) },
  },
  play: async () => {
    const dialog = await open();
    await give(twine);
    await userEvent.click(await dialog.findByRole('button', { name: 'Создать историю' }));
    await expect(await dialog.findByText(/^История не сохранилась \(500\)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    await expect(await dialog.findByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
  },
};

/** Files dropped on the canvas open the dialog, and what was dropped is read at once. */
export const Dropped: Story = {
  args: {
    prepare: ({ workspace }) => workspace.openDialog('files', { files: [twine] }),
  },
  play: async () => {
    const dialog = await open();
    await expect(
      await dialog.findByText('Harlowe 3.3.8 · 2 узла · 1 связь · 1 концовка'),
    ).toBeVisible();
  },
};

/** A folder or a file of another kind is refused by its name, and so is a mixture. */
export const Refused: Story = {
  play: async () => {
    const dialog = await open();
    await give(twine, new File(['x'], 'Картинки'));
    await expect(await dialog.findByText(/^«Картинки»: такие файлы не открываются/)).toBeVisible();
    await give(twine, storyFile());
    await expect(await dialog.findByText(/открывайте по отдельности/)).toBeVisible();
  },
};

/** Several story files are sent one after another; the author stays where they are. */
export const SeveralStoryFiles: Story = {
  play: async () => {
    const dialog = await open();
    await give(storyFile(), new File(['{}'], 'Маяк.df'));
    await expect(await dialog.findByText(/12 узлов.*12 узлов/)).toBeVisible();
  },
};

/** Stories of Yarn, Squiffy and Markdown come in one go. */
export const OtherPrograms: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await give(
      new File(['title: Start\n---\n-> Дальше\n    Конец.\n==='], 'Пристань.yarn'),
      new File(['[[начало]]:\nПаром [[ушёл]](река)\n\n[[река]]:\nВода.'], 'Река.squiffy'),
      new File(['# Маяк\n\n## Вход\n\n[Вверх](#верх)\n\n## Верх\n\nСвет.'], 'Маяк.md'),
    );
    await expect(await dialog.findByText('Yarn · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(dialog.getByText('Squiffy · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(dialog.getByText('Markdown · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Создать 3 истории' })).toBeEnabled();
  },
};

/** Every format with a sentence on whom it is for, also where the story was never saved. */
export const ForOtherPrograms: Story = {
  args: { services: {}, storyId: null },
  play: async () => {
    const dialog = await open();
    const formats = within(dialog.getByRole('region', { name: 'Книга и другие программы' }));
    for (const name of ['Twine', 'Twee', 'ink', 'Yarn', 'Markdown', 'JSON']) {
      await expect(formats.getByRole('button', { name: `Скачать: ${name}` })).toBeVisible();
    }
    await userEvent.click(formats.getByRole('button', { name: 'Скачать: Twine' }));
    await expectToast('История экспортирована');
  },
};

/** A book is written beside the page, with the media that can be had. */
export const Book: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Скачать: EPUB' }));
    await expectToast('История экспортирована');
    await expect(dialog.getByRole('button', { name: 'Скачать: Книга-игра A5' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Скачать: Книга-игра A4' })).toBeVisible();
  },
};

/** A long book tells how much of it is written; the author can stop. */
export const WritingBook: Story = {
  args: { services: {}, document: generateStory(4000) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Скачать: EPUB' }));
    const bar = () => dialog.getByRole('progressbar', { name: 'Записываем файл' });
    await waitFor(() => expect(Number(bar().getAttribute('aria-valuenow'))).toBeGreaterThan(0), {
      interval: 10,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Остановить' }));
    await expect(await dialog.findByRole('button', { name: 'Скачать: EPUB' })).toBeVisible();
  },
};

async function webp(isOpaque: boolean): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(8, 8);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#24433a';
  context?.fillRect(0, 0, isOpaque ? 8 : 4, 8);
  const blob = await canvas.convertToBlob({ type: 'image/webp' });
  return new Uint8Array(await blob.arrayBuffer());
}

const startOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(1, 4));

/** A book has pictures that every reader of books knows: JPEG, or PNG where parts are transparent. */
export const PicturesOfBook: Story = {
  play: async () => {
    const opaque = await bookPicture(await webp(true));
    await expect([...opaque.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const transparent = await bookPicture(await webp(false));
    await expect(startOf(transparent)).toBe('PNG');
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(transparent)]));
    await expect([bitmap.width, bitmap.height]).toEqual([8, 8]);
    // What is no modern picture, or a damaged one, is taken as it is.
    await expect(await bookPicture(transparent)).toBe(transparent);
    const damaged = (await webp(true)).subarray(0, 20);
    await expect(await bookPicture(damaged)).toBe(damaged);
  },
};

const slowMedia: Partial<EditorServices> = {
  media: { ...storyMedia(), sign: () => new Promise(() => {}) },
};

/** The media of a book take long; the author can stop. */
export const CollectingMedia: Story = {
  args: {
    services: slowMedia,
    document: {
      ...lighthouseStory,
      nodes: lighthouseStory.nodes.map((node, index) => ({
        ...node,
        media:
          index === 0
            ? [
                {
                  ...{ id: 'lamp', mediaType: 'image', url: mediaPath('lamp'), title: 'Лампа' },
                  ...{ description: '', fileSize: 0, mimeType: '', order: 0, isActive: true },
                },
              ]
            : [],
      })),
    },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Скачать: EPUB' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Собираем медиа' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Остановить' }));
    await expect(await dialog.findByRole('button', { name: 'Скачать: EPUB' })).toBeVisible();
  },
};
