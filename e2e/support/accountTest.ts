import { type IdentityProvider, startIdentityProvider } from '../../scripts/identityProvider.ts';
import { type MailCatcher, startMailCatcher } from '../../scripts/mailCatcher.ts';
import { startProductServer } from '../../scripts/productServer.ts';
import { administrator } from './api.ts';
import { test } from './test.ts';

type AccountFixtures = {
  /** Receives the emails of the server: `linkIn(await mail.next(address))`. */
  mail: MailCatcher;
  /** Replaces Google: `google.choose(…)` selects the account that is signed in there. */
  google: IdentityProvider;
};

/** For account flows: the server sends emails over SMTP and signs in through an OpenID provider. */
export const accountTest = test.extend<object, AccountFixtures>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, provide) => {
      const mail = await startMailCatcher();
      await provide(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, provide) => {
      const google = await startIdentityProvider();
      await provide(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail, google }, provide) => {
      const server = await startProductServer({
        env: {
          RATE_LIMIT: '0',
          ADMIN_EMAIL: administrator.email,
          ADMIN_PASSWORD: administrator.password,
          SMTP_URL: mail.url,
          MAIL_FROM: 'Dreamfork <stories@example.org>',
          ...google.environment,
        },
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

export { linkIn } from '../../scripts/mailCatcher.ts';
export { expect } from './test.ts';
