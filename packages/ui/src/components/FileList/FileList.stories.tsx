import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, FileAudio, Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fileListMessages } from './FileList.messages.ts';
import { FileList, type FileListItem } from './FileList.tsx';

const states = {
  there: {
    id: 'there',
    name: 'Фонарь.png',
    size: 188_416,
    icon: Image,
    actions: (
      <>
        <IconButton icon={Eye} size="small" label="Посмотреть: Фонарь.png" />
        <IconButton icon={Trash2} size="small" label="Убрать: Фонарь.png" />
      </>
    ),
  },
  waiting: { id: 'waiting', name: 'Туман.webp', note: 'Ждёт очереди', onCancel: fn() },
  sending: {
    id: 'sending',
    name: 'Голос смотрителя.mp3',
    size: 2_097_152,
    icon: FileAudio,
    progress: { label: 'Загрузка файла Голос смотрителя.mp3', value: 42 },
    note: 'Осталось 12 с',
    onCancel: fn(),
  },
  unknown: {
    id: 'unknown',
    name: 'Паром.df',
    progress: { label: 'Сервер собирает историю' },
    onCancel: fn(),
  },
  failed: {
    id: 'failed',
    name: 'Прилив.mp4',
    size: 62_914_560,
    errorMessage: 'Файл не загружен: он больше 50 МБ. Уменьшите его и загрузите снова.',
    onRetry: fn(),
  },
} satisfies Record<string, FileListItem>;

const meta = {
  title: 'Components/Forms/FileList',
  component: FileList,
  parameters: usage({
    when: 'Files that were given or are there: their sizes, how far each is on its way, and what became of it.',
    whenNot: 'No file has been given yet; or the work is not about a file.',
    instead:
      'DropZone or FileTrigger to give files, ProgressBar for other work, Table for many files.',
    anatomy: {
      'Icon, name, size and share': 'li:nth-child(3) > div',
      'Progress bar': 'li:nth-child(3) > [role=progressbar]',
      Note: 'li:nth-child(3) > p',
      Buttons: 'li:nth-child(3) > div:last-child',
      Error: '[role=alert]',
    },
    keyboard: { Tab: 'Moves through the buttons of the files.', 'Enter or Space': 'Presses one.' },
    accessibility:
      'A named list; the progress bar and each button have the name of the file; an error is announced when it comes.',
    do: 'Leave a file that did not arrive in the list, with the reason and a way to try again.',
    dont: 'Say only by colour that a file did not arrive.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “List with 1 item; Try again: Прилив.mp4, push button”; in browse mode the name and “The file is too large”.',
  }),
  args: { label: 'Файлы', items: Object.values(states) },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each file says how far it is, and its buttons are named after it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Файлы' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(t({ ru: '0,18 МБ', en: '0.18 MB' }));
    const bar = canvas.getByRole('progressbar', { name: /Голос смотрителя/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(rows[2]).toHaveTextContent(t({ ru: /42\s%/, en: /42%/ }));
    await expect(
      canvas.getByRole('progressbar', { name: 'Сервер собирает историю' }),
    ).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(
      canvas.getByRole('button', { name: t(fileListMessages).cancelFile('Голос смотрителя.mp3') }),
    );
    await expect(states.sending.onCancel).toHaveBeenCalledOnce();
    await expect(states.waiting.onCancel).not.toHaveBeenCalled();
  },
};

/** By keyboard: a file that failed is tried again, and its error goes. */
export const Retried: Story = {
  render: function Retried() {
    const [isAgain, setAgain] = useState(false);
    const item: FileListItem = isAgain
      ? { ...states.sending, id: 'failed', name: 'Прилив.mp4' }
      : { ...states.failed, onRetry: () => setAgain(true) };
    return <FileList label="Файлы" items={[item]} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/он больше 50 МБ/);
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: t(fileListMessages).retryFile('Прилив.mp4') }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Files', items: [{ ...states.failed, errorMessage: 'The file is too large.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again: Прилив.mp4' })).toBeVisible();
  },
};

const longName = `${'Очень длинное имя файла '.repeat(6)}.png`;

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        ...Object.fromEntries(
          Object.entries(states).map(([state, item]) => [
            state,
            <FileList key={state} label={state} items={[item]} />,
          ]),
        ),
        long: <FileList label="long" items={[{ ...states.sending, name: longName }]} />,
      }}
    />
  ),
};
