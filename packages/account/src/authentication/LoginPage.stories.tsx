import { anna, fixtureGoogleCode, fixturePassword, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { account, accountStory, expectPageTitle, hostCalls } from '../testing/accountStory.tsx';
import { pending, withCapabilities } from '../testing/serverStates.ts';
import { suspendedWorld } from '../testing/suspendedWorld.ts';
import { LoginPage } from './LoginPage.tsx';

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
  await userEvent.type(canvas.getByLabelText(/^Пароль/), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
}

export const Form: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Вход', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Вернитесь к своим историям.')).toBeVisible();
    await expectPageTitle('Вход');
    await expect(canvas.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
      'href',
      '/register?from=/my-stories',
    );
    await expect(canvas.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

/** Another page requires a login. */
export const LoginRequired: Story = {
  args: { cause: 'asked' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('После входа мы вернём вас туда, где вы были.')).toBeVisible();
  },
};

export const SessionEnded: Story = {
  args: { cause: 'ended' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Сессия закончилась/)).toBeVisible();
  },
};

/** An administrator has blocked the account. */
export const AccountBlocked: Story = {
  args: { cause: 'blocked' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ваша учётная запись заблокирована/)).toBeVisible();
  },
};

/** A moderator has suspended the account: the refusal says until when and why, and leads to the decision. */
export const Suspended: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: suspendedWorld })),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/приостановлена до 15\.01\.2027/);
    await expect(alert).toHaveTextContent(/Причина: Оскорбления после предупреждения/);
    await expect(canvas.getByRole('link', { name: 'Открыть решение' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/decision#token=.+/),
    );
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/обратитесь к администратору/);
    await expect(canvas.queryByRole('link', { name: 'Открыть решение' })).toBeNull();
  },
};

export const LoggedIn: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expectToast('Успешный вход в систему!');
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
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Запомнить меня' }));
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
    await expectToast('Неверный email или пароль');
    await expect(hostCalls.signIn).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(anna.email);
  },
};

export const EmptyFields: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    const summary = canvas.getByRole('group', { name: 'Проверьте эти поля' });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByLabelText(/^Email/)).toBeInvalid();
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('post', '/auth/login'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expect(await canvas.findByRole('button', { name: /Входим…/ })).toBeVisible();
  },
};

export const ServerFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await logIn(canvas, fixturePassword);
    await expectToast(/^На сервере произошла ошибка/);
    await expect(canvas.getByRole('button', { name: 'Войти через Google' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const GoogleOffered: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Войти через Google' });
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
    await canvas.findByText(/^На этом сервере вход через Google не настроен/);
    const button = canvas.getByRole('button', { name: 'Войти через Google' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/не настроен/);
  },
};

export const GoogleReturned: Story = {
  args: { hash: `#google=${fixtureGoogleCode}` },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Завершаем вход через Google…')).toBeVisible();
    await expectToast('Успешный вход в систему!');
    await expect(hostCalls.navigate.mock.calls).toEqual([['/dashboard', { replace: true }]]);
  },
};

export const GoogleFailed: Story = {
  args: { hash: '#google=used-code' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const title = 'Вход через Google не удался';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Попробуйте ещё раз/);
    await expectPageTitle(title);
    await expect(canvas.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute(
      'href',
      '/login',
    );
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
