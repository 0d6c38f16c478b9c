import { findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { commandMessages } from '../../commands/messages.ts';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { paletteMessages } from './messages.ts';

const openPalette = ({ workspace }: EditorContextValue) => workspace.openDialog('palette', null);

const meta = {
  title: 'Editor/Palette',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'Finding a node or a command by its name.',
      whenNot: 'The text of nodes is searched.',
      instead: 'FindPanel.',
      keyboard: {
        'Ctrl or Cmd + K': 'Opens it.',
        'Arrow up and down': 'Move through the list.',
        Enter: 'Carries the command out.',
        Escape: 'Closes it.',
      },
      accessibility: 'A `combobox` with a list; the number found is announced.',
      do: 'Learn the shortcuts it shows.',
      dont: 'Depend on it alone: commands have other places too.',
    }),
    layout: 'fullscreen',
  },
  args: { prepare: openPalette },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: t(paletteMessages).label });

/** Words of a text find its node; Enter goes there. */
export const FindNode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await field(), 'паутине');
    const option = await screen.findByRole('option', { name: /Фонарная комната/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('selected')).toHaveTextContent('lamp');
  },
};

/** Actions are found by their names; arrow keys choose among them, and the field names the chosen one. */
export const RunAction: Story = {
  play: async ({ canvas }) => {
    const input = await field();
    await userEvent.type(input, t({ ru: 'текст', en: 'text' }));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const chosen = screen.getAllByRole('option').find((one) => one.ariaSelected === 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', chosen?.id);
    await userEvent.clear(input);
    await userEvent.type(input, t(commandMessages)['centre-nodes']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('steps')).toHaveTextContent('1'));
  },
};

/** Nothing fits. */
export const Nothing: Story = {
  play: async () => {
    await userEvent.type(await field(), 'щщщ');
    await waitFor(() => expect(screen.getByText(t(paletteMessages).nothing)).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** What was used last stands first. */
export const Recent: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  args: {
    prepare: ({ workspace }) => {
      workspace.setRecent([
        { kind: 'node', id: 'keeper' },
        { kind: 'command', id: 'fix-positions' },
      ]);
      workspace.openDialog('palette', null);
    },
  },
  play: async () => {
    await findDialog(t(paletteMessages).title);
    const recent = within(screen.getByRole('group', { name: t(paletteMessages).sections.recent }));
    const options = recent.getAllByRole('option');
    await expect(options[0]).toHaveTextContent('Голос смотрителя');
    await expect(options[1]).toHaveTextContent(t(commandMessages)['fix-positions']);
  },
};
