import { fail, succeed } from '@dreamfork/story';
import { expectToast, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyFiles } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { exportMessages } from './export.messages.ts';
import { files, give, open, twine } from './Files.fixtures.ts';
import { fileMessages } from './messages.ts';
import { reportMessages } from './report.messages.ts';

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
    await userEvent.click(dialog.getByRole('button', { name: t(fileMessages).exportButton }));
    await expectToast(t(exportMessages).exported);
    await give(storyFile());
    await expect(
      await dialog.findByText(
        t(fileMessages).importedCounts({ title: 'Паром', nodes: 12, media: 2 }),
      ),
    ).toBeVisible();
  },
};

/** Only .df files are taken. */
export const WrongFile: Story = {
  play: async () => {
    const dialog = await open();
    await give(new File(['x'], 'Паром.rar'));
    await expect(await dialog.findByText(t(fileMessages).wrongExtension)).toBeVisible();
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
      dialog.getByRole('button', { name: t(fileMessages).exportButton }),
    ).toHaveAccessibleDescription(t(fileMessages).exportUnsaved);
    // In the page, too: a tooltip is not seen before one tries.
    await waitFor(() => expect(dialog.getByText(t(fileMessages).exportUnsaved)).toBeVisible());
  },
};

/** Without a server that makes story files the dialog says so, and offers what there is. */
export const WithoutServer: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByText(t(fileMessages).exportAbsent)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: t(fileMessages).exportButton })).toBeNull();
    await expect(dialog.getByRole('region', { name: t(exportMessages).title })).toBeVisible();
  },
};

/** What went wrong, both ways. */
export const Failing: Story = {
  args: { services: failing },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: t(fileMessages).exportButton }));
    await expect(
      await dialog.findByText(new RegExp(t(fileMessages).exportFailed('500'))),
    ).toBeVisible();
    await give(storyFile());
    await expect(await dialog.findByText(t(fileMessages).importFailed('422'))).toBeVisible();
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
      await dialog.findByRole('progressbar', { name: t(fileMessages).working }),
    ).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
    );
    await userEvent.click(
      dialog.getByRole('button', {
        name: t({ ru: 'Отменить загрузку: Паром.df', en: 'Cancel the upload: Паром.df' }),
      }),
    );
    await expect(
      await dialog.findByRole('button', { name: t({ ru: 'Выбрать файлы', en: 'Choose files' }) }),
    ).toBeVisible();
  },
};

/** The server is at work; the author can stop waiting. */
export const Working: Story = {
  args: { services: waiting },
  play: async () => {
    const dialog = await open();
    await give(storyFile());
    await expect(
      await dialog.findByRole('progressbar', { name: t(fileMessages).working }),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', {
        name: t({ ru: 'Отменить загрузку: Паром.df', en: 'Cancel the upload: Паром.df' }),
      }),
    );
    await expect(
      await dialog.findByRole('button', { name: t({ ru: 'Выбрать файлы', en: 'Choose files' }) }),
    ).toBeVisible();
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
      await dialog.findByText(
        `Harlowe 3.3.8 · ${t(reportMessages).cameOver({ nodes: 2, connections: 1, endings: 1 })}`,
      ),
    ).toBeVisible();
  },
};

/** A folder or a file of another kind is refused by its name, and so is a mixture. */
export const Refused: Story = {
  play: async () => {
    const dialog = await open();
    await give(twine, new File(['x'], 'Картинки'));
    await expect(await dialog.findByText(t(reportMessages).unknownFile('Картинки'))).toBeVisible();
    await give(twine, storyFile());
    await expect(await dialog.findByText(t(reportMessages).mixedFiles)).toBeVisible();
  },
};

/** Several story files are sent one after another; the author stays where they are. */
export const SeveralStoryFiles: Story = {
  play: async () => {
    const dialog = await open();
    await give(storyFile(), new File(['{}'], 'Маяк.df'));
    await expect(
      await dialog.findByText(t({ ru: /12 узлов.*12 узлов/, en: /12 nodes.*12 nodes/ })),
    ).toBeVisible();
  },
};
