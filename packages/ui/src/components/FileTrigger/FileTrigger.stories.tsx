import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen, ImagePlus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { buttonVariants } from '../Button/variants.ts';
import { fileMessages } from './FileTrigger.messages.ts';
import { FileTrigger } from './FileTrigger.tsx';

const meta = {
  title: 'Components/Forms/FileTrigger',
  component: FileTrigger,
  parameters: usage({
    when: 'A file is chosen with one press: a cover, a story to import; or a whole folder with `isFolder`. The rules (`accept`, `maxBytes`) are checked before `onSelect`; `useFileFaults` says what is wrong with those that were turned away.',
    whenNot: 'There is room for a place to drop files on, or several files come one after another.',
    instead: 'DropZone, which holds this button and the sentences about wrong files.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility:
      'A button that opens the file dialog of the system; the rules for files belong in its description or beside it.',
    do: 'Say what is chosen: “Choose a cover”.',
    dont: 'Write “Browse…”, which does not say what for.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Choose a file, push button”. The chooser of the system was not opened.',
  }),
  args: { accept: ['.df'], maxBytes: 50 * 1024 * 1024, onSelect: fn() },
} satisfies Meta<typeof FileTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

/** Enter and a press both open the chooser. */
export const OpensChooser: Story = {
  play: async ({ canvasElement }) => {
    const open = fn();
    inputIn(canvasElement).click = open;
    const button = within(canvasElement).getByRole('button', { name: t(fileMessages).chooseOne });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledTimes(2);
  },
};

export const GivesFiles: Story = {
  play: async ({ args, canvasElement }) => {
    const file = new File(['{}'], 'маяк.df');
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(args.onSelect).toHaveBeenCalledWith({ accepted: [file], rejected: [] });
  },
};

export const TurnsAway: Story = {
  args: { maxBytes: 1 },
  play: async ({ args, canvasElement }) => {
    const file = new File(['{}'], 'маяк.df');
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(args.onSelect).toHaveBeenCalledWith({
      accepted: [],
      rejected: [{ file, fault: 'size' }],
    });
  },
};

/** With `isFolder` the chooser of folders opens, and all files in the chosen one are given with their place in it. */
export const Folder: Story = {
  args: { isFolder: true, allowsMultiple: true, icon: FolderOpen },
  play: async ({ args, canvas, canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(canvas.getByRole('button', { name: t(fileMessages).chooseFolder })).toBeVisible();
    await expect(input).toHaveAttribute('webkitdirectory');
    const file = Object.defineProperty(new File(['{}'], 'маяк.df'), 'webkitRelativePath', {
      value: 'Истории/маяк.df',
    });
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith({ accepted: [file], rejected: [] });
  },
};

/** With a reason it can be focused, and opens nothing. */
export const Unavailable: Story = {
  args: { disabledReason: 'Сначала сохраните историю' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/Сначала сохраните/);
    await expect(canvasElement.querySelector('input')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        ...eachOf(buttonVariants, (variant) => <FileTrigger {...args} variant={variant} />),
        icon: (
          <FileTrigger {...args} icon={ImagePlus}>
            Добавить обложку
          </FileTrigger>
        ),
        allowsMultiple: <FileTrigger {...args} allowsMultiple />,
        isFolder: <FileTrigger {...args} isFolder allowsMultiple icon={FolderOpen} />,
        isPending: <FileTrigger {...args} isPending />,
        isDisabled: <FileTrigger {...args} isDisabled />,
      }}
    />
  ),
};
