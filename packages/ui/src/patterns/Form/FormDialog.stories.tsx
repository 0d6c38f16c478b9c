import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogMessages } from '../../components/Dialog/Dialog.messages.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { formDialogMessages } from './FormDialog.messages.ts';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  title: 'Patterns/FormDialog',
  component: FormDialog,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'A few fields are asked for without leaving the page. A press outside does not close it, and Escape asks first where something was written.',
      whenNot: 'One line is asked for, a decision is confirmed, or the form is long.',
      instead: '`usePrompt`, AlertDialog, a page of its own with Form.',
      anatomy: {
        Title: '[role=dialog] h2',
        Error: '[role=dialog] [role=alert]',
        Fields: '[role=dialog] div:has(> label)',
        'Cancel and submit': '[role=dialog] > :last-child',
      },
      anatomyOf: 'Failed',
      keyboard: {
        Enter: 'Sends it from a field of one line.',
        Tab: 'Moves through fields and buttons; the focus stays inside.',
        Escape: 'Closes it and gives the focus back; asks first where something was written.',
      },
      accessibility: 'A `dialog` named by its title with a form inside; an error is an `alert`.',
      do: 'Ask for a few fields at most.',
      dont: 'Close it by a press outside: what was typed would be lost.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Описание истории, dialog”, the message of the failure, “Название, entry”, both buttons. Left: on opening Orca says the words of the sheet run together.',
    }),
  },
  args: {
    title: 'Описание истории',
    cancelLabel: 'Отмена',
    submitLabel: 'Сохранить',
    onSubmit: fn(),
    onClose: fn(),
    children: <TextField label="Название" defaultValue="Маяк на краю карты" />,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter in a field submits. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await userEvent.type(within(dialog).getByRole('textbox'), '!{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape closes it at once only while nothing is written. */
export const Escape: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    const field = within(dialog).getByRole('textbox');
    await userEvent.type(field, '!');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: t(formDialogMessages).cancelLabel }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Маяк на краю карты!');
    await userEvent.click(within(dialog).getByRole('button', { name: t(dialogMessages).close }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: t(formDialogMessages).confirmLabel,
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const EscapeUnchanged: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: args.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: 'Нет связи с сервером. Проверьте сеть и повторите.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
};
