import { expect, test } from 'vitest';
import { openMailCatcher } from '../../support/emails.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import {
  nobody,
  openMailer,
  openPlace,
  openServices,
  post,
  rowsOf,
  secretToken,
} from '../../support/mailers.ts';

const catcher = await openMailCatcher();
const second = 1000;
const hour = 60 * 60 * second;

describeOnBothEngines('a mailer whose e-mails are not taken', (engine) => {
  const addressOf = (name: string) => `${name}.${engine}@example.org`;

  test('sends what an earlier process could not', async () => {
    const open = await openPlace(engine);
    const before = await open();
    const failing = openMailer(before, nobody);
    await post(before, addressOf('patient'));
    await failing.mailer.settled();
    await failing.mailer.close();
    await before.close();
    const after = await open();
    after.now = () => Date.now() + hour;
    await openMailer(after, catcher.url).mailer.settled();
    expect((await catcher.next(addressOf('patient'))).text).toContain(secretToken);
  });

  test('tries again after longer and longer pauses, gives up in the end, and logs no content', async () => {
    const services = await openServices(engine);
    const { mailer, reports } = openMailer(services, nobody);
    let time = Date.now();
    services.now = () => time;
    await post(services, addressOf('unlucky'));
    await mailer.settled();
    const pauses: number[] = [];
    for (;;) {
      const [row] = await rowsOf(services);
      if (!row || row.failed_at !== null) break;
      const next = row.next_attempt_at;
      pauses.push(next - time);
      time = next - 1;
      const attempts = reports.length;
      await mailer.settled();
      expect(reports).toHaveLength(attempts);
      time = next;
      await mailer.settled();
    }
    expect(pauses[0]).toBe(5 * second);
    expect(pauses).toEqual(pauses.toSorted((one, another) => one - another));
    expect(reports.map(({ state }) => state)).toEqual([...pauses.map(() => 'delayed'), 'failed']);
    expect(reports.at(-1)).toEqual({
      state: 'failed',
      kind: 'password-reset',
      to: 'u…@example.org',
      attempt: pauses.length + 1,
      error: 'ESOCKET',
    });
    expect(JSON.stringify(reports)).not.toMatch(/token|unlucky/);
  });

  test('does not insist where a mail server says never', async () => {
    const services = await openServices(engine);
    const { mailer, reports } = openMailer(services, catcher.url);
    catcher.refuse(1, 550);
    await post(services, addressOf('unwanted'));
    await mailer.settled();
    expect(reports).toMatchObject([{ state: 'failed', attempt: 1, error: 'EMESSAGE 550' }]);
  });

  test('sends no link that has ended, and does not wait for its end', async () => {
    const services = await openServices(engine);
    const { mailer, reports } = openMailer(services, nobody);
    const time = Date.now();
    services.now = () => time;
    await post(services, addressOf('late'), time);
    await post(services, addressOf('short'), time + 4 * second);
    await mailer.settled();
    // Both are sent side by side.
    expect(reports.map(({ state, error }) => `${state}: ${error}`).toSorted()).toEqual([
      'failed: ESOCKET',
      'failed: expired',
    ]);
  });

  test('gives up those that are too many, and forgets what was given up long ago', async () => {
    const services = await openServices(engine);
    const { mailer } = openMailer(services, nobody);
    const time = Date.now();
    await post(services, addressOf('old'), time);
    await mailer.settled();
    const [old] = await rowsOf(services);
    if (!old) throw new Error('The e-mail was not kept.');
    const waiting = Array.from({ length: 10_001 }, (_, index) => ({
      ...old,
      id: `waiting-${index}`,
      failed_at: null,
      next_attempt_at: time + hour + index,
    }));
    for (let at = 0; at < waiting.length; at += 1000) {
      const some = waiting.slice(at, at + 1000);
      await services.database.insertInto('outgoing_emails').values(some).execute();
    }
    await mailer.settled();
    const failed = async () => (await rowsOf(services)).filter((row) => row.failed_at !== null);
    expect(new Set((await failed()).map(({ error }) => error))).toEqual(
      new Set(['expired', 'queue-full']),
    );
    services.now = () => time + 31 * 24 * hour;
    await services.database.deleteFrom('outgoing_emails').where('failed_at', 'is', null).execute();
    await mailer.settled();
    expect(await failed()).toEqual([]);
  });
});
