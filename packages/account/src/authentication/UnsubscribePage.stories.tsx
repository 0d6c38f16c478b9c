import { createClient, errorMessages, routes } from '@dreamfork/api-client';
import { anna, fixtureLinkToken, fixtureToken } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { account, accountStory, expectPageTitle } from '../testing/accountStory.tsx';
import { pending } from '../testing/serverStates.ts';
import { authenticationMessages } from './messages.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const path = '/auth/email/unsubscribe';

const meta = {
  title: 'Account/Unsubscribe',
  component: UnsubscribePage,
  args: { hash: `#token=${fixtureLinkToken(anna, 'unsubscribe')}` },
  ...accountStory,
  parameters: {
    ...accountStory.parameters,
    ...usage({
      when: 'The page that the link “Send no more such emails” in an email opens.',
      whenNot: 'The person is signed in and looks for the setting.',
      instead: 'ProfilePage with PreferencesSection.',
      keyboard: { Tab: 'Moves to the button.', Enter: 'Turns the emails off.' },
      accessibility: 'One `h1`; the outcome is a status that screen readers announce.',
      do: 'Pass `hash` as it stands in the address: the token is in it.',
      dont: 'Turn emails off as the page opens: programs that look through mail open every link.',
    }),
  },
} satisfies Meta<typeof UnsubscribePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas) =>
  userEvent.click(
    canvas.getByRole('button', { name: t(authenticationMessages).unsubscribe.press }),
  );

const wantsEmails = async () => {
  const client = createClient({
    baseUrl: '',
    getToken: () => fixtureToken(anna),
    onUnauthorized: () => {},
  });
  const answer = await client.call(routes.authentication.profile, {});
  return answer.ok && answer.value.preferences.notifications;
};

/** Opening the page changes nothing; one press does, without a sign-in. */
export const OnePress: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).unsubscribe.title }),
    ).toBeVisible();
    await expect(await wantsEmails()).toBe(true);
    await press(canvas);
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).unsubscribe.done }),
    ).toBeVisible();
    await expectPageTitle(t(authenticationMessages).unsubscribe.done);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t(authenticationMessages).unsubscribe.doneText,
    );
    await expect(await wantsEmails()).toBe(false);
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).toProfile }),
    ).toHaveAttribute('href', '/login?from=/profile');
  },
};

export const SignedIn: Story = {
  parameters: account({ user: anna }),
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await press(canvas);
    const link = await canvas.findByRole('link', { name: t(authenticationMessages).toProfile });
    await expect(link).toHaveAttribute('href', '/profile');
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('post', path), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(
      canvas.getByRole('button', { name: new RegExp(t(authenticationMessages).unsubscribe.press) }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What failed can be tried again. */
export const ServerFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t(errorMessages).internal);
  },
};

export const PressedAgain: Story = {
  beforeEach: ServerFailing.beforeEach,
  play: async (context) => {
    await ServerFailing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await press(canvas);
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).unsubscribe.done }),
    ).toBeVisible();
  },
};

export const ForgedLink: Story = {
  args: { hash: '#token=forged' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).linkIncomplete }),
    ).toBeVisible();
  },
};

export const IncompleteLink: Story = {
  args: { hash: '' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: t(authenticationMessages).linkIncomplete }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InEnglish: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off emails' }));
    await expect(await canvas.findByRole('heading', { name: 'Emails are off' })).toBeVisible();
  },
};
