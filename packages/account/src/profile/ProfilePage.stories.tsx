import { anna, boris } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { account, accountStory, expectPageTitle } from '../testing/accountStory.tsx';
import { pending, withCapabilities } from '../testing/serverStates.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Account/Profile',
  component: ProfilePage,
  ...accountStory,
  decorators: [inPage, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'All that a person can see and change of the own account, in sections.',
      whenNot: 'A part of it belongs on another page: sections are exported one by one.',
      instead: '`NamesSection`, `SessionsSection` and the others.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility:
        'One `h1`, a heading for each section; what the server does not offer is left out.',
      do: 'Let the capabilities of the server decide what is shown.',
      dont: 'Hide a section that has failed: it says so and tries again.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sections = (canvas: Canvas) =>
  canvas.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const identity = await canvas.findByRole('region', { name: 'Кто вы' });
    await expectPageTitle('Профиль пользователя');
    await expect(within(identity).getByText(anna.email)).toBeVisible();
    await expect(within(identity).getByText('Подтвержден')).toBeVisible();
    await expect(sections(canvas)).toEqual([
      'Кто вы',
      'Имена',
      'Смена email',
      'Настройки',
      'Смена пароля',
      'Двухэтапный вход',
      'Где вы вошли',
      'Ваши данные',
    ]);
    const links = within(canvas.getByRole('list', { name: 'Разделы профиля' }));
    await expect(links.getByRole('link', { name: 'Смена пароля' })).toHaveAttribute(
      'href',
      '#password',
    );
    await canvas.findByRole('list', { name: 'Где вы вошли' });
  },
};

export const Unconfirmed: Story = {
  parameters: account({ user: boris }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не подтвержден')).toBeVisible();
    await canvas.findByRole('list', { name: 'Где вы вошли' });
  },
};

/** A server without optional features shows facts, theme and language. */
export const WithoutFeatures: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ features: [] }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Кто вы' });
    await expect(sections(canvas)).toEqual(['Кто вы', 'Настройки']);
    await expect(canvas.getByText('Действуют сразу, в этом браузере.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(pending('get', '/api/users/profile'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Профиль загружается' });
  },
};

/** The stored session is being verified: nothing is requested yet. */
export const CheckingSession: Story = {
  parameters: account({ isChecking: true }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Профиль загружается' });
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Ошибка загрузки профиля')).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findByRole('region', { name: 'Кто вы' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ошибка загрузки профиля')).toBeVisible();
    await expect(canvas.getByText('Недостаточно прав для этого действия.')).toBeVisible();
  },
};

/** The session has ended while the page was open. */
export const SessionEnded: Story = {
  parameters: account({ user: null }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Необходима авторизация')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/login?from=/profile',
    );
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Где вы вошли' });
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(canvas.getByRole('radio', { name: 'Тёмная' })).toBeChecked();
  },
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
    await canvas.findByRole('region', { name: 'Your data' });
    await expect(canvas.getByRole('heading', { name: 'User profile', level: 1 })).toBeVisible();
    await canvas.findAllByRole('listitem');
  },
};
