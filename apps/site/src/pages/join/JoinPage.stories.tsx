import { invitationHeader } from '@dreamfork/api-client';
import { anna, boris, type FixtureUser, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { siteStory, storySession } from '../../testing/siteStory.tsx';
import { JoinPage } from './JoinPage.tsx';
import { joinMessages } from './messages.ts';

const { id, document } = lighthouseStory;
const secret = 'secret-of-an-invitation';

const clearKept = () => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('dreamfork:join:')) localStorage.removeItem(key);
  }
};

const site = (user: FixtureUser | null) => ({
  address: `/join/${id}#${secret}`,
  session: () => storySession(user),
  routes: (story: ReactNode) => [{ path: '/join/:id', element: story }],
});

const meta = {
  ...siteStory,
  title: 'Site/Invitation to write together',
  component: JoinPage,
  parameters: {
    ...siteStory.parameters,
    site: site(boris),
    ...usage({
      when: 'Somebody opens an invitation to write a story.',
      whenNot: 'Somebody is to read a draft.',
      instead: 'Review of a draft.',
      keyboard: { Tab: 'Moves to the button that accepts.' },
      accessibility: 'The heading says who invites, and to what.',
      do: 'Say what a co-author may do before they accept.',
      dont: 'Send the secret in an address.',
    }),
  },
  beforeEach: (context) => {
    clearKept();
    context.msw.use(...createHandlers('ok'));
    return clearKept;
  },
} satisfies Meta<typeof JoinPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = () => t(joinMessages);
const asked: Request[] = [];

/** The secret of the link goes in a header, never in an address. */
export const Default: Story = {
  tags: ['conditions'],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(http.all('*/api/story/:id/invitation', ({ request }) => void asked.push(request)));
  },
  play: async () => {
    const { invited, accept, member } = messages();
    await expect(
      await screen.findByRole('heading', { name: invited(anna.displayName, document.title) }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: accept }));
    await expect(
      await screen.findByRole('heading', { name: member(document.title) }),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: messages().open })).toHaveAttribute(
      'href',
      `/app/editor/${id}`,
    );
    await expect(asked.length).toBeGreaterThan(1);
    await expect(asked.every(({ url }) => !url.includes(secret))).toBe(true);
    await expect(asked.every(({ headers }) => headers.get(invitationHeader) === secret)).toBe(true);
  },
};

/** The login page is told where to come back to, but not the secret. */
export const SignInFirst: Story = {
  parameters: { site: site(null) },
  play: async () => {
    const link = await screen.findByRole('link', { name: messages().signIn });
    await expect(link).toBeVisible();
    await expect(link.getAttribute('href')).not.toContain(secret);
  },
};

/** An invitation that was revoked, or never was. */
export const Closed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/story/:id/invitation', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'invitation-not-found',
            message: t({ ru: 'Приглашение не действует.', en: 'This invitation has ended.' }),
          },
          { status: 404 },
        ),
      ),
    ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: messages().closed })).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: messages().retry })).toBeVisible();
  },
};
