import { errorMessages } from '@dreamfork/api-client';
import { anna, boris } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { account, accountStory, expectPageTitle } from '../testing/accountStory.tsx';
import { pending, withCapabilities } from '../testing/serverStates.ts';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { profileMessages } from './messages.ts';
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
    const identity = await canvas.findByRole('region', { name: t(profileMessages).identity });
    await expectPageTitle(t(profileMessages).title);
    await expect(within(identity).getByText(anna.email)).toBeVisible();
    await expect(within(identity).getByText(t(profileMessages).confirmed)).toBeVisible();
    await expect(sections(canvas)).toEqual([
      t(profileMessages).identity,
      t(profileMessages).names,
      t(profileMessages).emailTitle,
      t(profileMessages).preferences,
      t(profileMessages).passwordTitle,
      t(twoFactorMessages).title,
      t(profileMessages).sessions,
      t(profileMessages).data,
    ]);
    const links = within(canvas.getByRole('list', { name: t(profileMessages).sections }));
    await expect(
      links.getByRole('link', { name: t(profileMessages).passwordTitle }),
    ).toHaveAttribute('href', '#password');
    await canvas.findByRole('list', { name: t(profileMessages).sessions });
  },
};

export const Unconfirmed: Story = {
  parameters: account({ user: boris }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(profileMessages).unconfirmed)).toBeVisible();
    await canvas.findByRole('list', { name: t(profileMessages).sessions });
  },
};

/** A server without optional features shows facts, theme and language. */
export const WithoutFeatures: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ features: [] }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: t(profileMessages).identity });
    await expect(sections(canvas)).toEqual([
      t(profileMessages).identity,
      t(profileMessages).preferences,
    ]);
    await expect(canvas.getByText(t(profileMessages).preferencesLocalText)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(pending('get', '/api/users/profile'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: t(profileMessages).loading });
  },
};

/** The stored session is being verified: nothing is requested yet. */
export const CheckingSession: Story = {
  parameters: account({ isChecking: true }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: t(profileMessages).loading });
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(profileMessages).error)).toBeVisible();
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
    await expect(
      await canvas.findByRole('region', { name: t(profileMessages).identity }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(profileMessages).error)).toBeVisible();
    await expect(canvas.getByText(t(errorMessages).forbidden)).toBeVisible();
  },
};

/** The session has ended while the page was open. */
export const SessionEnded: Story = {
  parameters: account({ user: null }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(profileMessages).signInRequired)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(profileMessages).signIn })).toHaveAttribute(
      'href',
      '/login?from=/profile',
    );
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: t(profileMessages).sessions });
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(canvas.getByRole('radio', { name: t(profileMessages).themes.dark })).toBeChecked();
  },
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
