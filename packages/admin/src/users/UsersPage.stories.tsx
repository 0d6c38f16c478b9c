import { newestSearched } from '@dreamfork/api-client/contract';
import { admin, userListPages } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { layoutMessages } from '../layout/messages.ts';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { userMessages } from './messages.ts';
import { UsersPage } from './UsersPage.tsx';

const meta = {
  title: 'Admin/Users',
  component: UsersPage,
  parameters: {
    ...usage({
      when: 'All accounts with search, filters and pages.',
      whenNot: 'You work on one account.',
      instead: 'UserPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'A table whose rows become cards on a phone; the number found is announced.',
      do: 'Filter before turning pages.',
      dont: 'Search with each letter.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: In browse mode, T goes to “table with 1 row 6 columns; User, column header” while it loads; “Page 1 of 4” is spoken as the rows come; Down: “row header; platon.shubin, link”. “Checking the system • Auto-refresh: 1 min” comes in between.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: saveStoryTheme,
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const emails = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(t(userMessages).statuses.Active)).not.toHaveLength(0);
    await expect(await canvas.findByText(t(layoutMessages).working)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(userMessages).list })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The head of the page follows the tab. */
export const OtherTab: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: t(layoutMessages).tabs.stories }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t(layoutMessages).tabs.stories }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t(layoutMessages).tabs.users }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t(layoutMessages).tabs.users }),
    ).toBeVisible();
  },
};

export const Paging: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    const firstPage = emails(canvasElement);
    await expect(
      canvas.getByRole('button', { name: t({ ru: 'Назад', en: 'Back' }) }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) }));
    await canvas.findByText(t({ ru: /Страница 2 из/, en: /Page 2 of/ }));
    // The page before stays until the next has arrived.
    await waitFor(() => expect(emails(canvasElement)).not.toEqual(firstPage));
    await waitFor(() => expect(emails(canvasElement)).not.toHaveLength(0));
  },
};

export const Search: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    const everyone = emails(canvasElement);
    const search = canvas.getByPlaceholderText(t(userMessages).searchPlaceholder);
    await userEvent.type(search, 'boris');
    await expect(emails(canvasElement)).toEqual(everyone);
    await userEvent.click(canvas.getByRole('button', { name: t(userMessages).find }));
    await waitFor(() => expect(emails(canvasElement)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: t(userMessages).reset }));
    await waitFor(() => expect(emails(canvasElement)).toEqual(everyone));
    await expect(search).toHaveValue('');
  },
};

export const FilteredByRole: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t(userMessages).role) }));
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Admin' }));
    await userEvent.click(canvas.getByRole('button', { name: t(userMessages).find }));
    await waitFor(() => expect(emails(canvasElement)).toHaveLength(1));
    await expect(emails(canvasElement)[0]).toContain(admin.email);
  },
};

/** The term is found too often, or too short, to be looked up among all users. */
export const FoundTooOften: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/users', () =>
        HttpResponse.json({ ...userListPages[0], searchedNewest: newestSearched }),
      ),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      t({
        ru: /среди 10\s000 самых новых пользователей/,
        en: /among the 10,000 newest users/,
      }),
    );
    await expect(notice).toBeVisible();
  },
};

const longAddress = 'antonina.vsevolodovna@stories.example.org';

/** An address that is too long for its line breaks before its sign. */
export const LongAddress: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/users', () => {
        const [first] = userListPages;
        const users = first?.users.map((user) => ({ ...user, email: longAddress })).slice(0, 1);
        return HttpResponse.json({ ...first, users });
      }),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    const address = await canvas.findByText(longAddress);
    const host = document.createRange();
    host.selectNodeContents(address.lastChild ?? address);
    await expect(host.getClientRects()).toHaveLength(1);
  },
};

export const NobodyFound: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/users', () => HttpResponse.json({ users: [], total: 0, totalPages: 0 })),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(userMessages).empty)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 60_000 })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: t(userMessages).list });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
    await expect(canvas.getByTestId('health')).toHaveTextContent(t(layoutMessages).checking);
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await canvas.findByText(t(userMessages).error);
    await waitFor(() =>
      expect(canvas.getByTestId('health')).toHaveTextContent(t(layoutMessages).unreachable),
    );
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(userMessages).error)).toBeVisible();
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'User management', level: 1 }),
    ).toBeVisible();
  },
};
