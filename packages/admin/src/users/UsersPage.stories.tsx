import { newestSearched } from '@dreamfork/api-client/contract';
import { admin, userListPages } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { UsersPage } from './UsersPage.tsx';

const meta = {
  title: 'Admin/Users',
  component: UsersPage,
  parameters: {
    ...usage({
      when: 'All accounts with search, filters and pages.',
      whenNot: 'One account is meant.',
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
    await expect(await canvas.findAllByText('Активный')).not.toHaveLength(0);
    await expect(await canvas.findByText('Система работает • Автообновление: 1 мин')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Пользователи' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The head of the page follows the tab. */
export const OtherTab: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Статистика историй' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Статистика историй' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Управление пользователями' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Управление пользователями' }),
    ).toBeVisible();
  },
};

export const Paging: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    const firstPage = emails(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Назад' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Вперёд' }));
    await canvas.findByText(/Страница 2 из/);
    await waitFor(() => expect(emails(canvasElement)).not.toHaveLength(0));
    await expect(emails(canvasElement)).not.toEqual(firstPage);
  },
};

export const Search: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    const everyone = emails(canvasElement);
    const search = canvas.getByPlaceholderText('Email или имя пользователя');
    await userEvent.type(search, 'boris');
    await expect(emails(canvasElement)).toEqual(everyone);
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await waitFor(() => expect(emails(canvasElement)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(emails(canvasElement)).toEqual(everyone));
    await expect(search).toHaveValue('');
  },
};

export const FilteredByRole: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: /Роль/ }));
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Admin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
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
    const notice = await canvas.findByText(/среди 10\s000 самых новых пользователей/);
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
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пользователи не найдены')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 60_000 })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Пользователи' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
    await expect(canvas.getByTestId('health')).toHaveTextContent('Проверяем систему');
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Не удалось загрузить пользователей');
    await waitFor(() =>
      expect(canvas.getByTestId('health')).toHaveTextContent('Система не отвечает'),
    );
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить пользователей')).toBeVisible();
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
  },
};

export const Dark: Story = {
  tags: ['!test'],
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
};

export const Creative: Story = {
  tags: ['!test'],
  globals: { theme: 'creative' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
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
