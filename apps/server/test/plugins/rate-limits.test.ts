import { expect, test } from 'vitest';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { goodPassword, registration, sampleForm } from '../support/forms.ts';
import { makeLink, reviewOf } from '../support/review.ts';
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

  test('an author saves as often as an editor does, and no more, whoever else saves from there', async () => {
    const [author, neighbour] = [
      await registerAccount(server().send, 'author'),
      await registerAccount(server().send, 'neighbour'),
    ];
    const { id } = await saveNew(server().send, author.token);
    const save = (token: string) =>
      server().send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm() });
    const statuses = new Set<number>();
    for (let saved = 0; saved < 300; saved += 1) statuses.add((await save(author.token)).status);
    expect([...statuses]).toEqual([200]);
    const refused = await save(author.token);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await save(neighbour.token)).status).toBe(404);
    const reading = await server().send('GET', `/api/story/${id}/data`, { token: author.token });
    expect(reading.status).toBe(200);
    const guest = await server().send('PUT', `/api/StoryManagement/${id}`, { body: sampleForm() });
    expect(guest.status).toBe(401);
  });

  test('a guest comments on a draft as often as a user on a story, and no more', async () => {
    const { token } = await registerAccount(server().send, 'reviewed');
    const { id: storyId } = await saveNew(server().send, token);
    const { secret } = await makeLink(server().send, { token, storyId });
    const review = reviewOf(server().send, storyId);
    const guest = { secret, guest: 'the-key-of-a-guest' };
    await review.arrive(guest, { name: 'Нина' });
    const statuses = new Set<number>();
    for (let written = 0; written < 10; written += 1) {
      statuses.add((await review.openThread(guest)).status);
    }
    expect([...statuses]).toEqual([201]);
    const { body } = await review.threads(guest);
    expect((await review.openThread({ ...guest, guest: 'the-key-of-another' })).status).toBe(429);
    expect((await review.addComment(guest, body.items[0].id, 'Ещё.')).status).toBe(429);
    expect((await review.openThread({ token })).status).toBe(201);
  });

  test('an author invites as many people as they may know, and makes links without limit', async () => {
    const { token } = await registerAccount(server().send, 'inviting');
    const { id: storyId } = await saveNew(server().send, token);
    const make = (body: object) =>
      server().send('POST', `/api/story/${storyId}/review-links`, { token, body });
    const statuses = new Set<number>();
    for (let invited = 0; invited < 20; invited += 1) {
      const email = `reader-${invited}@example.org`;
      statuses.add((await make({ name: 'По имени', email })).status);
    }
    expect([...statuses]).toEqual([201]);
    expect((await make({ name: 'Ещё', email: 'one.more@example.org' })).status).toBe(429);
    expect((await make({ name: 'Для всех' })).status).toBe(201);
  });

  test('stories are written to files as often as a reader asks, and no more', async () => {
    const { token } = await registerAccount(server().send, 'keeper');
    const { id } = await saveNew(server().send, token, { isPublic: true });
    const get = () => server().send('GET', `/api/story/${id}/html`);
    const statuses = new Set<number>();
    for (let written = 0; written < 60; written += 1) statuses.add((await get()).status);
    expect([...statuses]).toEqual([200]);
    expect((await get()).status).toBe(429);
    expect((await server().send('GET', `/api/story/${id}/data`)).status).toBe(200);
  });
});

describeOnEngines('the place that is counted', (engine) => {
  const server = openTestServer(engine, { rateLimit: true, trustProxy: trustHops(1) });
  const linksFollowedFrom = async (addressOf: (number: number) => string) => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 61; sent += 1) {
      const headers = { 'x-forwarded-for': addressOf(sent) };
      const body = { token: `no such token ${sent}` };
      const { status } = await server().send('POST', '/auth/email/confirm', { body, headers });
      statuses.add(status);
    }
    return [...statuses];
  };

  test('is what the proxy saw, whatever the client says to have come through', async () => {
    expect(await linksFollowedFrom((sent) => `198.51.100.${sent}, 203.0.113.1`)).toEqual([
      410, 429,
    ]);
    expect(await linksFollowedFrom((sent) => `198.51.100.${sent}`)).toEqual([410]);
  });

  test('is the whole network of an IPv6 address, and no neighbour of an IPv4 one', async () => {
    const hex = (sent: number) => sent.toString(16);
    expect(await linksFollowedFrom((sent) => `2001:db8:0:1::${hex(sent)}`)).toEqual([410, 429]);
    expect(await linksFollowedFrom((sent) => `2001:db8:1:${hex(sent)}::1`)).toEqual([410]);
    expect(await linksFollowedFrom((sent) => `::ffff:192.0.2.${sent}`)).toEqual([410]);
  });
});
