import { errorMessages } from '@dreamfork/api-client';
import { anna } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accountStory, expectPageTitle } from '../testing/accountStory.tsx';
import { pending, withCapabilities } from '../testing/serverStates.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { authenticationMessages } from './messages.ts';

const meta = {
  title: 'Account/Forgotten password',
  component: ForgotPasswordPage,
  ...accountStory,
  parameters: {
    ...accountStory.parameters,
    ...usage({
      when: 'Asks for the address to which a link for a new password is sent.',
      whenNot: 'The server sends no emails: the page then says so.',
      instead: 'LoginPage, which links here.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility: 'The answer is the same for known and unknown addresses and is announced.',
      do: 'Link to it from the sign-in page.',
      dont: 'Tell whether an address has an account.',
    }),
  },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
    await userEvent.click(
      canvas.getByRole('button', { name: t(authenticationMessages).sendEmail }),
    );
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).emailSentTitle }),
    ).toBeVisible();
    const text = canvas.getByText(t({ ru: /письмо уже в пути/, en: /an email is on its way/ }));
    await expect(text).toHaveTextContent(anna.email);
    await waitFor(() => expect(text.parentElement).toHaveFocus());
    await expectPageTitle(t(authenticationMessages).emailSentTitle);
  },
};

export const AnotherAddress: Story = {
  ...Sent,
  tags: [],
  play: async (context) => {
    await Sent.play?.(context);
    await userEvent.click(
      context.canvas.getByRole('button', { name: t(authenticationMessages).otherAddress }),
    );
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('');
  },
};

/** The server sends no emails: its operator passes the link on. */
export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ mail: false }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', {
      name: t(authenticationMessages).prepareEmail,
    });
    await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
    await userEvent.click(button);
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).emailUnsentTitle }),
    ).toBeVisible();
  },
};

export const NotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(withCapabilities({ features: [] }), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(authenticationMessages).noEmails)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).toContacts }),
    ).toHaveAttribute('href', '/contacts');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EmptyField: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t(authenticationMessages).sendEmail }),
    );
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
    await expect(canvas.getByText(t(authenticationMessages).required)).toBeVisible();
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(pending('post', '/auth/password/forgot'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
    await userEvent.click(
      canvas.getByRole('button', { name: t(authenticationMessages).sendEmail }),
    );
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(t(authenticationMessages).sendingEmail),
      }),
    ).toBeVisible();
  },
};

export const ServerFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
    await userEvent.click(
      canvas.getByRole('button', { name: t(authenticationMessages).sendEmail }),
    );
    await expectToast(t(errorMessages).internal);
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(anna.email);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a reset link' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
};
