import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.tsx';
import { type FakeEntry, folderOf, transferOf } from '../../testing/fakeDrag.ts';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import type { CheckedFiles } from '../FileTrigger/checkFiles.ts';
import { fileMessages } from '../FileTrigger/FileTrigger.messages.ts';
import { dropMessages } from './DropZone.messages.ts';
import { DropZone, type DropZoneProps } from './DropZone.tsx';

const { say, inBothLanguages } = bilingual({
  'Картинка до 50 МБ': 'A picture of up to 50 MB',
  'История с картинками': 'A story with pictures',
  'Файл не загрузился. Попробуйте ещё раз.': 'The file was not uploaded. Try again.',
});

const meta = {
  ...inBothLanguages,
  title: 'Components/Forms/DropZone',
  component: DropZone,
  parameters: usage({
    when: 'The main task of this place is to get files: the picture of a node, a story to import. It takes dropped, pasted and chosen files, with `takesFolders` whole folders too (at most 10,000 files and folders at once), checks them against its rules and says of each wrong one what to do.',
    whenNot: 'A file is a small matter among others, or there is no room.',
    instead: 'FileTrigger, the button alone. TextField for an address of a file on the web.',
    anatomy: {
      Icon: 'div:has(> [slot=label]) > svg',
      Label: '[slot=label]',
      Button: '[slot=label] ~ button',
      Description: 'input[type=file] + span',
      'List of files that were refused, with reasons': '[role=alert]',
    },
    anatomyOf: 'TurnsAway',
    keyboard: {
      Tab: 'Moves to the button inside.',
      'Enter or Space': 'Opens the choice of files.',
      'Ctrl or Cmd + V': 'Pastes a copied file while it has the focus.',
    },
    accessibility:
      'A labelled group with a button, so that dragging is never needed. Faults are announced as they appear.',
    do: 'Say which files are taken and how large they may be.',
    dont: 'Rely on dragging alone.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Place for files; Drop a file here or choose one, push button”. Left: the words are said before and after the name of the place.',
  }),
  args: {
    accept: ['image/*'],
    maxBytes: 50 * 1024 * 1024,
    description: 'Картинка до 50 МБ',
    onSelect: fn(),
  },
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

const picture = new File(['png'], 'маяк.png', { type: 'image/png' });
const bridge = new File(['png'], 'мост.png', { type: 'image/png' });
const words = new File(['text'], 'заметки.txt', { type: 'text/plain' });

const drag = async (zone: Element, dropped: readonly FakeEntry[]) => {
  const place = { dataTransfer: transferOf(dropped), clientX: 40, clientY: 40 };
  await fireEvent.dragEnter(zone, place);
  await fireEvent.dragOver(zone, place);
  await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  await fireEvent.drop(zone, place);
};

const zoneIn = (canvasElement: HTMLElement) => {
  const { dropOne, dropMany } = t(fileMessages);
  const zone = within(canvasElement).getByText(
    (words) => words === dropOne || words === dropMany,
  ).parentElement;
  if (!zone) throw new Error('no zone');
  return zone;
};

export const DropsFile: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(zoneIn(canvasElement), [picture]);
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith({ accepted: [picture], rejected: [] }),
    );
  },
};

/** Of each wrong file the zone says what to do. */
export const TurnsAway: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(zoneIn(canvasElement), [words]);
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        t({ ru: '«заметки.txt»: такой файл', en: '“заметки.txt”: this kind of file' }),
      ),
    );
    await expect(args.onSelect).toHaveBeenCalledWith({
      accepted: [],
      rejected: [{ file: words, fault: 'type' }],
    });
  },
};

const pathsOf = ({ accepted }: CheckedFiles) =>
  accepted.map(({ webkitRelativePath }) => webkitRelativePath);

/** With `takesFolders` all files of a folder come, each with its place in it; a button opens the chooser of folders. */
export const TakesFolders: Story = {
  args: { takesFolders: true, allowsMultiple: true, description: 'История с картинками' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: t(fileMessages).chooseFolder })).toBeVisible();
    const folder = folderOf('Паром', folderOf('images', bridge), picture);
    await drag(zoneIn(canvasElement), [folder]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalled());
    const [files] = (args.onSelect as Mock<DropZoneProps['onSelect']>).mock.lastCall ?? [];
    await expect(files && pathsOf(files)).toEqual(['Паром/images/мост.png', 'Паром/маяк.png']);
  },
};

/** Without it a folder is refused with a sentence. */
export const RefusesFolder: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drag(zoneIn(canvasElement), [folderOf('Паром', picture)]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t(dropMessages).folder);
  },
};

/** A folder with more files than an archive may hold is most likely a mistake: nothing of it is taken. */
export const RefusesTooMany: Story = {
  args: { takesFolders: true, allowsMultiple: true },
  play: async ({ args, canvas, canvasElement }) => {
    const many = Array.from({ length: 10_000 }, () => picture);
    await drag(zoneIn(canvasElement), [folderOf('Диск', ...many)]);
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(t(dropMessages).tooMany));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** The keyboard reaches the zone, for pasting, and its button. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const choose = within(canvasElement).getByRole('button', { name: t(fileMessages).chooseOne });
    await userEvent.tab();
    await expect(zoneIn(canvasElement)).toHaveAttribute('data-focus-visible');
    await userEvent.tab();
    await expect(choose).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: t(fileMessages).chooseOne }),
    ).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'one file': <DropZone {...args} />,
        'several files': <DropZone {...args} allowsMultiple />,
        folders: <DropZone {...args} allowsMultiple takesFolders />,
        error: <DropZone {...args} errorMessage={say('Файл не загрузился. Попробуйте ещё раз.')} />,
        disabled: <DropZone {...args} isDisabled />,
      }}
    />
  ),
};
