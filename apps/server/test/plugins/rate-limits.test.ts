import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/engines.ts';
import { goodPassword, registration } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('rate limits', (engine) => {
  const server = openTestServer(engine, { rateLimit: true });
  const signIn = (email: string) =>
    server().send('POST', '/auth/login', { body: { email, password: 'Wrong2026' } });

  test('guessing one password is stopped, whatever the case of the address', async () => {
    await server().send('POST', '/auth/register', { body: registration('target') });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const email = attempt % 2 === 0 ? 'target@example.org' : 'TARGET@example.org';
      statuses.push((await signIn(email)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const right = await server().send('POST', '/auth/login', {
      body: { email: 'target@example.org', password: goodPassword },
    });
    expect([right.status, right.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('someone.else@example.org')).status).toBe(401);
  });
});
