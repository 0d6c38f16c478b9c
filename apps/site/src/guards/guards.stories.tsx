import type { Session } from '@dreamfork/account/session';
import {
  admin,
  anna,
  type FixtureUser,
  fixtureToken,
  moderator,
  toSessionUser,
} from '@dreamfork/api-client/fixtures';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { checkingSession, siteStory, storySession } from '../testing/siteStory.tsx';
import { guardMessages } from './messages.ts';
import { SignedInOnly } from './SignedInOnly.tsx';
import { AdminsOnly, ModeratorsOnly } from './StaffOnly.tsx';

const Page = () => <p>Страница за проверкой</p>;

const meta = {
  ...siteStory,
  title: 'Site/Guards',
  component: Page,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'Pages that need a session or a role.',
      whenNot: 'Everyone may see the page.',
      instead: 'The page without a guard.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'The reason is a heading with the way to sign in.',
      do: 'Keep where the person was going.',
      dont: 'Trust the guard: the server checks every call.',
    }),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const behind = (guard: ReactNode) => (story: ReactNode) => [
  { element: guard, children: [{ path: '*', element: story }] },
];

const signedInOnly = (session: () => Session, isBare = false) => ({
  site: {
    address: '/app/profile?tab=data',
    session,
    routes: behind(<SignedInOnly isBare={isBare} />),
  },
});

const staffOnly = (guard: ReactNode, user: FixtureUser) => ({
  site: { session: () => storySession(user), routes: behind(guard) },
});

const text = 'Страница за проверкой';

/** A guest reads that the page needs a session; the link to sign in brings them back. */
export const SignInRequired: Story = {
  tags: ['conditions', 'screen'],
  parameters: { ...picturedScreen, ...signedInOnly(() => storySession(null)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(guardMessages).signInRequired, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(guardMessages).signIn })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent('/app/profile?tab=data')}`,
    );
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

/** A page without the bar of the site gets it with the message. */
export const SignInRequiredBare: Story = {
  parameters: signedInOnly(() => storySession(null), true),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(guardMessages).signInRequired }),
    ).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: signedInOnly(checkingSession),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t(guardMessages).checking);
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

export const SignedIn: Story = {
  parameters: signedInOnly(() => storySession(anna)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

const session = storySession(null);

/** A page that is open when its session ends stays in view. */
export const SessionEnded: Story = {
  parameters: signedInOnly(() => session),
  beforeEach: () => {
    session.signIn({ token: fixtureToken(anna), user: toSessionUser(anna), isRemembered: true });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    session.end();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: t(guardMessages).signInRequired }),
    ).toBeNull();
  },
};

export const AdminRefused: Story = {
  tags: ['conditions'],
  parameters: staffOnly(<AdminsOnly />, moderator),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(guardMessages).forbidden, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(t(guardMessages).adminsOnly)).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

export const AdminAllowed: Story = {
  parameters: staffOnly(<AdminsOnly />, admin),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const ModeratorRefused: Story = {
  parameters: staffOnly(<ModeratorsOnly />, anna),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(guardMessages).moderatorsOnly)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(guardMessages).toDashboard })).toHaveAttribute(
      'href',
      '/app/dashboard',
    );
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

export const ModeratorAllowed: Story = {
  parameters: staffOnly(<ModeratorsOnly />, moderator),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const SignInRequiredInEnglish: Story = {
  ...SignInRequired,
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  },
};

export const RefusedInEnglish: Story = {
  ...AdminRefused,
  tags: [],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You don’t have access' })).toBeVisible();
  },
};
