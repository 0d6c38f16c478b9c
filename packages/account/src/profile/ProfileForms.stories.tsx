import { errorMessages } from '@dreamfork/api-client';
import {
  anna,
  boris,
  type FixtureUser,
  fixturePassword,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { account, accountStory, hostCalls } from '../testing/accountStory.tsx';
import { pending, refusing, withCapabilities } from '../testing/serverStates.ts';
import { profileMessages } from './messages.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Account/Profile forms',
  component: ProfilePage,
  ...accountStory,
  decorators: [inPage, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'The forms of the profile: names, address, password, preferences; each is saved by itself.',
      whenNot: 'Everything would be saved at once.',
      instead: 'FormSection of `ui` for a form of your own.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility: 'Errors stand at their fields; a toast announces success.',
      do: 'Ask for the current password where the server does.',
      dont: 'Join the sections under one button.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The mark of a required field follows its name. */
const named = (label: string) => new RegExp(`^${label}`);

const section = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** A server that knows a user with other facts. */
const databaseWith = (user: FixtureUser) => ({
  ...mockData,
  users: mockData.users.map((other) => (other.id === user.id ? user : other)),
});

/** An account that signs in with Google alone. */
const googleUser: FixtureUser = { ...anna, hasPassword: false };

export const NamesSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const names = await section(canvas, t(profileMessages).names);
    await replace(names.getByLabelText(named(t(profileMessages).username)), 'anna.new');
    await replace(names.getByLabelText(named(t(profileMessages).displayName)), 'Анна Южная');
    await userEvent.click(names.getByRole('button', { name: t(profileMessages).save }));
    await expectToast(t(profileMessages).saved);
    await expect(names.getByLabelText(named(t(profileMessages).username))).toHaveValue('anna.new');
    await expect(names.getByLabelText(named(t(profileMessages).displayName))).toHaveValue(
      'Анна Южная',
    );
  },
};

export const UsernameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const names = await section(canvas, t(profileMessages).names);
    const field = names.getByLabelText(named(t(profileMessages).username));
    await replace(field, boris.username);
    await userEvent.click(names.getByRole('button', { name: t(profileMessages).save }));
    await expectToast(t(profileMessages).saveFailed);
    await expect(names.getByText(t(errorMessages)['username-taken'])).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const NamesPending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('put', '/api/users/profile'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const names = await section(canvas, t(profileMessages).names);
    await userEvent.click(names.getByRole('button', { name: t(profileMessages).save }));
    const button = names.getByRole('button', { name: new RegExp(t(profileMessages).save) });
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
  },
};

export const EmailChangeRequested: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const email = await section(canvas, t(profileMessages).emailTitle);
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).newEmail)),
      'anna.new@example.org',
    );
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).currentPassword)),
      fixturePassword,
    );
    await userEvent.click(email.getByRole('button', { name: t(profileMessages).changeEmail }));
    await expectToast(t(profileMessages).emailSent('anna.new@example.org'));
    await expect(
      screen.getByText(t(profileMessages).oldEmailInForce(anna.email)),
    ).toHaveTextContent(anna.email);
    await expect(screen.queryByText(t(profileMessages).saved)).toBeNull();
    await expect(
      await email.findByText(t(profileMessages).pendingEmail('anna.new@example.org')),
    ).toBeVisible();
    await expect(email.getByLabelText(named(t(profileMessages).newEmail))).toHaveValue('');
  },
};

export const EmailChangeUndelivered: Story = {
  beforeEach: ({ msw }) => {
    const pendingEmail = 'anna.new@example.org';
    const users = mockData.users.map((user) =>
      user.id === anna.id
        ? { ...user, pendingEmail, pendingEmailDelivery: 'failed' as const }
        : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, users } }));
  },
  play: async ({ canvas }) => {
    const email = await section(canvas, t(profileMessages).emailTitle);
    const { pendingEmailUndelivered } = t(profileMessages);
    await expect(
      email.getByText(pendingEmailUndelivered.failed('anna.new@example.org')),
    ).toBeVisible();
  },
};

export const EmailChangeNotSent: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ mail: false }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const email = await section(canvas, t(profileMessages).emailTitle);
    await expect(email.getByText(t(profileMessages).emailTextUnsent)).toBeVisible();
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).newEmail)),
      'anna.new@example.org',
    );
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).currentPassword)),
      fixturePassword,
    );
    await userEvent.click(email.getByRole('button', { name: t(profileMessages).changeEmail }));
    await expectToast(t(profileMessages).emailUnsent('anna.new@example.org'));
    await expect(
      await email.findByText(t(profileMessages).pendingEmailUnsent('anna.new@example.org')),
    ).toBeVisible();
  },
};

export const EmailChangeWrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const email = await section(canvas, t(profileMessages).emailTitle);
    await userEvent.click(email.getByRole('button', { name: t(profileMessages).changeEmail }));
    await expect(
      email.getByRole('group', { name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }) }),
    ).toHaveFocus();
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).newEmail)),
      'anna.new@example.org',
    );
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).currentPassword)),
      'Neverno1',
    );
    await userEvent.click(email.getByRole('button', { name: t(profileMessages).changeEmail }));
    await expect(await email.findByText(t(errorMessages)['password-wrong'])).toBeVisible();
    await expect(email.getByLabelText(named(t(profileMessages).currentPassword))).toHaveFocus();
  },
};

/** An account without a password has to log in with Google again before a change. */
export const ReauthenticationRequired: Story = {
  parameters: account({ user: googleUser }),
  beforeEach: ({ msw }) =>
    msw.use(
      refusing('post', '/auth/email/change', 'sign-in-too-old'),
      ...createHandlers('ok', { database: databaseWith(googleUser) }),
    ),
  play: async ({ canvas }) => {
    const email = await section(canvas, t(profileMessages).emailTitle);
    await expect(email.queryByLabelText(named(t(profileMessages).currentPassword))).toBeNull();
    await userEvent.type(
      email.getByLabelText(named(t(profileMessages).newEmail)),
      'anna.new@example.org',
    );
    await userEvent.click(email.getByRole('button', { name: t(profileMessages).changeEmail }));
    await userEvent.click(
      await email.findByRole('button', { name: t(profileMessages).signInAgain }),
    );
    await expect(hostCalls.openDocument.mock.calls).toEqual([['/auth/google?returnTo=%2Fprofile']]);
  },
};

async function changePassword(canvas: Canvas, current: string, next: string, repeated = next) {
  const password = await section(canvas, t(profileMessages).passwordTitle);
  await replace(password.getByLabelText(named(t(profileMessages).currentPassword)), current);
  await replace(password.getByLabelText(named(t(profileMessages).newPassword)), next);
  await replace(password.getByLabelText(named(t(profileMessages).confirmPassword)), repeated);
  await userEvent.click(password.getByRole('button', { name: t(profileMessages).changePassword }));
  return password;
}

export const PasswordChanged: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const password = await changePassword(canvas, fixturePassword, 'Drugoy2026');
    await expectToast(t(profileMessages).passwordSaved);
    await expect(password.getByLabelText(named(t(profileMessages).currentPassword))).toHaveValue(
      '',
    );
    const sessions = await canvas.findByRole('list', { name: t(profileMessages).sessions });
    await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const PasswordInvalid: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const password = await changePassword(canvas, fixturePassword, 'Ab1', 'Ab2');
    const messages = password.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(messages).toHaveTextContent(t(profileMessages).passwordProblems.short);
    await expect(messages).toHaveTextContent(t(profileMessages).passwordProblems.differ);
    await changePassword(canvas, 'Neverno1', 'Drugoy2026');
    await expect(await password.findByText(t(errorMessages)['password-wrong'])).toBeVisible();
  },
};

export const FirstPassword: Story = {
  parameters: account({ user: googleUser }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: databaseWith(googleUser) })),
  play: async ({ canvas }) => {
    const password = await section(canvas, t(profileMessages).firstPasswordTitle);
    await expect(password.queryByLabelText(named(t(profileMessages).currentPassword))).toBeNull();
    await userEvent.type(
      password.getByLabelText(named(t(profileMessages).newPassword)),
      'Drugoy2026',
    );
    await userEvent.type(
      password.getByLabelText(named(t(profileMessages).confirmPassword)),
      'Drugoy2026',
    );
    await userEvent.click(password.getByRole('button', { name: t(profileMessages).setPassword }));
    await expect(
      await canvas.findByRole('region', { name: t(profileMessages).passwordTitle }),
    ).toBeVisible();
  },
};

export const ServerFailing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('post', '/auth/password/change', 'internal'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await changePassword(canvas, fixturePassword, 'Drugoy2026');
    await expectToast(t(profileMessages).saveFailed);
    await expect(screen.getByText(t(errorMessages).internal)).toBeVisible();
  },
};

/** Theme and language change at once; notifications are saved to the account. */
export const Preferences: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const preferences = await section(canvas, t(profileMessages).preferences);
    await userEvent.click(preferences.getByRole('radio', { name: t(profileMessages).themes.dark }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(
      preferences.getByRole('radio', { name: t(profileMessages).themes.light }),
    );
    const notifications = preferences.getByRole('switch', {
      name: t(profileMessages).notifications,
    });
    await userEvent.click(notifications);
    await expect(notifications).not.toBeChecked();
    await userEvent.click(preferences.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByRole('heading', { name: 'User profile', level: 1 })).toBeVisible();
  },
};

/** A preference that cannot be saved is reverted. */
export const PreferenceReverted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('put', '/api/users/profile/preferences', 'internal'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const preferences = await section(canvas, t(profileMessages).preferences);
    const notifications = preferences.getByRole('switch', {
      name: t(profileMessages).notifications,
    });
    await userEvent.click(notifications);
    await expectToast(t(profileMessages).saveFailed);
    await waitFor(() => expect(notifications).toBeChecked());
  },
};
