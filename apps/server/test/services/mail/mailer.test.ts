import { readdir, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { Letter } from '../../../src/messages/letters.ts';
import { composeLetter } from '../../../src/services/mail/compose-letter.ts';
import { createMailer, type MailReport, retryDelays } from '../../../src/services/mail/mailer.ts';
import { maskAddress } from '../../../src/services/mail/mask-address.ts';
import { createMailTransport } from '../../../src/services/mail/transport.ts';
import { makePlace } from '../../support/engines.ts';
import { openMailCatcher } from '../../support/letters.ts';

const catcher = await openMailCatcher();
const token = 'a-token-that-nobody-else-may-see';
const letter: Letter = {
  kind: 'password-reset',
  url: `https://stories.example.org/reset-password#token=${token}`,
};
const outgoing = (to: string) => ({
  kind: letter.kind,
  to,
  letter: composeLetter(letter, 'ru'),
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

  test('gives up in the end, and tells nothing of what stood in the letter', async () => {
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
    const { mailer } = openMailer(`smtp://127.0.0.1:${port}`);
    const startedAt = performance.now();
    mailer.post(outgoing('patient@example.org'));
    await mailer.close();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    silent.close();
  });

  test('tells which letters are lost when the server closes', async () => {
    const { mailer, reports, until } = openMailer('smtp://127.0.0.1:9', [60_000]);
    const delayed = until('delayed');
    mailer.post(outgoing('later@example.org'));
    await delayed;
    await mailer.close();
    expect(reports.map(({ state }) => state)).toEqual(['delayed', 'failed']);
  });
});

describe('without a mail server', () => {
  test('letters lie in the outbox, for its owner alone', async () => {
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

describe('a letter', () => {
  test('is marked as written by a machine, so that no machine answers it', async () => {
    const { mailer } = openMailer(catcher.url);
    mailer.post(outgoing('robot@example.org'));
    const { raw } = await catcher.next('robot@example.org');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await mailer.close();
  });

  test('shows words of others as words', () => {
    const notice = { kind: 'email-change-notice', newAddress: '<b>&@example.org' } as const;
    expect(composeLetter(notice, 'ru').html).toContain('&lt;b&gt;&amp;@example.org');
  });

  test.each([
    ['anna@example.org', 'a…@example.org'],
    ['nonsense', '…'],
  ])('to %s is told of as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
