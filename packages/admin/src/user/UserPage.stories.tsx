import { errorMessages } from '@dreamfork/api-client';
import {
  admin,
  anna,
  blocked,
  lighthouseComments,
  mockData,
  unknownId,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { storiesMessages } from '../stories/messages.ts';
import { press } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { userMessages } from '../users/messages.ts';
import { userPageMessages } from './messages.ts';
import { UserPage } from './UserPage.tsx';

const meta = {
  title: 'Admin/User',
  component: UserPage,
  args: { userId: anna.id },
  parameters: {
    ...usage({
      when: 'All about one account and what can be done with it.',
      whenNot: 'Several accounts are compared.',
      instead: 'UsersPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility:
        'Every action asks for a reason in a dialog; the own account cannot be blocked.',
      do: 'Give the reason that the person will read.',
      dont: 'Change the role of oneself.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'anna', level: 1 })).toBeVisible();
    await expect(canvas.getByText(t(userPageMessages).confirmed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(userPageMessages).back })).toHaveAttribute(
      'href',
      '/app/admin/users',
    );
    const stories = await tableOf(canvas, t(userPageMessages).stories);
    const story = await stories.findByRole('link', { name: 'Маяк на краю карты' });
    await expect(story).toHaveAttribute('href', expect.stringMatching(/^\/story\//));
    const [hidden] = await stories.findAllByRole('row', {
      name: new RegExp(t(storiesMessages).private),
    });
    await expect(within(hidden as HTMLElement).queryByRole('link')).toBeNull();
    await expect(await canvas.findByText(t(userPageMessages).noHistory)).toBeVisible();
  },
};

/** A suspension says when it ends by itself. */
export const SuspendedForDays: Story = {
  beforeEach: ({ msw }) => {
    const users = mockData.users.map((user) =>
      user.id === anna.id
        ? {
            ...user,
            status: 'Suspended' as const,
            suspendedUntil: '2027-01-15T12:00:00.000Z',
          }
        : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, users } }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t({ ru: /^до 15\.01\.2027/, en: /^until 15\/01\/2027/ })),
    ).toBeVisible();
  },
};

/** Two readers reported a comment of this one. */
export const Reported: Story = {
  args: { userId: lighthouseComments.at(-1)?.authorId ?? '' },
  play: async ({ canvas }) => {
    const reports = await tableOf(canvas, t(userPageMessages).reports);
    const name = new RegExp(t(userPageMessages).commentTo('Маяк на краю карты'));
    await expect(await reports.findAllByRole('rowheader', { name })).toHaveLength(2);
    await expect(reports.getByText('Пишет это под каждой историей.')).toBeVisible();
    await expect(reports.getAllByText(t(userPageMessages).open)).toHaveLength(2);
  },
};

/** A blocked user gets no link for a new password until they are unblocked. */
export const Blocked: Story = {
  args: { userId: blocked.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(userPageMessages).resetBlocked)).toBeVisible();
    await press(canvas, t(userMessages).unblockOf(blocked.username));
    const question = t(userMessages).acts.unblock.question;
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name: t(userMessages).unblock }));
    await expect(
      await canvas.findByRole('button', { name: t(userPageMessages).sendReset }),
    ).toBeVisible();
  },
};

/** Nobody acts on their own account. */
export const Own: Story = {
  args: { userId: admin.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(userPageMessages).self)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t(userPageMessages).changeRole })).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(t(userMessages).block) }),
    ).toBeNull();
  },
};

export const Gone: Story = {
  args: { userId: unknownId },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(userPageMessages).error)).toBeVisible();
    await expect(canvas.getByText(t(errorMessages)['user-not-found'])).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 60_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(userPageMessages).loading }),
    ).toBeInTheDocument();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await canvas.findByText(t(userPageMessages).error);
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await press(canvas, t({ ru: 'Попробовать снова', en: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'anna', level: 1 })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Action history' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change role' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await tableOf(canvas, t(userPageMessages).stories);
    await canvas.findByRole('button', { name: t(userPageMessages).sendReset });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
