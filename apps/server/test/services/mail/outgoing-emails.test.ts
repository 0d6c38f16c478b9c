import { expect, test } from 'vitest';
import { encryptEmails, maskAddress } from '../../../src/services/mail/outgoing-emails.ts';
import { openMailCatcher } from '../../support/emails.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import {
  openMailer,
  openPlace,
  openServices,
  post,
  rowsOf,
  secretToken,
} from '../../support/mailers.ts';

const catcher = await openMailCatcher();

describeOnBothEngines('the queue of e-mails', (engine) => {
  const addressOf = (name: string) => `${name}.${engine}@example.org`;

  test('keeps neither secrets nor addresses readable', async () => {
    const services = await openServices(engine);
    await post(services, addressOf('secret'));
    const stored = JSON.stringify(await rowsOf(services));
    expect(stored).toContain('s…@example.org');
    expect(stored).not.toContain(secretToken);
    expect(stored).not.toContain(addressOf('secret'));
  });

  test('reads what an earlier key encrypted; a start makes that key unnecessary', async () => {
    const open = await openPlace(engine);
    const [oldKey, newKey] = [
      'the key of the year before, 2025',
      'the key of this year, from 2026 on',
    ];
    await post(await open({ encryptionKeys: [oldKey] }), addressOf('renewed'));
    await encryptEmails(await open({ encryptionKeys: [newKey, oldKey] }));
    const services = await open({ encryptionKeys: [newKey] });
    await openMailer(services, catcher.url).mailer.settled();
    expect((await catcher.next(addressOf('renewed'))).text).toContain(secretToken);
  });
});

test.each([
  ['anna@example.org', 'a…@example.org'],
  ['nonsense', '…'],
])('an e-mail to %s is logged as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
