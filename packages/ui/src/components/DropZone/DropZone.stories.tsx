import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { DropZone } from './DropZone.tsx';

const meta = {
  title: 'Components/DropZone',
  component: DropZone,
  parameters: usage({
    when: 'Files are the matter of the moment: the picture of a node, a story to import. It takes dropped, pasted and chosen files, checks them against its rules and says of each wrong one what to do.',
    whenNot: 'A file is a small matter among others, or there is no room.',
    instead: 'FileTrigger, the button alone. TextField for an address of a file on the web.',
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
const words = new File(['text'], 'заметки.txt', { type: 'text/plain' });

/** A drag from outside the browser, which a page cannot make itself. */
const transferOf = (files: File[]) =>
  Object.defineProperties(new DataTransfer(), {
    types: { value: ['Files'] },
    items: {
      value: files.map((file) => ({
        kind: 'file',
        type: file.type,
        getAsFile: () => file,
        webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
      })),
    },
  });

const drag = async (zone: Element, files: File[]) => {
  const place = { dataTransfer: transferOf(files), clientX: 40, clientY: 40 };
  await fireEvent.dragEnter(zone, place);
  await fireEvent.dragOver(zone, place);
  await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
  await fireEvent.drop(zone, place);
};

const zoneIn = (canvasElement: HTMLElement) => {
  const zone = within(canvasElement).getByText(/Перетащите/).parentElement;
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
    await waitFor(() => expect(alert).toHaveTextContent(/«заметки.txt»: такой файл не подойдёт/));
    await expect(args.onSelect).toHaveBeenCalledWith({
      accepted: [],
      rejected: [{ file: words, fault: 'type' }],
    });
  },
};

/** The keyboard reaches the zone, for pasting, and its button. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const choose = within(canvasElement).getByRole('button', { name: 'Выбрать файл' });
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
      within(canvasElement).getByRole('button', { name: 'Выбрать файл' }),
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
        error: <DropZone {...args} errorMessage="Файл не загрузился. Попробуйте ещё раз." />,
        disabled: <DropZone {...args} isDisabled />,
      }}
    />
  ),
};
