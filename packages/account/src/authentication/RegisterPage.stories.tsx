import { errorMessages } from '@dreamfork/api-client';
import { anna, fixturePassword, mockData } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { accountStory, expectPageTitle, hostCalls } from '../testing/accountStory.tsx';
import { pending } from '../testing/serverStates.ts';
import { authenticationMessages } from './messages.ts';
import { RegisterPage } from './RegisterPage.tsx';

const meta = {
  title: 'Account/Registration',
  component: RegisterPage,
  args: { returnTo: '/my-stories', cause: 'free' },
  ...accountStory,
  parameters: {
    ...accountStory.parameters,
    ...usage({
      when: 'Creates an account; closes itself where the operator closed registration.',
      whenNot: 'The person has an account.',
      instead: 'LoginPage.',
      keyboard: { Tab: 'Moves through the fields and buttons.', Enter: 'Sends the form.' },
      accessibility:
        'The rules of the password are told while one types; errors of the server stand at their fields.',
      do: 'Say what the name and the address are used for.',
      dont: 'Ask for more than is needed.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “form; Username, entry, required” and its rule, “Display name, entry; Optional. This is what readers see.”, “Password, password text”. On opening “Rules met: 0 of 4” is spoken.',
    }),
  },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The mark of a required field follows its name. */
const named = (label: string) => new RegExp(`^${label}`);

async function fill(canvas: Canvas, { username = 'galina', email = 'galina@example.org' } = {}) {
  await userEvent.type(canvas.getByLabelText(named(t(authenticationMessages).username)), username);
  await userEvent.type(canvas.getByLabelText(/^Email/), email);
  await userEvent.type(
    canvas.getByLabelText(named(t(authenticationMessages).password)),
    fixturePassword,
  );
  await userEvent.type(
    canvas.getByLabelText(named(t(authenticationMessages).confirmPassword)),
    fixturePassword,
  );
  await userEvent.click(canvas.getByRole('checkbox', { name: t(authenticationMessages).terms }));
}

const submit = (canvas: Canvas) =>
  canvas.getByRole('button', { name: t(authenticationMessages).register });

/** The button stays disabled, with a reason, until the password meets every rule. */
export const Form: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t(authenticationMessages).pages.register.texts.free),
    ).toBeVisible();
    await expectPageTitle(t(authenticationMessages).pages.register.title);
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(
      canvas.getByLabelText(named(t(authenticationMessages).password)),
      fixturePassword.toLowerCase(),
    );
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(submit(canvas)).toHaveAccessibleDescription(
      t(authenticationMessages).registerBlocked,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t(authenticationMessages).termsTitle }),
    );
    await expect(canvas.getByText(t(authenticationMessages).termsText)).toBeVisible();
  },
};

/** Enter says what is missing also while the button is off. */
export const EnterTooEarly: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByLabelText(named(t(authenticationMessages).username)),
      'galina{Enter}',
    );
    const summary = canvas.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Email');
    await expect(hostCalls.signIn).not.toHaveBeenCalled();
  },
};

/** An administrator has closed registration. */
export const Closed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, isRegistrationOpen: false } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(authenticationMessages).registrationClosed }),
    ).toBeVisible();
    await expect(canvas.queryByLabelText(named(t(authenticationMessages).password))).toBeNull();
    await expect(
      canvas.getByRole('link', { name: t(authenticationMessages).signIn }),
    ).toBeVisible();
  },
};

export const Registered: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.type(
      canvas.getByLabelText(named(t(authenticationMessages).displayName)),
      'Галина',
    );
    await userEvent.click(submit(canvas));
    await expectToast(t(authenticationMessages).welcome('Галина'));
    await expect(hostCalls.signIn.mock.lastCall?.[0]).toMatchObject({
      user: { username: 'galina' },
      isRemembered: true,
      isNew: true,
    });
    await expect(hostCalls.navigate.mock.calls).toEqual([['/my-stories', { replace: true }]]);
  },
};

export const InvalidFields: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByLabelText(named(t(authenticationMessages).password)),
      fixturePassword,
    );
    await userEvent.type(
      canvas.getByLabelText(named(t(authenticationMessages).confirmPassword)),
      'Drugoy2026',
    );
    await userEvent.click(submit(canvas));
    const summary = canvas.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(t(authenticationMessages).passwordsDiffer);
    await expect(summary).toHaveTextContent(t(authenticationMessages).termsRequired);
  },
};

export const EmailTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await fill(canvas, { email: anna.email });
    await userEvent.click(submit(canvas));
    await screen.findAllByText(t(errorMessages)['email-taken']);
    const field = canvas.getByLabelText(/^Email/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};

export const UsernameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await fill(canvas, { username: anna.username });
    await userEvent.click(submit(canvas));
    await screen.findAllByText(t(errorMessages)['username-taken']);
    await expect(canvas.getByLabelText(named(t(authenticationMessages).username))).toHaveFocus();
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(pending('post', '/auth/register'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(t(authenticationMessages).registering),
      }),
    ).toBeVisible();
  },
};

export const ServerFailing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expectToast(t(errorMessages).internal);
    await expect(hostCalls.signIn).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Register', level: 1 })).toBeVisible();
    await expect(canvas.getByText('You need an account to write, but not to read.')).toBeVisible();
  },
};
