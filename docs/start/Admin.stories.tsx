import { admin } from '@dreamfork/api-client/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import App from '../../packages/admin/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/Admin',
  component: App,
  parameters: getStarted(
    {
      package: 'admin',
      notes: [
        'The token must belong to an administrator, for the moderation pages to a moderator. The server refuses everybody else, and the page shows the refusal; whether to show a page at all is yours to decide.',
        '`AdminHost` has the addresses of your pages, so that links of the administration lead to them.',
        'Every page brings the navigation between its sections; `ModerationPage` and `ModerationQueue` stand inside a layout of your own.',
      ],
      next: {
        'admin-users--docs': 'Users',
        'admin-moderation-queue--docs': 'Moderation',
      },
    },
    720,
  ),
  beforeEach: signedIn(admin),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
  },
};
