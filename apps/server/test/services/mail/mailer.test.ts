import { readdir, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { Email } from '../../../src/messages/emails/email.ts';
import {
  createMailer,
  type MailReport,
  maskAddress,
  retryDelays,
} from '../../../src/services/mail/mailer.ts';
import { createMailTransport } from '../../../src/services/mail/transport.ts';
import { composeEmail } from '../../../src/services/mail/write-email.ts';
import { openMailCatcher } from '../../support/emails.ts';
import { makePlace } from '../../support/engines.ts';

const catcher = await openMailCatcher();
const token = 'a-token-that-nobody-else-may-see';
const email: Email = {
  kind: 'password-reset',
  url: `https://stories.example.org/reset-password#token=${token}`,
};
const outgoing = (to: string) => ({
  kind: email.kind,
  to,
  email: composeEmail(email, 'ru'),
});

/** A mailer with its reports, and a promise of the one that is waited for. */
function openMailer(smtpUrl: string, delays: readonly number[] = [5, 5, 5]) {
  const reports: MailReport[] = [];
  const waiting: { state: MailReport['state']; resolve: () => void }[] = [];
  const mailer = createMailer({
    transport: createMailTransport({
      mail: { smtpUrl, from: 'stories@example.org' },
      dataDirectory: '/nowhere',
    }),
    delays,
    patience: 100,
    report(report) {
      reports.push(report);
      for (const { state, resolve } of waiting) if (state === report.state) resolve();
    },
  });
  const until = (state: MailReport['state']) =>
    new Promise<void>((resolve) => waiting.push({ state, resolve }));
  return { mailer, reports, until };
}

describe('the mailer', () => {
  test.each([
    ['имя@почта.рф', 'имя@почта.рф'],
    ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ])('writes to %s', async (address, arrivesAt) => {
    const { mailer, until } = openMailer(catcher.url);
    const sent = until('sent');
    mailer.post(outgoing(address));
    await sent;
    expect((await catcher.next(arrivesAt)).text).toContain(token);
    await mailer.close();
  });

  test('tries again when the mail server is busy', async () => {
    const { mailer, reports, until } = openMailer(catcher.url);
    catcher.refuse(2);
    const sent = until('sent');
    mailer.post(outgoing('patient@example.org'));
    await sent;
    expect(reports.map(({ state, attempt }) => [state, attempt])).toEqual([
      ['delayed', 1],
      ['delayed', 2],
      ['sent', 3],
    ]);
    expect((await catcher.next('patient@example.org')).text).toContain(token);
    await mailer.close();
  });

  test('gives up in the end, and logs nothing of the content of the email', async () => {
    const { mailer, reports, until } = openMailer('smtp://127.0.0.1:9', [1]);
    const failed = until('failed');
    mailer.post(outgoing('unlucky@example.org'));
    await failed;
    expect(reports).toEqual([
      expect.objectContaining({ state: 'delayed', to: 'u…@example.org', error: 'ESOCKET' }),
      expect.objectContaining({ state: 'failed', kind: 'password-reset', attempt: 2 }),
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/token|unlucky/);
    await mailer.close();
  });

  test('does not insist where a mail server says never', async () => {
    const { mailer, reports, until } = openMailer(catcher.url);
    catcher.refuse(1, 550);
    const failed = until('failed');
    mailer.post(outgoing('unwanted@example.org'));
    await failed;
    expect(reports).toMatchObject([{ state: 'failed', attempt: 1, error: 'EMESSAGE 550' }]);
    await mailer.close();
  });

  test('waits longer from attempt to attempt', () => {
    expect([...retryDelays]).toEqual(retryDelays.toSorted((one, other) => one - other));
  });

  test('does not hold up a server that closes while a mail server is silent', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    const { port } = silent.address() as AddressInfo;
    const { mailer, reports } = openMailer(`smtp://127.0.0.1:${port}`);
    mailer.post(outgoing('patient@example.org'));
    await mailer.close();
    // The attempt is still under way: what ends it would have been reported.
    expect(reports).toEqual([]);
    silent.close();
  });

  test('logs which emails are lost when the server closes', async () => {
    const { mailer, reports, until } = openMailer('smtp://127.0.0.1:9', [60_000]);
    const delayed = until('delayed');
    mailer.post(outgoing('later@example.org'));
    await delayed;
    await mailer.close();
    expect(reports.map(({ state }) => state)).toEqual(['delayed', 'failed']);
  });
});

describe('without a mail server', () => {
  test('emails are written to the outbox, readable by its owner only', async () => {
    const { dataDirectory, remove } = await makePlace('sqlite');
    const reports: MailReport[] = [];
    const mailer = createMailer({
      transport: createMailTransport({
        mail: { smtpUrl: undefined, from: 'Dreamfork <stories@dreamfork.local>' },
        dataDirectory,
      }),
      report: (report) => reports.push(report),
    });
    mailer.post(outgoing('anna@example.org'));
    await mailer.settled();
    const outbox = join(dataDirectory, 'outbox');
    const [file = ''] = await readdir(outbox);
    expect(reports).toEqual([
      { state: 'sent', kind: 'password-reset', to: 'a…@example.org', attempt: 1, file },
    ]);
    expect(file).toMatch(/\.eml$/);
    expect((await stat(join(outbox, file))).mode & 0o077).toBe(0);
    const message = await PostalMime.parse(await readFile(join(outbox, file)));
    expect(message).toMatchObject({
      subject: 'Новый пароль',
      from: { address: 'stories@dreamfork.local', name: 'Dreamfork' },
      to: [{ address: 'anna@example.org' }],
    });
    expect(message.text).toContain(token);
    await mailer.close();
    await remove();
  });
});

describe('an email', () => {
  test('is marked as written by a machine, so that no machine answers it', async () => {
    const { mailer } = openMailer(catcher.url);
    mailer.post(outgoing('robot@example.org'));
    const { raw } = await catcher.next('robot@example.org');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await mailer.close();
  });

  test('escapes texts of users', () => {
    const notice = { kind: 'email-change-notice', newAddress: '<b>&@example.org' } as const;
    expect(composeEmail(notice, 'ru').html).toContain('&lt;b&gt;&amp;@example.org');
  });

  test.each([
    ['anna@example.org', 'a…@example.org'],
    ['nonsense', '…'],
  ])('to %s is logged as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
