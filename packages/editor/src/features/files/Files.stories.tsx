import { fail, succeed } from '@dreamfork/story';
import { expectToast, picturedPanel, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyFiles } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { files, give, open, twine } from './Files.fixtures.ts';

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
  parameters: picturedPanel,
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
