import { anna, fixtureToken, toSessionUser } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { createSession, memoryStores, SessionProvider, useCurrentUser } from '../session/index.ts';
import { account, accountStory } from '../testing/accountStory.tsx';
import { userMenuMessages } from './messages.ts';
import { UserMenu } from './UserMenu.tsx';

function annaSession() {
  const session = createSession(memoryStores());
  session.signIn({ token: fixtureToken(anna), user: toSessionUser(anna), isRemembered: true });
  return session;
}

function Bar({ children }: { children: ReactNode }) {
  const [session] = useState(annaSession);
  return (
    <SessionProvider value={session}>
      <UserOnly>{children}</UserOnly>
    </SessionProvider>
  );
}

const UserOnly = ({ children }: { children: ReactNode }) =>
  useCurrentUser() ? children : <p>Вы вышли</p>;

const withSession: Decorator = (Story) => (
  <Bar>
    <Story />
  </Bar>
);

const meta = {
  title: 'Account/User menu',
  component: UserMenu,
  ...accountStory,
  decorators: [withSession, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'The menu of the person in the bar: the pages of the account and signing out.',
      whenNot: 'Nobody is signed in.',
      instead: 'LinkButton to the sign-in page.',
      keyboard: {
        'Enter, Space or Arrow down': 'Opens it.',
        'Arrow up and down': 'Move through it.',
        Escape: 'Closes it.',
      },
      accessibility: 'A `menu` named after the person.',
      do: 'Keep it at the end of the bar.',
      dont: 'Hide signing out deeper.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
  beforeEach: (context) => {
    context.msw.use(...createHandlers('ok'));
    return accountStory.beforeEach(context);
  },
  args: {
    user: toSessionUser(anna),
    addresses: { profile: '/profile', myStories: '/my-stories' },
    leave: fn(),
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvas: ReturnType<typeof within>) => {
  const name = `${t(userMenuMessages).account} ${anna.displayName}`;
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

export const Open: Story = {
  tags: ['conditions', 'screen'],
  parameters: { ...picturedScreen },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    const link = (name: string) => menu.getByRole('menuitem', { name });
    await expect(link(t(userMenuMessages).profile)).toHaveAttribute('href', '/profile');
    await expect(link(t(userMenuMessages).myStories)).toHaveAttribute('href', '/my-stories');
  },
};

export const SignedOut: Story = {
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: t(userMenuMessages).signOut }));
    await expect(await canvas.findByText('Вы вышли')).toBeVisible();
    await expect(args.leave).toHaveBeenCalledOnce();
  },
};

/** The session ends in this browser though the server has not confirmed it. */
export const SignOutFailed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/auth/logout', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('menuitem', { name: t(userMenuMessages).signOut }));
    await expect(await canvas.findByText('Вы вышли')).toBeVisible();
    await expectToast(t(userMenuMessages).signOutFailed);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
};
