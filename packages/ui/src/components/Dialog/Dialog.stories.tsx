import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { dialogMessages } from './Dialog.messages.ts';
import { Dialog } from './Dialog.tsx';

const { say, inBothLanguages } = bilingual({
  'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.':
    'The stairs climb into the dark. Somewhere overhead an old mechanism creaks, then falls silent, as if it were listening to you.',
  'Экспорт истории': 'Export the story',
  'Файл .df хранит текст, связи и все вложения.':
    'A .df file holds the text, the connections and all attachments.',
  Открыть: 'Open',
  Отмена: 'Cancel',
  Скачать: 'Download',
});

const paragraph =
  'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.';

const meta = {
  ...inBothLanguages,
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: usage({
    when: 'A short task apart from the page that must be finished or left: export, import, choosing a file.',
    whenNot:
      'It is a question with two answers; or the page must stay in use beside it; or it is a whole task with an address.',
    instead:
      'AlertDialog or useConfirm for a question, Drawer beside the page, Popover for a few words, a page of its own for a long task.',
    anatomy: {
      'Title and close button': '[role=dialog] > :first-child',
      'Content, which scrolls': '[role=dialog] > :nth-child(2)',
      Description: '[role=dialog] p',
      'Footer with the actions': '[role=dialog] > :last-child',
    },
    anatomyOf: 'LongContent',
    keyboard: {
      Tab: 'Moves through the controls inside; the focus stays in the dialog.',
      Escape: 'Closes it and gives the focus back to what opened it.',
    },
    accessibility:
      'A `dialog` named by its title. Opening moves the focus inside; the page behind is inert.',
    do: 'End with the action on the right and the way out beside it.',
    dont: 'Open a dialog from a dialog, or put a long task in one.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Orca says the words of the sheet run together and then the description; not the word “dialog”, as the sheet itself takes the focus. Tab: “Close, push button”. Found: “banner” and “information”, landmarks of a page, stood before the buttons; head and foot are plain boxes now.',
  }),
  args: {
    title: 'Экспорт истории',
    description: 'Файл .df хранит текст, связи и все вложения.',
    isOpen: false,
    onOpenChange: fn(),
    children: <Text>{paragraph}</Text>,
  },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>{say('Открыть')}</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
          footer={
            <>
              <Button variant="quiet" onPress={() => setOpen(false)}>
                {say('Отмена')}
              </Button>
              <Button variant="primary" onPress={() => setOpen(false)}>
                {say('Скачать')}
              </Button>
            </>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: say('Открыть') }));
  return screen.findByRole('dialog', { name: say('Экспорт истории') });
};

/** Holds the focus while it is open and gives it back. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: say('Открыть') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(say('Файл .df хранит текст, связи и все вложения.')),
    );
    // Browsers make landmarks of the page out of them.
    await expect(dialog.querySelector('header, footer')).toBeNull();
    const download = within(dialog).getByRole('button', { name: say('Скачать') });
    await userEvent.tab();
    await expect(
      within(dialog).getByRole('button', { name: t(dialogMessages).close }),
    ).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(download).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const CloseButton: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: t(dialogMessages).close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(440);
  },
};

/** Long content scrolls inside; head and foot stay. */
export const LongContent: Story = {
  args: {
    size: 'large',
    children: Array.from({ length: 24 }, (_, position) => `paragraph-${position}`).map((key) => (
      <Text key={key}>{paragraph}</Text>
    )),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const download = within(dialog).getByRole('button', { name: say('Скачать') });
    await waitFor(() => expect(download).toBeVisible());
  },
};

export const Full: Story = {
  args: { size: 'full' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.9);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: (args) => (
    <>
      <Text font="mono" size="12">
        medium · description · footer
      </Text>
      <Dialog
        {...args}
        isOpen
        footer={
          <>
            <Button variant="quiet">{say('Отмена')}</Button>
            <Button variant="primary">{say('Скачать')}</Button>
          </>
        }
      />
    </>
  ),
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
