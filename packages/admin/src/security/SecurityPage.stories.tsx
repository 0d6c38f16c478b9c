import type { AuditEntry, SignInFailure } from '@dreamfork/api-client';
import { admin, boris, mockData, moderator } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moderationMessages } from '../moderation/messages.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { securityMessages } from './messages.ts';
import { SecurityPage } from './SecurityPage.tsx';

const entry = (number: number, facts: Partial<AuditEntry>): AuditEntry => ({
  id: `entry-${number}`,
  action: 'user-block',
  createdAt: new Date(Date.UTC(2026, 9, 1, 9, number)).toISOString(),
  actor: { id: admin.id, name: admin.username },
  address: '203.0.113.7',
  target: { kind: 'user', id: boris.id, name: boris.username },
  reason: null,
  before: { status: 'Active' },
  after: { status: 'Suspended' },
  ...facts,
});

const unpublished = entry(30, {
  action: 'story-unpublish',
  actor: { id: moderator.id, name: moderator.username },
  target: { kind: 'story', id: 'story', name: 'Снег идёт вверх' },
  reason: 'Чужой текст',
  before: { isPublic: true },
  after: { isPublic: false },
});
const failure = (number: number, facts: Partial<SignInFailure>): SignInFailure => ({
  id: `failure-${number}`,
  createdAt: new Date(Date.UTC(2026, 9, 1, 10, number)).toISOString(),
  reason: 'unknown-account',
  user: null,
  address: '203.0.113.9',
  ...facts,
});

const signInFailures = [
  ...Array.from({ length: 25 }, (_, index) => failure(index, {})),
  failure(30, {
    reason: 'wrong-password',
    user: { id: boris.id, username: boris.username, email: boris.email },
  }),
  failure(31, { reason: 'google-refused' }),
];

const exported = entry(31, {
  action: 'users-export',
  target: null,
  after: { filters: 'searchTerm=anna&status=Suspended&isPremium=false' },
});
const exportedDays = entry(32, {
  action: 'activity-export',
  target: null,
  after: { filters: 'startDate=2026-02-28&endDate=2026-03-01' },
});

const entries = [
  ...Array.from({ length: 25 }, (_, index) => entry(index, {})),
  unpublished,
  exported,
  exportedDays,
];

const meta = {
  title: 'Admin/Security',
  component: SecurityPage,
  parameters: {
    ...usage({
      when: 'The audit log, failed sign-ins and locked accounts.',
      whenNot: 'You look into the account of one person.',
      instead: 'UserPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Tables with labelled filters; times are read in full.',
      do: 'Search by the name or the address.',
      dont: 'Unlock without looking at the failures.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok', { database: { ...mockData, audit: entries, signInFailures } }));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('rowheader', {
      name: t(securityMessages).actions['story-unpublish'],
    });
    const row = within(header.closest('tr') ?? header);
    await expect(row.getByText(t(moderationMessages).storyTitle('Снег идёт вверх'))).toBeVisible();
    await expect(
      row.getByText(t({ ru: 'Публичная: да → нет', en: 'Public: yes → no' })),
    ).toBeVisible();
    await expect(row.getByText(t(securityMessages).reason('Чужой текст'))).toBeVisible();
    await expect(row.getByText('203.0.113.7')).toBeVisible();
    await expect(
      canvas.getByText(
        t({
          ru: 'Фильтры: поиск «anna», статус «Заблокирован», без премиума',
          en: 'Filters: search “anna”, status “Suspended”, without premium',
        }),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        t({
          ru: 'Фильтры: с 28.02.2026, по 01.03.2026',
          en: 'Filters: from 28/02/2026, to 01/03/2026',
        }),
      ),
    ).toBeVisible();
    await expect(
      canvas.getAllByText(
        t({ ru: 'Статус: Активный → Заблокирован', en: 'Status: Active → Suspended' }),
      ),
    ).not.toHaveLength(0);
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByPlaceholderText(t(securityMessages).searchPlaceholder),
      'снег',
    );
    await userEvent.click(canvas.getByRole('button', { name: t(securityMessages).find }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

/** Days of one's own: the first and the last are part of the period. */
export const OwnDates: Story = {
  play: async ({ canvas }) => {
    const show = async (digits: string) => {
      const dates = within(canvas.getByRole('group', { name: t(securityMessages).dates }));
      await userEvent.click(dates.getAllByRole('spinbutton')[0] as HTMLElement);
      await userEvent.keyboard(digits);
      await userEvent.click(canvas.getByRole('button', { name: t(securityMessages).find }));
    };
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t(securityMessages).period}`) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(securityMessages).periods.dates }),
    );
    await show('0110202601102026');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).not.toHaveLength(0));
    await show('0210202603102026');
    await expect(await canvas.findByText(t(securityMessages).notFound)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(securityMessages).empty)).toBeVisible();
    await expect(canvas.getByText(t(securityMessages).emptyText)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 60_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: t(securityMessages).list }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(securityMessages).error)).toBeVisible();
  },
};

const open =
  (tab: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('tab', { name: tab }));

/** Attempts with a wrong password or code, or of a blocked account. What was typed is not shown. */
export const Failures: Story = {
  async play(context) {
    const { canvas } = context;
    await open(t(securityMessages).tabs.failures)(context);
    const header = await canvas.findByRole('rowheader', {
      name: t(securityMessages).failures.reasons['wrong-password'],
    });
    const row = within(header.closest('tr') ?? header);
    await expect(row.getByText(`${boris.username}, ${boris.email}`)).toBeVisible();
    await expect(row.getByText('203.0.113.9')).toBeVisible();
    await expect(
      canvas.getByRole('rowheader', {
        name: t(securityMessages).failures.reasons['google-refused'],
      }),
    ).toBeVisible();
  },
};

export const FailuresFound: Story = {
  async play(context) {
    const { canvas } = context;
    await open(t(securityMessages).tabs.failures)(context);
    await userEvent.type(
      await canvas.findByPlaceholderText(t(securityMessages).failures.searchPlaceholder),
      'boris',
    );
    await userEvent.click(canvas.getByRole('button', { name: t(securityMessages).find }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.type(
      canvas.getByPlaceholderText(t(securityMessages).failures.searchPlaceholder),
      ' никто',
    );
    await userEvent.click(canvas.getByRole('button', { name: t(securityMessages).find }));
    await expect(await canvas.findByText(t(securityMessages).notFound)).toBeVisible();
    await expect(canvas.getByText(t(securityMessages).notFoundText)).toBeVisible();
  },
};

export const NoFailures: Story = {
  beforeEach: Empty.beforeEach,
  async play(context) {
    await open(t(securityMessages).tabs.failures)(context);
    await expect(await context.canvas.findByText(t(securityMessages).failures.empty)).toBeVisible();
  },
};

export const FailuresFailing: Story = {
  beforeEach: Failing.beforeEach,
  async play(context) {
    await open(t(securityMessages).tabs.failures)(context);
    const { canvas } = context;
    await expect(await canvas.findByText(t(securityMessages).failures.error)).toBeVisible();
  },
};

/** Addresses with too many attempts. An administrator allows them to sign in before the lock ends. */
export const Locks: Story = {
  async play(context) {
    const { canvas } = context;
    await open(t(securityMessages).tabs.locks)(context);
    const header = await canvas.findByRole('rowheader', { name: '203.0.113.9' });
    const row = within(header.closest('tr') ?? header);
    await expect(row.getByText(t(securityMessages).locks.scopes.account)).toBeVisible();
    await expect(row.getByText(/2099/)).toBeVisible();
    await userEvent.click(
      row.getByRole('button', { name: t(securityMessages).locks.unlockOf('203.0.113.9') }),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: '203.0.113.9' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('rowheader', { name: '2001:db8:1:2::' })).toBeVisible();
  },
};

/** Several addresses are opened at once. */
export const LocksSelected: Story = {
  async play(context) {
    const { canvas } = context;
    await open(t(securityMessages).tabs.locks)(context);
    await canvas.findByRole('rowheader', { name: '203.0.113.9' });
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t({ ru: 'Выбрать все', en: 'Select all' }) }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t(securityMessages).locks.unlockSelected }),
    );
    await expect(await canvas.findByText(t(securityMessages).locks.empty)).toBeVisible();
  },
};

export const NoLocks: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  async play(context) {
    await open(t(securityMessages).tabs.locks)(context);
    await expect(await context.canvas.findByText(t(securityMessages).locks.empty)).toBeVisible();
  },
};

export const LocksLoading: Story = {
  beforeEach: Loading.beforeEach,
  async play(context) {
    await open(t(securityMessages).tabs.locks)(context);
    const table = context.canvas.getByRole('table', { name: t(securityMessages).tabs.locks });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

export const LocksFailing: Story = {
  beforeEach: Failing.beforeEach,
  async play(context) {
    await open(t(securityMessages).tabs.locks)(context);
    const { canvas } = context;
    await expect(await canvas.findByText(t(securityMessages).locks.error)).toBeVisible();
  },
};

export const LocksInEnglish: Story = {
  globals: { locale: 'en' },
  async play(context) {
    await open('Locked addresses')(context);
    await expect(await context.canvas.findByText('Sign-in to one account')).toBeVisible();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Story taken down' })).toBeVisible();
  },
};
