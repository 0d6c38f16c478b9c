import { errorMessages } from '@dreamfork/api-client';
import { admin, anna, boris, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { UserPage } from './UserPage.tsx';

const meta = {
  title: 'Admin/User/Actions',
  component: UserPage,
  args: { userId: anna.id },
  parameters: {
    ...usage({
      when: 'Changing the role of a person, ending their sessions, or sending them a letter.',
      whenNot: 'Several accounts are meant.',
      instead: 'UsersPage.',
      keyboard: { Tab: 'Moves through fields and actions.', Escape: 'Closes the dialog.' },
      accessibility: 'Every deed asks by a dialog; what came of it is announced.',
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
  const question = 'Завершить все сессии пользователя?';
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: 'Завершить все' }));
};

const resetQuestion = 'Сбросить двухэтапный вход?';

/** Asked first: who asks for it must be the owner of the account. */
export const TwoFactorReset: Story = {
  beforeEach: ({ msw }) => {
    const secondFactor = {
      secret: 'JBSWY3DPEHPK3PXP',
      isOn: true,
      recoveryCodes: [],
      usedCodes: [],
    };
    const users = mockData.users.map((user) =>
      user.id === anna.id ? { ...user, secondFactor } : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, users } }));
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Сбросить двухэтапный вход');
    const dialog = within(await screen.findByRole('alertdialog', { name: resetQuestion }));
    await userEvent.click(dialog.getByRole('button', { name: 'Сбросить двухэтапный вход' }));
    await expectToast('Двухэтапный вход сброшен');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Сбросить двухэтапный вход' })).toBeNull(),
    );
    await expect(await canvas.findByText('Пользователь нигде не вошёл.')).toBeVisible();
  },
};

/** What was done stands in the history, with its values and reason. */
export const RoleChanged: Story = {
  args: { userId: boris.id },
  play: async ({ canvas }) => {
    await press(canvas, 'Изменить роль');
    const dialog = within(await screen.findByRole('dialog', { name: 'Изменить роль' }));
    const submit = dialog.getByRole('button', { name: 'Изменить роль' });
    await userEvent.click(submit);
    await expect(dialog.getByText('Такая роль уже назначена. Выберите другую.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Роль/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Moderator' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Разбирает жалобы');
    await userEvent.click(submit);
    await expectToast('Роль изменена');
    const history = await tableOf(canvas, 'История действий');
    await expect(await history.findByText('Роль: User → Moderator')).toBeVisible();
    await expect(history.getByText('Причина: Разбирает жалобы')).toBeVisible();
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
          { success: false, code: 'forbidden', message: errorMessages.ru.forbidden },
          { status: 403 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Изменить роль');
    const dialog = within(await screen.findByRole('dialog', { name: 'Изменить роль' }));
    await userEvent.click(dialog.getByRole('button', { name: /Роль/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Так надо');
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить роль' }));
    await expect(await dialog.findByText(errorMessages.ru.forbidden)).toBeVisible();
  },
};

export const SessionsEnded: Story = {
  play: async ({ canvas }) => {
    const sessions = await tableOf(canvas, 'Сессии');
    await press(canvas, 'Завершить сессию: Safari, iOS');
    await expectToast('Сессия завершена');
    await waitFor(() => expect(sessions.getAllByRole('rowheader')).toHaveLength(1));
    await press(canvas, 'Завершить все');
    await confirmEndOfSessions();
    await expectToast('Все сессии завершены');
    await expect(await canvas.findByText('Пользователь нигде не вошёл.')).toBeVisible();
    const history = await tableOf(canvas, 'История действий');
    await expect(await history.findByText('Сессий: 1 → 0')).toBeVisible();
  },
};

export const LettersSent: Story = {
  args: { userId: boris.id },
  play: async ({ canvas }) => {
    await press(canvas, 'Отправить подтверждение');
    await expectToast('Письмо с подтверждением отправлено');
    await press(canvas, 'Отправить ссылку для нового пароля');
    await expectToast('Ссылка для нового пароля отправлена');
    const history = await tableOf(canvas, 'История действий');
    await expect(
      await history.findByText('Отправлено письмо с подтверждением email'),
    ).toBeVisible();
  },
};

export const LetterRefused: Story = {
  args: { userId: boris.id },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/users/:id/confirmation', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'email-confirmed',
            message: errorMessages.ru['email-confirmed'],
          },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'Отправить подтверждение');
    await expectToast('Письмо не отправлено');
    await waitFor(() =>
      expect(screen.getByText(errorMessages.ru['email-confirmed'])).toBeVisible(),
    );
  },
};
