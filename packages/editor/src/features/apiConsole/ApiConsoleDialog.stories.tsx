import { findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyApiConsole } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { apiConsoleMessages } from './messages.ts';

const services = { apiConsole: storyApiConsole };

const meta = {
  title: 'Editor/Testing panel',
  component: PanelRoom,
  parameters: usage({
    when: 'Calls of the server for those who test it.',
    whenNot: 'An author writes a story: the panels do the same with less.',
    instead: 'The panels of the editor.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'A `dialog` with labelled fields; answers are text.',
    do: 'Use it on a server for tests.',
    dont: 'Show it to authors.',
  }),
  beforeEach: () => forgetAnnouncements,
  args: { services, prepare: ({ workspace }) => workspace.openDialog('apiConsole', null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Any address is asked, answers are logged with their status, and the log can be cleared. */
export const Default: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async () => {
    const dialog = within(await findDialog(t(apiConsoleMessages).title));
    const address = dialog.getByRole('textbox', { name: t(apiConsoleMessages).address });
    await expect(address).toHaveValue('/api/media/supported-types');
    await userEvent.click(dialog.getByRole('button', { name: t(apiConsoleMessages).send }));
    await expect(await dialog.findByText('200')).toBeVisible();
    const body = dialog.getByText(/^\["image\/jpeg"/);
    await expect(body.textContent).toHaveLength(500);
    await userEvent.clear(address);
    await userEvent.type(address, '/missing');
    await expect(address).toHaveValue('/missing');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('404')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'file:///etc/hosts{Enter}');
    await expect(dialog.getByText(t(apiConsoleMessages).wrongAddress)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(apiConsoleMessages).clear }));
    await expect(dialog.getByText(t(apiConsoleMessages).empty)).toBeVisible();
  },
};
