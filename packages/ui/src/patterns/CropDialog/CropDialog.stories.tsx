import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { cropMessages } from './CropDialog.messages.ts';
import { CropDialog, type CropDialogProps } from './CropDialog.tsx';

type Save = CropDialogProps['onSave'];

const saving = (onSave: Save = async () => undefined) => fn<Save>(onSave);

const savedBy = (onSave: Save) => {
  const [call] = (onSave as ReturnType<typeof saving>).mock.calls;
  if (!call) throw new Error('nothing was saved');
  return call;
};

const meta = {
  title: 'Patterns/CropDialog',
  component: CropDialog,
  parameters: {
    ...usage({
      when: 'A picture has to fit a shape: an avatar, a cover.',
      whenNot: 'The whole picture is used as it is.',
      instead: 'DropZone, FileTrigger.',
      anatomy: {
        'Picture with a frame': '[data-testid=container]',
        Zoom: '[role=group]:has(> label)',
        Progress: '[role=progressbar][aria-valuenow]',
        'Save and cancel': '[role=dialog] > :last-child',
      },
      anatomyOf: 'Sending',
      keyboard: {
        'Arrow keys': 'Move the picture.',
        '+ and -': 'Zoom by the slider.',
        Escape: 'Closes it.',
      },
      accessibility: 'A `dialog` named by its title; the slider has a name and reads its value.',
      do: 'Show the shape in which the picture will be seen.',
      dont: 'Crop what is used whole.',
    }),
    layout: 'fullscreen',
  },
  args: {
    title: 'Обложка истории',
    ratio: 2,
    maxWidth: 100,
    fileName: 'cover',
    onSave: saving() as Save,
    onClose: fn(),
  },
} satisfies Meta<typeof CropDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Red on the left half, blue on the right one. */
async function twoColours(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob()], 'маяк.png', { type: 'image/png' });
}

async function pixelsOf(file: File) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const isRed = (x: number) => (context?.getImageData(x, height / 2, 1, 1).data[0] ?? 0) > 128;
  return { width, height, isRed };
}

const openDialog = async () => within(await screen.findByRole('dialog'));
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const inputIn = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
};

const give = (file: File) => userEvent.setup({ applyAccept: false }).upload(inputIn(), file);

const chosen = async (dialog: Dialog, file: File) => {
  await give(file);
  return dialog.findByRole('application', { name: t(cropMessages).position });
};

const save = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: t(cropMessages).save }));

/** The middle of the picture is kept, no wider than allowed. */
export const Saved: Story = {
  args: { onSave: saving(), onClose: fn() },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.queryByRole('button', { name: t(cropMessages).save })).toBeNull();
    await chosen(dialog, await twoColours(400, 400));
    await expect(dialog.getByRole('group', { name: t(cropMessages).area })).toHaveFocus();
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const [file] = savedBy(args.onSave);
    await expect([file.name, file.type]).toEqual(['cover.webp', 'image/webp']);
    const { width, height, isRed } = await pixelsOf(file);
    await expect([width, height, isRed(25), isRed(75)]).toEqual([100, 50, true, false]);
  },
};

/** Arrow keys move the picture, the slider magnifies it. */
export const WithKeyboard: Story = {
  args: { onSave: saving(), ratio: 1, shape: 'round' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const picture = await chosen(dialog, await twoColours(400, 400));
    await userEvent.tab();
    await expect(picture).toHaveFocus();
    await userEvent.tab();
    const zoom = dialog.getByRole('slider', { name: t(cropMessages).zoom });
    await expect(zoom).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(zoom).toHaveValue('4'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight>30/}');
    await save(dialog);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const [file] = savedBy(args.onSave);
    const { width, height, isRed } = await pixelsOf(file);
    await expect([width, height, isRed(2), isRed(97)]).toEqual([100, 100, true, true]);
  },
};

/** A file that is no picture says what to do, and another one can be chosen. */
export const Damaged: Story = {
  play: async () => {
    const dialog = await openDialog();
    await give(new File(['?'], 'маяк.png', { type: 'image/png' }));
    const alert = dialog.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(t(cropMessages).damaged('маяк.png')));
    await give(new File(['?'], 'IMG_1.HEIC', { type: 'image/heic' }));
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        t({ ru: 'Сохраните снимок как JPEG', en: 'Save the photo as JPEG' }),
      ),
    );
    await chosen(dialog, await twoColours(40, 40));
    await userEvent.click(dialog.getByRole('button', { name: t(cropMessages).another }));
    await expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const TurnsAway: Story = {
  play: async () => {
    const dialog = await openDialog();
    const large = new File(['?'], 'маяк.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 });
    await give(large);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        t({ ru: 'больше 50 МБ', en: 'larger than 50 MB' }),
      ),
    );
    await give(new File(['?'], 'заметки.txt', { type: 'text/plain' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        t({ ru: 'не подойдёт', en: 'cannot be used' }),
      ),
    );
  },
};

/** Closing ends what is being sent. */
export const Sending: Story = {
  args: {
    onSave: saving((_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    }),
    onClose: fn(),
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await chosen(dialog, await twoColours(40, 40));
    await save(dialog);
    const progress = await dialog.findByRole('progressbar', { name: t(cropMessages).sending });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
    const [, { signal }] = savedBy(args.onSave);
    await userEvent.click(dialog.getByRole('button', { name: t(cropMessages).cancel }));
    await expect(signal.aborted).toBe(true);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The picture stays, to be sent again. */
export const Failed: Story = {
  args: {
    onSave: saving(async () => 'Нет связи с сервером. Проверьте сеть и повторите.'),
    onClose: fn(),
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await chosen(dialog, await twoColours(40, 40));
    await save(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    await save(dialog);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Drop a picture here or choose one')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
};
