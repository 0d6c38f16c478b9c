import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import { AlertDialog, alertTones } from './AlertDialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: usage({
    when: 'A question must be answered before anything else, and the answer is carried out while the dialog is open (`isPending`) or needs more than words. Enter confirms, except with `tone="danger"`, where the harmless button has the focus; Escape declines, a press outside does nothing.',
    whenNot: 'The question is a plain yes or no, holds a form, or is only news.',
    instead:
      'useConfirm, which shows this very dialog in one line; Dialog for forms; a toast for news.',
    anatomy: {
      Title: '[role=alertdialog] h2',
      'Text: what is lost and what stays': '[role=alertdialog] > :nth-child(2)',
      'The two answers': '[role=alertdialog] > :last-child',
    },
    anatomyOf: 'Matrix',
    keyboard: {
      Tab: 'Moves between the two answers.',
      Enter: 'Confirms, or declines where `tone` is `danger`.',
      Escape: 'Declines and gives the focus back.',
    },
    accessibility:
      'An `alertdialog` named by its title and described by its text, both read when it opens. The page behind is hidden from screen readers.',
    do: 'Name the action on the button: “Delete the story”, “Cancel”.',
    dont: 'Answer with “Yes” and “No”: nobody reads the question twice.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: The title, the question, both buttons and then the focused “Cancel, push button”; Tab goes round the two. Found: “information”, a landmark of the page, stood before the buttons; mended in the sheet of all dialogs.',
  }),
  argTypes: { tone: { control: 'select', options: alertTones } },
  args: {
    title: 'Удалить историю «Тайна старого маяка»?',
    text: 'Её не будет ни у вас, ни у читателей.',
    confirmLabel: 'Удалить',
    tone: 'danger',
    isOpen: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Удалить историю</Button>
        <AlertDialog
          {...args}
          isOpen={isOpen}
          onConfirm={() => {
            args.onConfirm();
            setOpen(false);
          }}
          onCancel={() => {
            args.onCancel();
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Удалить историю' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: /Тайна старого маяка/ });
  const confirm = within(dialog).getByRole('button', { name: /Удалить/ });
  return { opener, dialog, confirm };
};

export const EnterConfirms: Story = {
  args: { tone: 'normal' },
  play: async ({ args, canvasElement }) => {
    const { opener, dialog, confirm } = await open(canvasElement);
    await waitFor(() => expect(confirm).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/ни у читателей/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What cannot be undone takes a key more: Enter alone declines. */
export const EnterDeclinesDanger: Story = {
  play: async ({ args, canvasElement }) => {
    const { opener, dialog, confirm } = await open(canvasElement);
    const cancel = within(dialog).getByRole('button', { name: t(dialogMessages).cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await open(canvasElement);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t(dialogMessages).cancel })).toHaveFocus(),
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(confirm).not.toBeInTheDocument();
  },
};

export const EscapeDeclines: Story = {
  play: async ({ args, canvasElement }) => {
    const { opener } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: t(dialogMessages).cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** While the answer is carried out nothing can be pressed, and Escape waits too. */
export const Pending: Story = {
  args: { isPending: true, tone: 'normal' },
  play: async ({ args, canvasElement }) => {
    const { dialog, confirm } = await open(canvasElement);
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(
      within(dialog).getByRole('button', { name: t(dialogMessages).cancel }),
    ).toBeDisabled();
    await expect(confirm).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: function Tones(args) {
    const [tone, setTone] = useState<(typeof alertTones)[number] | null>(null);
    const close = () => setTone(null);
    return (
      <Inline>
        {alertTones.map((each) => (
          <Button key={each} onPress={() => setTone(each)}>
            {each}
          </Button>
        ))}
        {tone && (
          <AlertDialog {...args} tone={tone} isOpen onConfirm={close} onCancel={close}>
            <Text tone="ink2">Вместе с ней уйдут 12 картинок и 3 записи.</Text>
          </AlertDialog>
        )}
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'danger' }));
    await waitFor(() => expect(screen.getByText(/12 картинок/)).toBeVisible());
  },
};
