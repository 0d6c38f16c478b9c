import { errorMessages } from '@dreamfork/api-client';
import { anna, fixtureGoogleCode, fixturePassword, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { account, accountStory, expectPageTitle, hostCalls } from '../testing/accountStory.tsx';
import { pending, withCapabilities } from '../testing/serverStates.ts';
import { suspendedWorld } from '../testing/suspendedWorld.ts';
import { LoginPage } from './LoginPage.tsx';
import { authenticationMessages } from './messages.ts';

const meta = {
  title: 'Account/Login',
  component: LoginPage,
  args: { returnTo: '/my-stories', cause: 'free', hash: '' },
  ...accountStory,
  parameters: {
    ...accountStory.parameters,
    ...usage({
      when: 'Signs a person in, with the reason why it is needed (`cause`) and the way back (`returnTo`).',
      whenNot: 'The person is signed in: it goes on to `returnTo` by itself.',
      instead: 'RegisterPage for a new account.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility:
        'Errors stand at their fields, the first wrong one takes the focus; password managers fill it in.',
      do: 'Give `cause` when a session has ended, so that nobody wonders.',
      dont: 'Clear what was typed after an error.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “form; Email, entry, required”, “Password, password text”, “Show password, push button”, “Remember me, check box, checked”, “Sign in, push button”, “Forgot your password?, link”. Found: the tooltip repeated “Show password”; mended in IconButton.',
    }),
  },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function logIn(canvas: Canvas, password: string) {
  await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
  await userEvent.type(
    canvas.getByLabelText(new RegExp(`^${t(authenticationMessages).password}`)),
    password,
  );
  await userEvent.click(canvas.getByRole('button', { name: t(authenticationMessages).signIn }));
}

export const Form: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).pages.login.title, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(t(authenticationMessages).pages.login.texts.free)).toBeVisible();
    await expectPageTitle(t(authenticationMessages).pages.login.title);
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).register }),
    ).toHaveAttribute('href', '/register?from=/my-stories');
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).forgot }),
    ).toHaveAttribute('href', '/forgot-password');
  },
};

/** Another page requires a login. */
export const LoginRequired: Story = {
  args: { cause: 'asked' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(authenticationMessages).pages.login.texts.asked)).toBeVisible();
  },
};

export const SessionEnded: Story = {
  args: { cause: 'ended' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(authenticationMessages).pages.login.texts.ended)).toBeVisible();
  },
};

/** An administrator has blocked the account. */
export const AccountBlocked: Story = {
  args: { cause: 'blocked' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t(authenticationMessages).pages.login.texts.blocked),
    ).toBeVisible();
  },
};

/** A moderator has suspended the account: the refusal says until when and why, and leads to the decision. */
export const Suspended: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: suspendedWorld })),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      t({ ru: /приостановлена до 15\.01\.2027/, en: /suspended until 15\/01\/2027/ }),
    );
    await expect(alert).toHaveTextContent(
      t(authenticationMessages).blockedReason('Оскорбления после предупреждения.'),
    );
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).openDecision }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/decision#token=.+/));
  },
};

/** An administrator has blocked the account; there is no decision to appeal. */
export const BlockedByAdministrator: Story = {
  beforeEach: ({ msw }) => {
    const users = mockData.users.map((user) =>
      user.id === anna.id ? { ...user, status: 'Suspended' as const } : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, users } }));
  },
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t(authenticationMessages).blockedUnexplained,
    );
    await expect(
      canvas.queryByRole('link', { name: t(authenticationMessages).openDecision }),
    ).toBeNull();
  },
};

export const LoggedIn: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expectToast(t(authenticationMessages).signedIn);
    await expect(hostCalls.signIn.mock.lastCall).toMatchObject([
      { user: { id: anna.id }, isRemembered: true },
      { returnTo: '/my-stories' },
    ]);
    await expect(hostCalls.navigate.mock.calls).toEqual([['/my-stories', { replace: true }]]);
  },
};

export const NotRemembered: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t(authenticationMessages).rememberMe }),
    );
    await logIn(canvas, fixturePassword);
    await waitFor(() =>
      expect(hostCalls.signIn.mock.lastCall?.[0]).toMatchObject({ isRemembered: false }),
    );
  },
};

/** A signed-in user is sent on at once. */
export const AlreadySignedIn: Story = {
  parameters: account({ user: anna }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(hostCalls.navigate.mock.calls).toEqual([['/my-stories', { replace: true }]]);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await logIn(canvas, 'Neverno1');
    await expectToast(t(errorMessages)['credentials-invalid']);
    await expect(hostCalls.signIn).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(anna.email);
  },
};

export const EmptyFields: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t(authenticationMessages).signIn }));
    const summary = canvas.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByLabelText(/^Email/)).toBeInvalid();
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('post', '/auth/login'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expect(
      await canvas.findByRole('button', { name: new RegExp(t(authenticationMessages).signingIn) }),
    ).toBeVisible();
  },
};

export const ServerFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expectToast(t(errorMessages).internal);
    await expect(
      canvas.getByRole('button', { name: t(authenticationMessages).google }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const GoogleOffered: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t(authenticationMessages).google });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(hostCalls.openDocument.mock.calls).toEqual([
      ['/auth/google?returnTo=%2Fmy-stories'],
    ]);
  },
};

export const GoogleNotOffered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(withCapabilities({ features: ['accountMail'] }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByText(t(authenticationMessages).googleReason);
    const button = canvas.getByRole('button', { name: t(authenticationMessages).google });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(t(authenticationMessages).googleReason);
  },
};

export const GoogleReturned: Story = {
  args: { hash: `#google=${fixtureGoogleCode}` },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(authenticationMessages).googleFinishing)).toBeVisible();
    await expectToast(t(authenticationMessages).signedIn);
    await expect(hostCalls.navigate.mock.calls).toEqual([['/dashboard', { replace: true }]]);
  },
};

export const GoogleFailed: Story = {
  args: { hash: '#google=used-code' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const title = t(authenticationMessages).googleFailed;
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t(errorMessages)['google-failed']);
    await expectPageTitle(title);
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).backToSignIn }),
    ).toHaveAttribute('href', '/login');
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  },
};
