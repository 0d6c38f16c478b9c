import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createMailTransport } from '../../../src/services/mail/transport.ts';
import { composeEmail } from '../../../src/services/mail/write-email.ts';
import { openMailCatcher } from '../../support/emails.ts';
import { openMailer, openServices, post, secretToken } from '../../support/mailers.ts';

const catcher = await openMailCatcher();

test('an e-mail is marked as written by a machine, so that no machine answers it', async () => {
  const to = 'operator@example.org';
  const { mail } = catcher.configuration;
  const transport = createMailTransport({ mail, dataDirectory: '/nowhere' });
  await transport.deliver(to, composeEmail({ kind: 'test' }, 'ru'));
  transport.close();
  const { subject, raw } = await catcher.next(to);
  expect(subject).toBe('Проверка почты');
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('without a mail server e-mails become files that only their owner can read', async () => {
  const services = await openServices('sqlite');
  const { mailer, reports } = openMailer(services, undefined);
  await post(services, 'anna@example.org');
  await mailer.settled();
  const outbox = join(services.configuration.dataDirectory, 'outbox');
  const [file = ''] = await readdir(outbox);
  expect(reports).toEqual([
    { state: 'sent', kind: 'password-reset', to: 'a…@example.org', attempt: 1, file },
  ]);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(join(outbox, file))).mode & 0o077).toBe(0);
  const message = await PostalMime.parse(await readFile(join(outbox, file)));
  expect(message).toMatchObject({
    subject: 'Новый пароль',
    to: [{ address: 'anna@example.org' }],
  });
  expect(message.text).toContain(secretToken);
});
