import { fail, succeed } from '@dreamfork/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyFiles } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { expectToast, findDialog, forgetAnnouncements } from '../../testing/storyActions.ts';

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
  beforeEach: () => forgetAnnouncements,
  args: { services: files, prepare: ({ workspace }) => workspace.openDialog('files', null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog('Импорт и экспорт'));

async function give(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, file);
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
    await give(new File(['x'], 'Паром.zip'));
    await expect(await dialog.findByText('Выберите файл с расширением .df')).toBeVisible();
  },
};

/** A story that was never saved cannot be exported, and the dialog says why. */
export const Unsaved: Story = {
  args: { storyId: null },
  play: async () => {
    const dialog = await open();
    await expect(
      dialog.getByRole('button', { name: 'Экспортировать' }),
    ).toHaveAccessibleDescription('Сначала сохраните историю, чтобы экспортировать её');
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

/** The server is at work; the author can stop waiting. */
export const Working: Story = {
  args: { services: waiting },
  play: async () => {
    const dialog = await open();
    await give(storyFile());
    await expect(
      await dialog.findByRole('progressbar', { name: 'Сервер собирает историю' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Остановить' }));
    await expect(await dialog.findByRole('button', { name: 'Выбрать файл' })).toBeVisible();
  },
};
