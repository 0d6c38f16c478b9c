import { findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { storyFiles } from '../../testing/mediaServices.ts';
import { exportMessages } from './export.messages.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { fileMessages } from './messages.ts';
import { reportMessages } from './report.messages.ts';

const openStory = fn();
const onClose = fn();
const services = { ...createMemoryServices(), files: storyFiles(), openStory };

const meta = {
  title: 'Editor/Import',
  component: ImportDialog,
  parameters: usage({
    when: 'Choosing what to import and as what.',
    whenNot: 'A story is updated from its file.',
    instead: 'Update from a file.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'A `dialog` with a zone that is also a button.',
    do: 'Say what will happen before it does.',
    dont: 'Write anything before all is checked.',
  }),
  args: { services, onClose },
  beforeEach: () => {
    openStory.mockClear();
    onClose.mockClear();
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog(t(fileMessages).importTitle));

/** Opened without files: the author chooses them. */
export const Default: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async () => {
    const dialog = await open();
    await expect(
      dialog.getByRole('button', { name: t({ ru: 'Выбрать файлы', en: 'Choose files' }) }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
};

/** Opened with files that were dropped on a page; the story that comes of them is opened. */
export const WithFiles: Story = {
  args: { files: [new File(['# Маяк\n\n## Вход\n\nСвет.'], 'Маяк.md')] },
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: t(reportMessages).create(1) }));
    await waitFor(() => expect(openStory).toHaveBeenCalledTimes(1));
    await expect(onClose).toHaveBeenCalled();
  },
};

/** Opened with a folder that is still being read; the author stops it and chooses something else. */
export const WhileFolderIsRead: Story = {
  args: { files: new Promise(() => {}) },
  play: async () => {
    const dialog = await open();
    await expect(
      dialog.getByRole('progressbar', { name: t(reportMessages).reading }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).cancel }));
    await expect(
      dialog.getByRole('button', { name: t({ ru: 'Выбрать папку', en: 'Choose a folder' }) }),
    ).toBeVisible();
  },
};

/** A story file, which the server makes a story of. */
export const WithStoryFile: Story = {
  args: { files: [new File(['{}'], 'Паром.df')] },
  play: async () => {
    await open();
    await waitFor(() => expect(openStory).toHaveBeenCalledTimes(1));
  },
};

/** A folder that could not be read. */
export const UnreadableFolder: Story = {
  args: { files: Promise.resolve({ files: [], fault: 'unreadable' as const }) },
  play: async () => {
    const dialog = await open();
    await expect(
      await dialog.findByText(
        t({ ru: /^Файлы не прочитались/, en: /^The files could not be read/ }),
      ),
    ).toBeVisible();
  },
};

/** Files of another kind. */
export const Refused: Story = {
  args: { files: [new File(['x'], 'Фото.png'), new File(['x'], 'run.exe')] },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(t(reportMessages).unknownFile('Фото.png'))).toBeVisible();
  },
};
