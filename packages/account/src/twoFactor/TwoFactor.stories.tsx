import { errorMessages } from '@dreamfork/api-client';
import {
  anna,
  type FixtureUser,
  fixtureAppCode,
  fixtureAppKey,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LoginPage } from '../authentication/LoginPage.tsx';
import { authenticationMessages } from '../authentication/messages.ts';
import { ProfilePage } from '../profile/ProfilePage.tsx';
import { account, accountStory, hostCalls } from '../testing/accountStory.tsx';
import { pending } from '../testing/serverStates.ts';
import { twoFactorMessages } from './messages.ts';

const meta = {
  title: 'Account/Two-step sign-in',
  component: ProfilePage,
  ...accountStory,
  decorators: [inPage, ...accountStory.decorators],
  parameters: {
    ...usage({
      when: 'The second step of sign-in: turning it on, recovery codes, turning it off, and the step itself.',
      whenNot: 'The server does not offer it: the part is left out.',
      instead: 'PasswordSection alone.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility:
        'The code can be typed where it cannot be scanned; fields take pasted codes and `one-time-code`.',
      do: 'Show the recovery codes once and ask to keep them.',
      dont: 'Turn it on before a code was checked.',
    }),
    ...accountStory.parameters,
    ...account({ user: anna }),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The mark of a required field follows its name. */
const named = (label: string) => new RegExp(`^${label}`);

const [recoveryCode, ...otherCodes] = [
  'mzxw-6ytb-oi4d-ceqp-ar5k-nh7l-sa',
  'k5qg-23dp-7x2c-vwte-oyhj-4rua-3m',
];

/** A server whose Anna has turned it on. */
const turnedOn = () => {
  const withCodes: FixtureUser = {
    ...anna,
    recoveryCodes: [recoveryCode ?? '', ...otherCodes],
  };
  const users = mockData.users.map((user) => (user.id === anna.id ? withCodes : user));
  return createHandlers('ok', { database: { ...mockData, users } });
};

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t(twoFactorMessages).title }));

const typedKey = (field: HTMLElement) => (field as HTMLInputElement).value.replaceAll(' ', '');

export const TurnOn: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    const region = await section(canvas);
    await userEvent.type(
      await region.findByLabelText(named(t(twoFactorMessages).currentPassword)),
      'Wrong1password',
    );
    await userEvent.click(region.getByRole('button', { name: t(twoFactorMessages).setUp }));
    await expect(await region.findByText(t(errorMessages)['password-wrong'])).toBeVisible();
    await userEvent.clear(region.getByLabelText(named(t(twoFactorMessages).currentPassword)));
    await userEvent.type(
      region.getByLabelText(named(t(twoFactorMessages).currentPassword)),
      anna.password,
    );
    await userEvent.click(region.getByRole('button', { name: t(twoFactorMessages).setUp }));
    await expect(await region.findByRole('img', { name: t(twoFactorMessages).qr })).toBeVisible();
    const code = region.getByRole('textbox', { name: named(t(twoFactorMessages).code) });
    await userEvent.type(code, '12345');
    await userEvent.click(region.getByRole('button', { name: t(twoFactorMessages).turnOn }));
    await expect(await region.findByText(t(errorMessages)['second-factor-invalid'])).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await expect(typedKey(region.getByLabelText(t(twoFactorMessages).key))).toBe(fixtureAppKey);
    await userEvent.type(code, fixtureAppCode);
    await userEvent.click(region.getByRole('button', { name: t(twoFactorMessages).turnOn }));
    const dialog = within(
      await screen.findByRole('dialog', { name: t(twoFactorMessages).recoveryTitle }),
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(t(twoFactorMessages).unsaved)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(twoFactorMessages).kept }));
    await expect(
      await region.findByText(new RegExp(t(twoFactorMessages).codesLeft(10))),
    ).toBeVisible();
  },
};

export const FewRecoveryCodes: Story = {
  beforeEach: ({ msw }) => msw.use(...turnedOn()),
  play: async ({ canvas }) => {
    const region = await section(canvas);
    await expect(
      await region.findByText(new RegExp(t(twoFactorMessages).codesLeft(2))),
    ).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: t(twoFactorMessages).renew }));
    const proof = within(
      await screen.findByRole('dialog', { name: t(twoFactorMessages).renewTitle }),
    );
    await userEvent.type(
      proof.getByLabelText(named(t(twoFactorMessages).currentPassword)),
      anna.password,
    );
    await userEvent.type(
      proof.getByLabelText(named(t(twoFactorMessages).codeOrRecovery)),
      recoveryCode ?? '',
    );
    await userEvent.click(proof.getByRole('button', { name: t(twoFactorMessages).renew }));
    const dialog = within(
      await screen.findByRole('dialog', { name: t(twoFactorMessages).recoveryTitle }),
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const TurnOff: Story = {
  beforeEach: ({ msw }) => msw.use(...turnedOn()),
  play: async ({ canvas }) => {
    const region = await section(canvas);
    await userEvent.click(
      await region.findByRole('button', { name: t(twoFactorMessages).turnOff }),
    );
    const proof = within(
      await screen.findByRole('dialog', { name: t(twoFactorMessages).turnOffTitle }),
    );
    await userEvent.type(
      proof.getByLabelText(named(t(twoFactorMessages).currentPassword)),
      anna.password,
    );
    await userEvent.type(proof.getByLabelText(named(t(twoFactorMessages).codeOrRecovery)), 'wrong');
    await userEvent.click(proof.getByRole('button', { name: t(twoFactorMessages).turnOff }));
    await expect(await proof.findByText(t(errorMessages)['second-factor-invalid'])).toBeVisible();
    await userEvent.clear(proof.getByLabelText(named(t(twoFactorMessages).codeOrRecovery)));
    await userEvent.type(
      proof.getByLabelText(named(t(twoFactorMessages).codeOrRecovery)),
      fixtureAppCode,
    );
    await userEvent.click(proof.getByRole('button', { name: t(twoFactorMessages).turnOff }));
    await expectToast(t(twoFactorMessages).turnedOff);
    await expect(
      await region.findByRole('button', { name: t(twoFactorMessages).setUp }),
    ).toBeVisible();
  },
};

/** The operator requires it of the user's role. */
export const Required: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/auth/two-factor', () =>
        HttpResponse.json({ isOn: false, recoveryCodesLeft: 0, isRequired: true }),
      ),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    const region = await section(canvas);
    await expect(await region.findByText(t(twoFactorMessages).required)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(pending('get', '/auth/two-factor'), ...createHandlers('ok')),
  play: async ({ canvas }) => {
    const region = await section(canvas);
    await region.findByRole('status', { name: t(twoFactorMessages).loading });
  },
};

/** Signing in with it: the password first, then a code. */
export const SecondStep: StoryObj<typeof LoginPage> = {
  parameters: account({ user: null }),
  render: () => <LoginPage returnTo="/my-stories" cause="free" hash="" />,
  beforeEach: ({ msw }) => msw.use(...turnedOn()),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), anna.email);
    await userEvent.type(
      canvas.getByLabelText(named(t(authenticationMessages).password)),
      anna.password,
    );
    await userEvent.click(canvas.getByRole('button', { name: t(authenticationMessages).signIn }));
    await expect(
      await canvas.findByRole('heading', { name: t(twoFactorMessages).stepTitle }),
    ).toBeVisible();
    const code = canvas.getByRole('textbox', { name: named(t(twoFactorMessages).code) });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText(t(errorMessages)['second-factor-invalid'])).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, `${recoveryCode}{Enter}`);
    await waitFor(() =>
      expect(hostCalls.signIn.mock.lastCall?.[0]).toMatchObject({ user: { id: anna.id } }),
    );
    await expect(hostCalls.navigate.mock.calls).toEqual([['/my-stories', { replace: true }]]);
  },
};
