import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { openMailCatcher } from '../../support/emails.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import { registration } from '../../support/forms.ts';
import {
  openMailer,
  openPlace,
  openServices,
  post,
  rowsOf,
  secretToken,
} from '../../support/mailers.ts';

const catcher = await openMailCatcher();

describeOnBothEngines('the mailer', (engine) => {
  const addressOf = (name: string) => `${name}.${engine}@example.org`;
  const countTo = (to: string) => catcher.emails().filter((caught) => caught.to === to).length;

  test.each([
    [`имя.${engine}@почта.рф`, `имя.${engine}@почта.рф`],
    [`anna.${engine}@почта.рф`, `anna.${engine}@xn--80a1acny.xn--p1ai`],
  ])('writes to %s, and keeps nothing of what was sent', async (address, arrivesAt) => {
    const services = await openServices(engine);
    const { mailer, reports } = openMailer(services, catcher.url);
    await post(services, address);
    await mailer.settled();
    expect((await catcher.next(arrivesAt)).text).toContain(secretToken);
    expect(reports).toMatchObject([{ state: 'sent', attempt: 1 }]);
    expect(await rowsOf(services)).toEqual([]);
  });

  test('names the request that caused an e-mail', async () => {
    const services = await openServices(engine);
    const { mailer, reports } = openMailer(services, catcher.url);
    const app = await createApp(services);
    onTestFinished(() => app.close());
    const address = addressOf('asking');
    const ids: unknown[] = [];
    for (const [url, body] of [
      ['/auth/register', { ...registration('asking'), email: address }],
      ['/auth/password/forgot', { email: address }],
    ] as const) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url, body });
      expect(statusCode).toBeLessThan(300);
      ids.push(headers['x-request-id']);
      await mailer.settled();
    }
    expect(reports.map(({ kind, reqId }) => [kind, reqId])).toEqual([
      ['confirmation', ids[0]],
      ['password-reset', ids[1]],
    ]);
  });

  test('looks by itself for what was written', async () => {
    const services = await openServices(engine);
    const { mailer } = openMailer(services, catcher.url);
    await post({ ...services, mailer }, addressOf('soon'));
    expect((await catcher.next(addressOf('soon'))).text).toContain(secretToken);
  });

  test('sends nothing twice beside another process', async () => {
    const open = await openPlace(engine);
    const [one, other] = [await open(), await open()];
    const names = Array.from({ length: 20 }, (_, index) => addressOf(`shared${index}`));
    for (const name of names) await post(one, name);
    await Promise.all(
      [openMailer(one, catcher.url), openMailer(other, catcher.url)].map(({ mailer }) =>
        mailer.settled(),
      ),
    );
    expect(names.map(countTo)).toEqual(names.map(() => 1));
  });

  test('leaves an e-mail to the next process when it closes while a mail server is silent', async () => {
    let connected = () => {};
    const connection = new Promise<void>((resolve) => {
      connected = resolve;
    });
    const silent = createServer(() => connected());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    onTestFinished(() => void silent.close());
    const services = await openServices(engine);
    const stuck = openMailer(
      services,
      `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    );
    await post(services, addressOf('handed-over'));
    void stuck.mailer.settled();
    await connection;
    await stuck.mailer.close();
    expect(stuck.reports).toEqual([]);
    await openMailer(services, catcher.url).mailer.settled();
    expect((await catcher.next(addressOf('handed-over'))).text).toContain(secretToken);
  });
});
