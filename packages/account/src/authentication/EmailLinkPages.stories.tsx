import { errorMessages } from '@dreamfork/api-client';
import { anna, boris, fixtureLinkToken, fixturePassword } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { account, accountStory, expectPageTitle, hostCalls } from '../testing/accountStory.tsx';
import { pending } from '../testing/serverStates.ts';
import { suspendedUser, suspendedWorld } from '../testing/suspendedWorld.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { authenticationMessages } from './messages.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const meta = {
  title: 'Account/Emailed links',
  component: ResetPasswordPage,
  args: { hash: `#token=${fixtureLinkToken(anna, 'password')}` },
  ...accountStory,
  parameters: {
    ...accountStory.parameters,
    ...usage({
      when: 'The pages that emailed links open: a new password, a confirmed address.',
      whenNot: 'The person is signed in and changes the password.',
      instead: 'ProfilePage with PasswordSection.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility:
        'One `h1`; an expired or incomplete link is told as text with the way to a new one.',
      do: 'Pass `hash` as it stands in the address: the token is in it.',
      dont: 'Put the token into a query, where servers log it.',
    }),
  },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function setPassword(canvas: Canvas, password: string, confirmation = password) {
  await userEvent.type(
    canvas.getByLabelText(new RegExp(`^${t(authenticationMessages).newPassword}`)),
    password,
  );
  await userEvent.type(
    canvas.getByLabelText(new RegExp(`^${t(authenticationMessages).confirmPassword}`)),
    confirmation,
  );
  await userEvent.click(
    canvas.getByRole('button', { name: t(authenticationMessages).savePassword }),
  );
}

export const PasswordReset: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).resetTitle }),
    ).toBeVisible();
    await setPassword(canvas, 'Drugoy2026');
    await expectToast(t(authenticationMessages).passwordReset);
    await expect(hostCalls.signIn.mock.lastCall).toMatchObject([
      { user: { id: anna.id }, isRemembered: false },
      { returnTo: '/dashboard' },
    ]);
    await expect(hostCalls.navigate.mock.calls).toEqual([['/dashboard', { replace: true }]]);
  },
};

export const ResetWithInvalidPassword: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await setPassword(canvas, 'drugoy', fixturePassword);
    const summary = canvas.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(summary).toHaveTextContent(t(authenticationMessages).passwordWeak);
    await expect(summary).toHaveTextContent(t(authenticationMessages).passwordsDiffer);
  },
};

/** A moderator has suspended the account: the page says until when and why, and leads to the decision. */
export const ResetWhileSuspended: Story = {
  args: { hash: `#token=${fixtureLinkToken(suspendedUser, 'password')}` },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: suspendedWorld })),
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Drugoy2026');
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
    await expect(hostCalls.signIn).not.toHaveBeenCalled();
  },
};

export const ResetPending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(pending('post', '/auth/password/reset'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Drugoy2026');
    const button = canvas.getByRole('button', {
      name: new RegExp(t(authenticationMessages).savePassword),
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ResetLinkExpired: Story = {
  args: { hash: '#token=used' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Drugoy2026');
    const title = t(authenticationMessages).linkExpired;
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expectPageTitle(title);
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).requestEmail }),
    ).toHaveAttribute('href', '/forgot-password');
  },
};

export const ResetLinkIncomplete: Story = {
  args: { hash: '' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).linkIncomplete }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const ResetServerFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await setPassword(canvas, 'Drugoy2026');
    await expectToast(t(errorMessages).internal);
    await expect(hostCalls.signIn).not.toHaveBeenCalled();
  },
};

export const ResetInEnglish: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New password' })).toBeVisible();
  },
};

const confirmation = {
  args: { hash: `#token=${fixtureLinkToken(boris, 'confirmation')}` },
  render: (args) => <ConfirmEmailPage {...args} />,
} satisfies Partial<Story>;

export const EmailConfirmed: Story = {
  ...confirmation,
  tags: ['screen'],
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).confirmed }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(boris.email);
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).signIn }),
    ).toHaveAttribute('href', '/login');
  },
};

export const EmailConfirmedInEnglish: Story = {
  ...confirmation,
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const EmailConfirmedWhileSignedIn: Story = {
  ...confirmation,
  parameters: account({ user: boris }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: t(authenticationMessages).toDashboard });
    await expect(link).toHaveAttribute('href', '/dashboard');
  },
};

export const ConfirmationPending: Story = {
  ...confirmation,
  beforeEach: ({ msw }) => msw.use(pending('post', '/auth/email/confirm'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).confirmTitle }),
    ).toBeVisible();
    await expect(canvas.getByText(t(authenticationMessages).confirming)).toBeVisible();
  },
};

export const ConfirmationExpired: Story = {
  ...confirmation,
  args: { hash: '#token=used' },
  parameters: account({ user: boris }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).confirmFailed }),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t(errorMessages)['link-expired']);
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).toProfile }),
    ).toHaveAttribute('href', '/profile');
  },
};

export const ConfirmationIncomplete: Story = {
  ...confirmation,
  args: { hash: '#token=' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).linkIncomplete }),
    ).toBeVisible();
  },
};

export const ConfirmationInEnglish: Story = {
  ...confirmation,
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  },
};
