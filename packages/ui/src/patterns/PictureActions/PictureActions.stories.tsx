import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { PictureActions } from './PictureActions.tsx';

const meta = {
  title: 'Patterns/PictureActions',
  component: PictureActions,
  parameters: {
    ...usage({
      when: 'A thing has one picture, which is cropped: an avatar, a cover.',
      whenNot: 'Files of any kind are added, or several of them.',
      instead: 'FileTrigger, DropZone.',
      keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
      accessibility: 'Buttons named by what they do; the dialogs they open give the focus back.',
      do: 'Offer to change and to remove.',
      dont: 'Remove without asking.',
    }),
    layout: 'fullscreen',
  },
  args: {
    isChosen: true,
    chooseLabel: 'Выбрать обложку',
    changeLabel: 'Сменить обложку',
    crop: {
      title: 'Обложка',
      ratio: 16 / 9,
      maxWidth: 640,
      fileName: 'cover',
      onSave: async () => undefined,
    },
    onRemove: fn(async () => {}),
  },
} satisfies Meta<typeof PictureActions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chosen picture is changed or removed. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить обложку' }));
    await expect(await screen.findByRole('dialog', { name: 'Обложка' })).toBeInTheDocument();
  },
};

/** The button waits while the picture is removed. */
export const Removing: Story = {
  args: { onRemove: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: t({ ru: 'Убрать', en: 'Remove' }),
    });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
  },
};

export const NotChosen: Story = {
  args: { isChosen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Выбрать обложку' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t({ ru: 'Убрать', en: 'Remove' }) }),
    ).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        chosen: <PictureActions {...args} />,
        'not chosen': <PictureActions {...args} isChosen={false} />,
      }}
    />
  ),
};
