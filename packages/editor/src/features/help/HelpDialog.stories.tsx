import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { commandMessages } from '../../commands/messages.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { helpMessages } from './messages.ts';

const meta = {
  title: 'Editor/Help',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the editor can do and all its keys.',
      whenNot: 'A rule of the story is looked for.',
      instead: 'The help page of the site.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'A `dialog` with headings and tables of keys.',
      do: 'Open it by ?.',
      dont: 'Explain a button here that should explain itself.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: Opening: Orca says the whole list of keys run together and then the explanation; Tab: “Close, push button”, then the body, as it scrolls. Left: not the word “dialog”, as the sheet itself takes the focus. Found: “banner” before the button; mended in the sheet of all dialogs.',
    }),
    layout: 'fullscreen',
  },
  args: { prepare: ({ workspace }) => workspace.openDialog('help', null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every shortcut of the keyboard map, by what it is for; Escape closes it. */
export const Default: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t(helpMessages).title });
    await expect(dialog).toHaveTextContent(`${t(commandMessages).save}CtrlS`);
    await expect(dialog).toHaveTextContent(`${t(helpMessages).fieldKeys.in}Tab`);
  },
};

export const ClosedByEscape: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: t(helpMessages).title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
