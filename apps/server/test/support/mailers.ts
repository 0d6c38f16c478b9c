import { onTestFinished } from 'vitest';
import type { Configuration } from '../../src/configuration/configuration.ts';
import type { Email } from '../../src/messages/emails/email.ts';
import { createServices } from '../../src/services/create-services.ts';
import { createMailer, type MailReport } from '../../src/services/mail/mailer.ts';
import { postEmail } from '../../src/services/mail/outgoing-emails.ts';
import { createMailTransport } from '../../src/services/mail/transport.ts';
import { composeEmail } from '../../src/services/mail/write-email.ts';
import type { Services } from '../../src/services/services.ts';
import type { Engine } from './engines.ts';
import { makeMigratedPlace } from './migrated-place.ts';
import { testConfiguration } from './test-server.ts';

/** The secret of every e-mail that `post` writes. */
export const secretToken = 'a-token-that-nobody-else-may-see';
const email: Email = {
  kind: 'password-reset',
  url: `https://stories.example.org/reset-password#token=${secretToken}`,
};

/** The address of a mail server that is not there. */
export const nobody = 'smtp://127.0.0.1:9';

/** A database, and servers on it that send nothing by themselves. */
export async function openPlace(engine: Engine) {
  const place = await makeMigratedPlace(engine);
  onTestFinished(place.remove);
  return async (overrides: Partial<Configuration> = {}) => {
    const services = await createServices({ configuration: testConfiguration(place, overrides) });
    await services.mailer.close();
    onTestFinished(services.close);
    return services;
  };
}

export const openServices = async (engine: Engine): Promise<Services> =>
  (await openPlace(engine))();

/** A mailer over the services of a server, with its reports. */
export function openMailer(services: Services, smtpUrl: string | undefined) {
  const reports: MailReport[] = [];
  const mailer = createMailer(() => services, {
    transport: createMailTransport({
      mail: { smtpUrl, from: 'Dreamfork <stories@example.org>' },
      dataDirectory: services.configuration.dataDirectory,
    }),
    patience: 100,
    report: (report) => reports.push(report),
    onFailure(error) {
      throw error;
    },
  });
  onTestFinished(mailer.close);
  return { mailer, reports };
}

/** Writes an e-mail that the next mailer sends. */
export const post = (services: Services, to: string, expiresAt?: number): Promise<void> =>
  postEmail(services, {
    userId: null,
    kind: email.kind,
    content: { to, email: composeEmail(email, 'ru') },
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });

export const rowsOf = ({ database }: Services) =>
  database.selectFrom('outgoing_emails').selectAll().execute();
