import { Button } from '@dreamfork/ui';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import type { StoryPlayerProps } from '../StoryPlayer.types.ts';
import { atTheEnd, lighthouse, withoutStart } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

function Preview(props: StoryPlayerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    props.onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Просмотр</Button>
      {isOpen && <StoryPlayer {...props} presentation="overlay" onClose={close} />}
    </>
  );
}

const meta = {
  title: 'Player/Overlay',
  component: StoryPlayer,
  render: (args) => <Preview {...args} />,
  args: { story: lighthouse, onClose: fn(), onEvent: fn() },
  parameters: {
    ...usage({
      when: 'The player over a page that stays where it was.',
      whenNot: 'The story is the content of the page.',
      instead: '`presentation="page"`, or `inline` inside a column.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'A `dialog` that holds the focus and gives it back.',
      do: 'Open it by a press.',
      dont: 'Open it by itself.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: Enter on the opener says the words of the sheet with “Node 1 of 7”; Tab: “region; Close, push button”. Left: not the word “dialog”, as the sheet itself takes the focus.',
    }),
    docs: { story: { inline: false } },
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole('button', { name: 'Просмотр' });
  await userEvent.click(trigger);
  return { trigger, dialog: within(await screen.findByRole('dialog')) };
};

export const OpensAndCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const { trigger, dialog } = await open(canvasElement);
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Маяк на краю карты');
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('heading', { name: 'Мокрые камни' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const AtAnEnd: Story = {
  args: { initialState: atTheEnd },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.getByText(t(playerMessages).end.overlay.title)).toBeVisible();
    await expect(dialog.getByText(t(playerMessages).end.overlay.text)).toBeVisible();
  },
};

export const MissingStart: Story = {
  args: { story: withoutStart },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement);
    await expect(
      dialog.getByRole('heading', { name: t(playerMessages).missing.overlay.title }),
    ).toBeVisible();
    await expect(dialog.getByText(t(playerMessages).missing.overlay.text)).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'error', code: 'start-node-missing' });
    await userEvent.click(dialog.getByRole('button', { name: t(playerMessages).close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const MissingStartOnAPage: Story = {
  args: { story: withoutStart },
  render: (args) => <StoryPlayer {...args} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', {
        name: t(playerMessages).missing.page,
      }),
    ).toBeVisible();
  },
};
