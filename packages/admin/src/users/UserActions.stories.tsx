import { errorMessages } from '@dreamfork/api-client';
import { admin, fixtureUser } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { UsersPage } from './UsersPage.tsx';

const meta = {
  title: 'Admin/Users/Actions',
  component: UsersPage,
  parameters: {
    ...usage({
      when: 'What can be done with an account from its row: block, unblock, premium.',
      whenNot: 'It needs more than one decision.',
      instead: 'UserPage.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'The menu of a row is named after the person; dialogs name what happens.',
      do: 'Name the time for which premium is given.',
      dont: 'Block without asking.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { username: active } = fixtureUser('mark.shubin');

const answer = async (question: string, label: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: label }));
};

const rowOf = async (canvas: Canvas, name: string) => {
  const row = (await canvas.findByRole('rowheader', { name: new RegExp(name) })).closest('tr');
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
};

const blockQuestion = 'Вы уверены, что хотите заблокировать этого пользователя?';

export const Question: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await press(canvas, `Заблокировать: ${active}`);
    const dialog = within(await screen.findByRole('alertdialog', { name: blockQuestion }));
    await waitFor(() => expect(dialog.getByText(/сразу выйдет на всех устройствах/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Оставить как есть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const row = await rowOf(canvas, active);
    await expect(row.getByText('Активный')).toBeVisible();
  },
};

export const BlockedAndUnblocked: Story = {
  play: async ({ canvas }) => {
    await press(canvas, `Заблокировать: ${active}`);
    await answer(blockQuestion, 'Заблокировать');
    await expectToast('Пользователь заблокирован');
    const unblock = await canvas.findByRole('button', { name: `Разблокировать: ${active}` });
    await waitFor(() => expect(unblock).toHaveFocus());
    await expect((await rowOf(canvas, active)).getByText('Заблокирован')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await answer('Вы уверены, что хотите разблокировать этого пользователя?', 'Разблокировать');
    await expectToast('Пользователь разблокирован');
    await canvas.findByRole('button', { name: `Заблокировать: ${active}` });
  },
};

export const PremiumGrantedAndRevoked: Story = {
  play: async ({ canvas }) => {
    await press(canvas, `1г: премиум на 1 год, ${active}`);
    await answer('Вы уверены, что хотите предоставить премиум-доступ на 1 год?', 'Предоставить');
    await expectToast('Премиум-доступ предоставлен');
    const revoke = await canvas.findByRole('button', { name: `Отменить премиум: ${active}` });
    await waitFor(() => expect(revoke).toHaveFocus());
    await userEvent.click(revoke);
    await answer(
      'Вы уверены, что хотите отменить премиум-доступ для этого пользователя?',
      'Отменить премиум',
    );
    await expectToast('Премиум-доступ отменён');
    await canvas.findByRole('button', { name: `6м: премиум на 6 месяцев, ${active}` });
  },
};

export const HalfAYear: Story = {
  play: async ({ canvas }) => {
    await press(canvas, `6м: премиум на 6 месяцев, ${active}`);
    await answer(
      'Вы уверены, что хотите предоставить премиум-доступ на 6 месяцев?',
      'Предоставить',
    );
    await expectToast('Премиум-доступ предоставлен');
    await canvas.findByRole('button', { name: `Отменить премиум: ${active}` });
  },
};

/** The button shows that the act is under way. */
export const Pending: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(http.post('*/users/:id/block', () => new Promise<undefined>(() => {})));
    await press(canvas, `Заблокировать: ${active}`);
    await answer(blockQuestion, 'Заблокировать');
    const block = canvas.getByRole('button', { name: new RegExp(`Заблокировать: ${active}`) });
    await waitFor(() => expect(block).toHaveAttribute('data-pending', 'true'));
  },
};

/** Somebody else has deleted the account: the alert says so. */
export const Failed: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('rowheader');
    msw.use(
      http.post('*/users/:id/block', () =>
        HttpResponse.json(
          { success: false, code: 'user-not-found', message: errorMessages.ru['user-not-found'] },
          { status: 404 },
        ),
      ),
    );
    await press(canvas, `Заблокировать: ${active}`);
    await answer(blockQuestion, 'Заблокировать');
    await expectToast('Ошибка при блокировке пользователя');
    await expect(screen.getByText(/Такого пользователя больше нет/)).toBeVisible();
  },
};

/** Nobody acts on themselves. */
export const Oneself: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByPlaceholderText('Email или имя пользователя'),
      'admin@',
    );
    await press(canvas, 'Найти');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    const row = await rowOf(canvas, 'admin');
    await expect(row.getByText('Это вы')).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  ...BlockedAndUnblocked,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Dark: Story = {
  ...Question,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...Question,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await press(canvas, `Block: ${active}`);
    await answer('Are you sure you want to block this user?', 'Block');
    await expectToast('User blocked');
  },
};
