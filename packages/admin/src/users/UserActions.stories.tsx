import { errorMessages } from '@dreamfork/api-client';
import { admin, fixtureUser } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../testing/storyActions.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { userMessages } from './messages.ts';
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

const blockQuestion = () => t(userMessages).acts.block.question;

export const Question: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await press(canvas, t(userMessages).blockOf(active));
    const dialog = within(await screen.findByRole('alertdialog', { name: blockQuestion() }));
    await waitFor(() =>
      expect(
        dialog.getByText(
          t({ ru: /сразу выйдет на всех устройствах/, en: /signed out everywhere immediately/ }),
        ),
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: t(userMessages).keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const row = await rowOf(canvas, active);
    await expect(row.getByText(t(userMessages).statuses.Active)).toBeVisible();
  },
};

export const BlockedAndUnblocked: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(userMessages).blockOf(active));
    await answer(blockQuestion(), t(userMessages).block);
    await expectToast(t(userMessages).acts.block.done);
    const unblock = await canvas.findByRole('button', { name: t(userMessages).unblockOf(active) });
    await waitFor(() => expect(unblock).toHaveFocus());
    await expect(
      (await rowOf(canvas, active)).getByText(t(userMessages).statuses.Suspended),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await answer(t(userMessages).acts.unblock.question, t(userMessages).unblock);
    await expectToast(t(userMessages).acts.unblock.done);
    await canvas.findByRole('button', { name: t(userMessages).blockOf(active) });
  },
};

export const PremiumGrantedAndRevoked: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(userMessages).yearOf(active));
    await answer(t(userMessages).acts.year.question, t(userMessages).acts.halfYear.confirm);
    await expectToast(t(userMessages).acts.halfYear.done);
    const revoke = await canvas.findByRole('button', { name: t(userMessages).revokeOf(active) });
    await waitFor(() => expect(revoke).toHaveFocus());
    await userEvent.click(revoke);
    await answer(t(userMessages).acts.revoke.question, t(userMessages).revoke);
    await expectToast(t(userMessages).acts.revoke.done);
    await canvas.findByRole('button', { name: t(userMessages).halfYearOf(active) });
  },
};

export const HalfAYear: Story = {
  play: async ({ canvas }) => {
    await press(canvas, t(userMessages).halfYearOf(active));
    await answer(t(userMessages).acts.halfYear.question, t(userMessages).acts.halfYear.confirm);
    await expectToast(t(userMessages).acts.halfYear.done);
    await canvas.findByRole('button', { name: t(userMessages).revokeOf(active) });
  },
};

/** The button shows that the act is under way. */
export const Pending: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(http.post('*/users/:id/block', () => new Promise<undefined>(() => {})));
    await press(canvas, t(userMessages).blockOf(active));
    await answer(blockQuestion(), t(userMessages).block);
    const block = canvas.getByRole('button', { name: new RegExp(t(userMessages).blockOf(active)) });
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
          { success: false, code: 'user-not-found', message: t(errorMessages)['user-not-found'] },
          { status: 404 },
        ),
      ),
    );
    await press(canvas, t(userMessages).blockOf(active));
    await answer(blockQuestion(), t(userMessages).block);
    await expectToast(t(userMessages).acts.block.failed);
    await expect(screen.getByText(t(errorMessages)['user-not-found'])).toBeVisible();
  },
};

/** Nobody acts on themselves. */
export const Oneself: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByPlaceholderText(t(userMessages).searchPlaceholder),
      'admin@',
    );
    await press(canvas, t(userMessages).find);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    const row = await rowOf(canvas, 'admin');
    await expect(row.getByText(t(userMessages).self)).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  ...BlockedAndUnblocked,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await press(canvas, `Block: ${active}`);
    await answer('Are you sure you want to block this user?', 'Block');
    await expectToast('User blocked');
  },
};
