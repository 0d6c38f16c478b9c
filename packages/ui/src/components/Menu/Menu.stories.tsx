import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlignLeft, AlignRight, Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { useConfirm } from '../Confirm/ConfirmProvider.tsx';
import { Menu, MenuTrigger } from './Menu.tsx';

const { say, inBothLanguages } = bilingual({
  Переименовать: 'Rename',
  'Создать копию': 'Make a copy',
  Экспорт: 'Export',
  Удалить: 'Delete',
  Действия: 'Actions',
  'Для себя': 'For yourself',
  Опубликовать: 'Publish',
  Выровнять: 'Align',
  'По левому краю': 'Left',
  'По правому краю': 'Right',
  'Удалить?': 'Delete?',
  Открыто: 'Opened',
  Узел: 'Node',
});

const meta = {
  ...inBothLanguages,
  title: 'Components/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuTrigger },
  parameters: usage({
    when: 'Commands that are not needed at all times, behind one button: what can be done with a row, an account, a story.',
    whenNot: 'There are one or two commands, or it is a choice that stays.',
    instead: 'Button or IconButton for few, ContextMenu at the pointer, Select for a choice.',
    anatomy: {
      Trigger: 'button[aria-haspopup]',
      Sections: '[role=menu] > [role=group]',
      'Commands with icon, words and shortcut': '[role=menuitem]:has(kbd)',
      Submenus: '[data-trigger=SubmenuTrigger]',
    },
    anatomyOf: 'AllParts',
    keyboard: {
      'Enter, Space or Arrow down': 'Opens it.',
      'Arrow up and down': 'Move through the commands.',
      Letters: 'Jump to the command that begins with them.',
      Enter: 'Carries the command out.',
      'Arrow right and left': 'Open a submenu and close it again.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility:
      'A `menu` behind a button with `aria-haspopup`; sections have names, shortcuts are read with their commands.',
    do: 'Put what is dangerous last, behind a separator.',
    dont: 'Use it for a choice that stays: that is a Select.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Действия, collapsed, push button, opens menu”; Enter says “menu, Переименовать, F2”, Down the next command; a submenu says “opens menu”, and Escape goes back to its row. Left: a menu with sections says nothing on opening, and a submenu says “dialog” before “menu”.',
  }),
  args: {
    onAction: fn(),
    items: [
      { id: 'rename', label: 'Переименовать', icon: Pencil, shortcut: 'F2' },
      { id: 'copy', label: 'Создать копию', icon: Copy },
      { id: 'export', label: 'Экспорт', icon: Download, isDisabled: true },
      { separator: true },
      { id: 'delete', label: 'Удалить', icon: Trash2, tone: 'danger' },
    ],
  },
  render: (args) => (
    <MenuTrigger>
      <Button>{say('Действия')}</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows pass the command that is off; Enter chooses, and the focus is back on the button. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: say('Действия') });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(
        screen.getByRole('menuitem', { name: new RegExp(say('Переименовать')) }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: say('Удалить') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const WithPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('Создать копию') }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('copy');
  },
};

/** Under a heading a command is named by what differs, so that a letter finds it. */
export const Sections: Story = {
  args: {
    items: [
      {
        heading: 'Создать копию',
        items: [
          { id: 'copy-private', label: 'Для себя', icon: Copy },
          { id: 'copy-public', label: 'Опубликовать', icon: Copy },
        ],
      },
      { separator: true },
      { id: 'delete', label: 'Удалить', icon: Trash2, tone: 'danger' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('Действия') }));
    const section = await screen.findByRole('group', { name: say('Создать копию') });
    await expect(within(section).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard(say('Опубликовать').charAt(0).toLowerCase());
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: say('Опубликовать') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('copy-public');
  },
};

const withSubmenu: Story['args'] = {
  items: [
    { id: 'rename', label: 'Переименовать', icon: Pencil },
    {
      label: 'Выровнять',
      icon: AlignLeft,
      submenu: [
        { id: 'left', label: 'По левому краю', icon: AlignLeft },
        { id: 'right', label: 'По правому краю', icon: AlignRight },
      ],
    },
    { separator: true },
    { id: 'delete', label: 'Удалить', icon: Trash2, tone: 'danger' },
  ],
};

/** Arrow right opens a submenu at its first command, arrow left closes it; a command in it closes all. */
export const Submenu: Story = {
  args: withSubmenu,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: say('Действия') });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: say('Переименовать') })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    const row = screen.getByRole('menuitem', { name: say('Выровнять') });
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-haspopup', 'menu');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: say('По левому краю') })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row).toHaveFocus());
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: say('По левому краю') })).toBeNull(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: say('По левому краю') })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('right');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A press opens a submenu too, on touch screens as well. */
export const SubmenuOpen: Story = {
  args: withSubmenu,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('Действия') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('Выровнять') }));
    const command = await screen.findByRole('menuitem', { name: say('По правому краю') });
    await waitFor(() => expect(command).toBeVisible());
  },
};

/** A command that asks first: after the answer the focus is back on the trigger. */
export const ThenAQuestion: Story = {
  render: function Asking(args) {
    const confirm = useConfirm();
    return (
      <MenuTrigger>
        <Button>{say('Действия')}</Button>
        <Menu
          {...args}
          onAction={() => void confirm({ title: say('Удалить?'), confirmLabel: say('Удалить') })}
        />
      </MenuTrigger>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: say('Действия') });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: say('Создать копию') });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: say('Удалить?') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const exportItem = await screen.findByRole('menuitem', { name: say('Экспорт') });
    await expect(exportItem).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The page opens the menu, by a command of its own, and hears when it closes. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button>{isOpen ? say('Открыто') : say('Действия')}</Button>
        <Menu {...args} />
      </MenuTrigger>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Действия') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('Создать копию') }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: say('Действия') })).toBeVisible();
  },
};

/** A section, a shortcut, and a submenu that is open. */
export const AllParts: Story = {
  args: {
    items: [
      {
        heading: 'Узел',
        items: [
          { id: 'rename', label: 'Переименовать', icon: Pencil, shortcut: 'F2' },
          { id: 'copy', label: 'Создать копию', icon: Copy },
        ],
      },
      ...(withSubmenu.items ?? []).slice(1),
    ],
  },
  play: SubmenuOpen.play,
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: (args) => (
    <Box padding="4">
      <Text font="mono" size="12">
        icons · shortcut · isDisabled · separator · danger
      </Text>
      <MenuTrigger defaultOpen>
        <Button>{say('Действия')}</Button>
        <Menu {...args} />
      </MenuTrigger>
    </Box>
  ),
  play: async () => {
    const shown = await screen.findByRole('menuitem', { name: say('Удалить') });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
