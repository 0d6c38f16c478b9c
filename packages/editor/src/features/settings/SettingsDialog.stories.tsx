import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { settingsMessages } from './messages.ts';

const meta = {
  title: 'Editor/Settings',
  component: PanelRoom,
  parameters: usage({
    when: 'How the editor behaves for this person.',
    whenNot: 'The story is described.',
    instead: 'StoryMetadataDialog of `library`.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'Labelled switches that take effect at once.',
    do: 'Leave what works.',
    dont: 'Put settings of a story in it.',
  }),
  args: { prepare: ({ workspace }) => workspace.openDialog('settings', null) },
  beforeEach: () => {
    localStorage.removeItem('dreamfork.editor.settings');
    return () => localStorage.removeItem('dreamfork.editor.settings');
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A switch takes effect at once and is kept on this device. */
export const Default: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async () => {
    const map = await screen.findByRole('switch', { name: t(settingsMessages).showsMap.label });
    await expect(map).toBeChecked();
    await userEvent.click(map);
    await expect(map).not.toBeChecked();
    await expect(localStorage.getItem('dreamfork.editor.settings')).toContain('"showsMap":false');
  },
};
