import { anna, fixturePassword } from '@dreamfork/api-client/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import App from '../../packages/account/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/Account',
  component: App,
  parameters: getStarted(
    {
      package: 'account',
      notes: [
        '`@dreamfork/account/session` keeps the token and the user of a browser, without loading the pages. At the start of the application, `session.restore(() => client.call(routes.authentication.profile, {}))` takes up a stored session.',
        '`AccountHost` is what the pages ask of your application: the session, your addresses, and what happens after a sign-in.',
        'Each section of the profile is exported too, for a profile page of your own.',
        'What the server cannot do — Google, e-mails, two-step sign-in — is not shown.',
      ],
      next: {
        'account-login--docs': 'Login and its states',
        'account-profile--docs': 'The profile',
      },
    },
    760,
  ),
  beforeEach: signedIn(),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /email/i });
    await userEvent.type(email, anna.email);
    await userEvent.type(
      canvas.getByLabelText(/^Password/, { selector: 'input' }),
      fixturePassword,
    );
    await expect(email).toHaveValue(anna.email);
  },
};
