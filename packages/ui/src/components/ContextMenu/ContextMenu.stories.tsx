import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { useConfirm } from '../Confirm/ConfirmProvider.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const meta = {
  title: 'Components/Overlays/ContextMenu',
  component: ContextMenu,
  parameters: usage({
    when: 'Commands for the thing under the pointer: the canvas, a node, a connection. Opens at the pointer, or where the keyboard says.',
    whenNot: 'It would be the only way to a command. Everything in it is also in a bar or a panel.',
    instead: 'Menu behind a button.',
    keyboard: {
      'Shift + F10 or Menu key': 'Opens it where the owner of the menu listens for them.',
      'Arrow up and down': 'Move through the commands.',
      Enter: 'Carries the command out.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility:
      'A `menu` named by `label`. Nothing may be reached by it alone: touch and speech have no right button.',
    do: 'Offer the same commands in a panel or a bar.',
    dont: 'Hide a command here that has no other place.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Shift + F10: “Меню холста, menu”; the arrows say the commands.',
  }),
  args: {
    label: 'Меню холста',
    onAction: fn(),
    onClose: fn(),
    position: null,
    items: [
      { id: 'save', label: 'Сохранить историю', icon: Save, shortcut: 'Ctrl S' },
      { id: 'clear', label: 'Очистить всё', icon: Trash2, tone: 'danger' },
      { separator: true },
      { id: 'text', label: 'Добавить текст', icon: Plus },
      { id: 'end', label: 'Добавить конец', icon: Plus },
    ],
  },
  render: function Surface(args) {
    const confirm = useConfirm();
    const [position, setPosition] = useState<{ x: number; y: number } | null>(null);
    return (
      <>
        <Button
          size="large"
          onContextMenu={(event) => {
            event.preventDefault();
            setPosition({ x: event.clientX, y: event.clientY });
          }}
        >
          Холст: нажмите правой кнопкой
        </Button>
        <ContextMenu
          {...args}
          position={position}
          onAction={(id) => {
            args.onAction(id);
            if (id === 'clear') void confirm({ title: 'Очистить всё?', confirmLabel: 'Очистить' });
          }}
          onClose={() => {
            setPosition(null);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const openAt = async (canvasElement: HTMLElement, x: number, y: number) => {
  const surface = within(canvasElement).getByRole('button', { name: /Холст/ });
  surface.focus();
  await fireEvent.contextMenu(surface, { clientX: x, clientY: y });
  return { surface, menu: await screen.findByRole('menu', { name: 'Меню холста' }) };
};

/** Opens with its corner where the pointer was. */
export const AtThePointer: Story = {
  play: async ({ args, canvasElement }) => {
    const { menu } = await openAt(canvasElement, 140, 60);
    await waitFor(() => expect(distanceTo(menu, 140, 60)).toBeLessThanOrEqual(4));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Добавить текст' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('text');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The focus goes into the menu, and back to where it was. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const { surface } = await openAt(canvasElement, 30, 30);
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(surface).toHaveFocus());
  },
};

/** A command that asks first: after the answer the focus is back where the menu was opened. */
export const ThenAQuestion: Story = {
  play: async ({ canvasElement }) => {
    const { surface } = await openAt(canvasElement, 30, 30);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Очистить всё?' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Очистить' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(surface).toHaveFocus());
  },
};

/** A long list stays within 400 px, scrolls, and shows while there is more below. */
export const ManyCommands: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, position) => ({
      id: `choice-${position}`,
      label: `Вариант ${position + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const { menu } = await openAt(canvasElement, 30, 30);
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    const more = () => menu.parentElement?.querySelector('.lucide-chevron-down') ?? null;
    await waitFor(() => expect(more()).toBeVisible());
    menu.scrollTop = menu.scrollHeight;
    await waitFor(() => expect(more()).toBeNull());
  },
};

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

function distanceTo(element: HTMLElement, x: number, y: number): number {
  const { left, top } = element.getBoundingClientRect();
  return Math.max(Math.abs(left - x), Math.abs(top - y));
}

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: (args) => (
    <Box padding="4">
      <Text font="mono" size="12">
        at 32, 64 · icons · shortcut · danger · separator
      </Text>
      <ContextMenu {...args} position={{ x: 32, y: 64 }} />
    </Box>
  ),
  play: async () => {
    const shown = await screen.findByRole('menu', { name: 'Меню холста' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
