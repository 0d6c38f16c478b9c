import { errorMessages } from '@dreamfork/api-client';
import { anna, boris, mockData, toSessionUser } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { account, accountStory } from '../testing/accountStory.tsx';
import { pending, refusing, withCapabilities } from '../testing/serverStates.ts';
import { emailMessages } from './messages.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

const meta = {
  title: 'Account/Unconfirmed notice',
  component: UnconfirmedNotice,
  ...accountStory,
  parameters: {
    ...usage({
      when: 'Reminds people under the bar that their address is not confirmed, and sends the email again.',
      whenNot:
        'The server needs no confirmation, or the address is confirmed: it then shows nothing.',
      instead: '`Notice` of `ui` for other announcements.',
      keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Sends the email again.' },
      accessibility: 'A `status`; sending and failing are announced.',
      do: 'Place it once, under the bar.',
      dont: 'Block the page until the address is confirmed.',
    }),
    ...accountStory.parameters,
    ...account({ user: boris }),
  },
  args: { user: toSessionUser(boris) },
} satisfies Meta<typeof UnconfirmedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/auth/email/confirmation';

export const SentAgain: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t(emailMessages).unconfirmed(boris.email)),
    ).toHaveTextContent(boris.email);
    await userEvent.click(await canvas.findByRole('button', { name: t(emailMessages).sendAgain }));
    await expect(await canvas.findByText(t(emailMessages).sentAgain(boris.email))).toBeVisible();
  },
};

/** The mail server refuses the address; another email is on its way. */
export const Undelivered: Story = {
  beforeEach: ({ msw }) => {
    const users = mockData.users.map((user) =>
      user.id === boris.id ? { ...user, confirmationDelivery: 'failed' as const } : user,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, users } }));
  },
  play: async ({ canvas }) => {
    const messages = t(emailMessages);
    await expect(await canvas.findByText(messages.undelivered.failed(boris.email))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: messages.sendAgain }));
    await expect(await canvas.findByText(messages.sentAgain(boris.email))).toBeVisible();
  },
};

/** The server sends no emails: its operator passes the link on. */
export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ mail: false }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: t(emailMessages).prepareAgain });
    await userEvent.click(button);
    await expect(
      await canvas.findByText(t(emailMessages).preparedAgain(boris.email)),
    ).toBeVisible();
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('post', path), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: t(emailMessages).sendAgain });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(refusing('post', path, 'internal'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t(emailMessages).sendAgain }));
    await expectToast(t(errorMessages).internal);
    await expect(canvas.getByText(t(emailMessages).unconfirmed(boris.email))).toBeVisible();
  },
};

/** Under the bar of a page, the notice is not covered by a toast. */
export const ToastBelow: Story = {
  ...Failing,
  decorators: (Notice) => (
    <div style={{ paddingBlockStart: 64 }}>
      <Notice />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: t(emailMessages).sendAgain });
    await userEvent.click(button);
    const toast = await screen.findByText(t(errorMessages).internal);
    await waitFor(() => expect(toast).toBeVisible());
    const { bottom } = canvas
      .getByText(t(emailMessages).unconfirmed(boris.email))
      .getBoundingClientRect();
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

/** Nothing is shown to a user with a confirmed address. */
export const Confirmed: Story = {
  args: { user: toSessionUser(anna) },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
};
