import {
  anna,
  boris,
  type FixtureUser,
  fixturePassword,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { account, accountStory, hostCalls } from '../testing/accountStory.tsx';
import { pending, refusing, withCapabilities } from '../testing/serverStates.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Account/Profile forms',
  component: ProfilePage,
  ...accountStory,
  parameters: {
    ...usage({
      when: 'The forms of the profile: names, address, password, preferences; each is saved by itself.',
      whenNot: 'Everything would be saved at once.',
      instead: 'FormSection of `ui` for a form of your own.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility: 'Errors stand at their fields; success is told by a toast.',
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
    const names = await section(canvas, 'Имена');
    await replace(names.getByLabelText(/^Имя пользователя/), 'anna.new');
    await replace(names.getByLabelText(/^Отображаемое имя/), 'Анна Южная');
    await userEvent.click(names.getByRole('button', { name: 'Сохранить' }));
    await expectToast('Профиль успешно обновлен!');
    await expect(names.getByLabelText(/^Имя пользователя/)).toHaveValue('anna.new');
    await expect(names.getByLabelText(/^Отображаемое имя/)).toHaveValue('Анна Южная');
  },
};

export const UsernameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const names = await section(canvas, 'Имена');
    const field = names.getByLabelText(/^Имя пользователя/);
    await replace(field, boris.username);
    await userEvent.click(names.getByRole('button', { name: 'Сохранить' }));
    await expectToast('Ошибка сохранения профиля');
    await expect(names.getByText(/^Это имя пользователя уже занято/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const NamesPending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('put', '/api/users/profile'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const names = await section(canvas, 'Имена');
    await userEvent.click(names.getByRole('button', { name: 'Сохранить' }));
    const button = names.getByRole('button', { name: /Сохранить/ });
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
  },
};

export const EmailChangeRequested: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const email = await section(canvas, 'Смена email');
    await userEvent.type(email.getByLabelText(/^Новый email/), 'anna.new@example.org');
    await userEvent.type(email.getByLabelText(/^Текущий пароль/), fixturePassword);
    await userEvent.click(email.getByRole('button', { name: 'Сменить email' }));
    await expectToast('Письмо отправлено на anna.new@example.org');
    await expect(screen.getByText(/действует прежний адрес/)).toHaveTextContent(anna.email);
    await expect(screen.queryByText(/успешно обновлен/)).toBeNull();
    await expect(await email.findByText(/^Ждёт подтверждения: anna.new/)).toBeVisible();
    await expect(email.getByLabelText(/^Новый email/)).toHaveValue('');
  },
};

export const EmailChangeNotSent: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ mail: false }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const email = await section(canvas, 'Смена email');
    await expect(email.getByText(/Этот сервер не отправляет писем/)).toBeVisible();
    await userEvent.type(email.getByLabelText(/^Новый email/), 'anna.new@example.org');
    await userEvent.type(email.getByLabelText(/^Текущий пароль/), fixturePassword);
    await userEvent.click(email.getByRole('button', { name: 'Сменить email' }));
    await expectToast('Письмо для anna.new@example.org ждёт на сервере');
    await expect(await email.findByText(/Попросите ссылку у того/)).toBeVisible();
  },
};

export const EmailChangeWrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const email = await section(canvas, 'Смена email');
    await userEvent.click(email.getByRole('button', { name: 'Сменить email' }));
    await expect(email.getByRole('group', { name: 'Проверьте эти поля' })).toHaveFocus();
    await userEvent.type(email.getByLabelText(/^Новый email/), 'anna.new@example.org');
    await userEvent.type(email.getByLabelText(/^Текущий пароль/), 'Neverno1');
    await userEvent.click(email.getByRole('button', { name: 'Сменить email' }));
    await expect(await email.findByText(/^Пароль неверный/)).toBeVisible();
    await expect(email.getByLabelText(/^Текущий пароль/)).toHaveFocus();
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
    const email = await section(canvas, 'Смена email');
    await expect(email.queryByLabelText(/^Текущий пароль/)).toBeNull();
    await userEvent.type(email.getByLabelText(/^Новый email/), 'anna.new@example.org');
    await userEvent.click(email.getByRole('button', { name: 'Сменить email' }));
    await userEvent.click(await email.findByRole('button', { name: 'Войти через Google' }));
    await expect(hostCalls.openDocument.mock.calls).toEqual([['/auth/google?returnTo=%2Fprofile']]);
  },
};

async function changePassword(canvas: Canvas, current: string, next: string, repeated = next) {
  const password = await section(canvas, 'Смена пароля');
  await replace(password.getByLabelText(/^Текущий пароль/), current);
  await replace(password.getByLabelText(/^Новый пароль/), next);
  await replace(password.getByLabelText(/^Подтвердите новый пароль/), repeated);
  await userEvent.click(password.getByRole('button', { name: 'Сменить пароль' }));
  return password;
}

export const PasswordChanged: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const password = await changePassword(canvas, fixturePassword, 'Drugoy2026');
    await expectToast('На других устройствах вы вышли.');
    await expect(password.getByLabelText(/^Текущий пароль/)).toHaveValue('');
    const sessions = await canvas.findByRole('list', { name: 'Где вы вошли' });
    await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const PasswordInvalid: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const password = await changePassword(canvas, fixturePassword, 'Ab1', 'Ab2');
    const messages = password.getByRole('group', { name: 'Проверьте эти поля' });
    await expect(messages).toHaveTextContent('Пароль должен содержать минимум 6 символов');
    await expect(messages).toHaveTextContent('Новые пароли не совпадают');
    await changePassword(canvas, 'Neverno1', 'Drugoy2026');
    await expect(await password.findByText(/^Пароль неверный/)).toBeVisible();
  },
};

export const FirstPassword: Story = {
  parameters: account({ user: googleUser }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: databaseWith(googleUser) })),
  play: async ({ canvas }) => {
    const password = await section(canvas, 'Пароль');
    await expect(password.queryByLabelText(/^Текущий пароль/)).toBeNull();
    await userEvent.type(password.getByLabelText(/^Новый пароль/), 'Drugoy2026');
    await userEvent.type(password.getByLabelText(/^Подтвердите новый пароль/), 'Drugoy2026');
    await userEvent.click(password.getByRole('button', { name: 'Задать пароль' }));
    await expect(await canvas.findByRole('region', { name: 'Смена пароля' })).toBeVisible();
  },
};

export const ServerFailing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('post', '/auth/password/change', 'internal'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await changePassword(canvas, fixturePassword, 'Drugoy2026');
    await expectToast('Ошибка сохранения профиля');
    await expect(screen.getByText(/^На сервере произошла ошибка/)).toBeVisible();
  },
};

/** Theme and language change at once; notifications are saved to the account. */
export const Preferences: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const preferences = await section(canvas, 'Настройки');
    await userEvent.click(preferences.getByRole('radio', { name: 'Тёмная' }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(preferences.getByRole('radio', { name: 'Светлая' }));
    const notifications = preferences.getByRole('switch', { name: 'Уведомления' });
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
    const preferences = await section(canvas, 'Настройки');
    const notifications = preferences.getByRole('switch', { name: 'Уведомления' });
    await userEvent.click(notifications);
    await expectToast('Ошибка сохранения профиля');
    await waitFor(() => expect(notifications).toBeChecked());
  },
};
