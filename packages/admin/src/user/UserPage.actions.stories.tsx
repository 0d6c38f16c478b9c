import { errorMessages } from '@dreamfork/api-client';
import { admin, anna, boris, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, t, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { securityMessages } from '../security/messages.ts';
import { press } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { userPageMessages } from './messages.ts';
import { UserPage } from './UserPage.tsx';

const meta = {
  title: 'Admin/User/Actions',
  component: UserPage,
  args: { userId: anna.id },
  parameters: {
    ...usage({
      when: 'Changing the role of a person, ending their sessions, or sending them an email.',
      whenNot: 'You change several accounts at once.',
      instead: 'UsersPage.',
      keyboard: { Tab: 'Moves through fields and actions.', Escape: 'Closes the dialog.' },
      accessibility: 'Every action asks in a dialog first; its result is announced.',
      do: 'Say what the person will notice.',
      dont: 'Reset the second factor without being sure who asks.',
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

const confirmEndOfSessions = async () => {
  const question = t(userPageMessages).endAllQuestion;
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: t(userPageMessages).endAll }));
};

/** Asked first: who asks for it must be the owner of the account. */
export const TwoFactorReset: Story = {
  beforeEach: ({ msw }) => {
    const users = mockData.users.map((user) =>
      user.id === anna.id ? { ...user, recoveryCodes: [] } : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, users } }));
  },
  play: async ({ canvas }) => {
    await press(canvas, t(userPageMessages).resetTwoFactor);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t(userPageMessages).resetTwoFactorQuestion }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t(userPageMessages).resetTwoFactor }));
    await expectToast(t(userPageMessages).twoFactorReset);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t(userPageMessages).resetTwoFactor })).toBeNull(),
    );
    await expect(await canvas.findByText(t(userPageMessages).noSessions)).toBeVisible();
  },
};

/** What was done stands in the history, with its values and reason. */
export const RoleChanged: Story = {
  args: { userId: boris.id },
  play: async ({ canvas }) => {
    await press(canvas, t(userPageMessages).changeRole);
    const dialog = within(
      await screen.findByRole('dialog', { name: t(userPageMessages).changeRole }),
    );
    const submit = dialog.getByRole('button', { name: t(userPageMessages).changeRole });
    await userEvent.click(submit);
    await expect(dialog.getByText(t(userPageMessages).roleSame)).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(t(userPageMessages).role) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Moderator' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(t(userPageMessages).reason) }),
      'Разбирает жалобы',
    );
    await userEvent.click(submit);
    await expectToast(t(userPageMessages).roleChanged);
    const history = await tableOf(canvas, t(userPageMessages).history);
    await expect(
      await history.findByText(`${t(securityMessages).values.role}: User → Moderator`),
    ).toBeVisible();
    await expect(history.getByText(t(securityMessages).reason('Разбирает жалобы'))).toBeVisible();
    await expect((await canvas.findAllByText('Moderator'))[0]).toBeVisible();
  },
};

/** The dialog stays open and says why the server refused. */
export const RoleRefused: Story = {
  args: { userId: boris.id },
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/users/:id/role', () =>
        HttpResponse.json(
          { success: false, code: 'forbidden', message: t(errorMessages).forbidden },
          { status: 403 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await press(canvas, t(userPageMessages).changeRole);
    const dialog = within(
      await screen.findByRole('dialog', { name: t(userPageMessages).changeRole }),
    );
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(t(userPageMessages).role) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(t(userPageMessages).reason) }),
      'Так надо',
    );
    await userEvent.click(dialog.getByRole('button', { name: t(userPageMessages).changeRole }));
    await expect(await dialog.findByText(t(errorMessages).forbidden)).toBeVisible();
  },
};

export const SessionsEnded: Story = {
  play: async ({ canvas }) => {
    const sessions = await tableOf(canvas, t(userPageMessages).sessions);
    await press(canvas, t(userPageMessages).endOf('Safari, iOS'));
    await expectToast(t(userPageMessages).sessionEnded);
    await waitFor(() => expect(sessions.getAllByRole('rowheader')).toHaveLength(1));
    await press(canvas, t(userPageMessages).endAll);
    await confirmEndOfSessions();
    await expectToast(t(userPageMessages).sessionsEnded);
    await expect(await canvas.findByText(t(userPageMessages).noSessions)).toBeVisible();
    const history = await tableOf(canvas, t(userPageMessages).history);
    await expect(
      await history.findByText(`${t(securityMessages).values.sessions}: 1 → 0`),
    ).toBeVisible();
  },
};

export const EmailsSent: Story = {
  args: { userId: boris.id },
  play: async ({ canvas }) => {
    await press(canvas, t(userPageMessages).sendConfirmation);
    await expectToast(t(userPageMessages).confirmationSent);
    await press(canvas, t(userPageMessages).sendReset);
    await expectToast(t(userPageMessages).resetSent);
    const history = await tableOf(canvas, t(userPageMessages).history);
    await expect(
      await history.findByText(t(securityMessages).actions['confirmation-send']),
    ).toBeVisible();
  },
};

export const EmailRefused: Story = {
  args: { userId: boris.id },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/users/:id/confirmation', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'email-confirmed',
            message: t(errorMessages)['email-confirmed'],
          },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await press(canvas, t(userPageMessages).sendConfirmation);
    await expectToast(t(userPageMessages).emailFailed);
    await waitFor(() =>
      expect(screen.getByText(t(errorMessages)['email-confirmed'])).toBeVisible(),
    );
  },
};
