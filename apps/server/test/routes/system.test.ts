import { describe, expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('capabilities', (engine) => {
  describe.each([
    ['with a mail server', 'smtp://127.0.0.1:1', true],
    ['without a mail server', undefined, false],
  ])('%s', (_name, smtpUrl, leaves) => {
    const server = openTestServer(engine, { mail: { smtpUrl, from: 'stories@example.org' } });

    test(`say whether emails are sent: ${leaves}`, async () => {
      const { body } = await server().send('GET', '/api/capabilities');
      expect(body.mail).toBe(leaves);
    });
  });

  describe('with contacts', () => {
    const contact = { email: 'help@example.org', url: 'https://example.org/help' };
    const server = openTestServer(engine, { contact });

    test('say how to reach the operator', async () => {
      const { body } = await server().send('GET', '/api/capabilities');
      expect(body.contact).toEqual(contact);
    });
  });

  describe('without contacts', () => {
    const server = openTestServer(engine);

    test('leave them out', async () => {
      const { body } = await server().send('GET', '/api/capabilities');
      expect(body.contact).toBeUndefined();
    });
  });
});
