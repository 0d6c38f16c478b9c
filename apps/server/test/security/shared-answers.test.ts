import { partId, type Route } from '@dreamfork/api-client/contract';
import { admin, anna, boris } from '@dreamfork/api-client/fixtures';
import { sampleStory } from '@dreamfork/story/testing';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { contractRoutes, titleOf } from '../support/requests/contract-routes.ts';
import { exampleCall } from '../support/requests/example-call.ts';
import { type Things, unknownThings } from '../support/requests/things.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openSession } from '../support/sessions.ts';
import { type Answer, openTestServer } from '../support/test-server.ts';

const notes = [
  {
    id: 'n',
    text: 'Тайна',
    position: { x: 0, y: 0 },
    size: { width: 200, height: 100 },
    colour: 'yellow',
  },
];

const directives = ({ headers }: Answer): string[] =>
  String(headers['cache-control'] ?? '')
    .split(',')
    .map((directive) => directive.trim());

/** Whether a cache that obeys the answer keeps it for others. Without a word of the server many do. */
const isShared = (answer: Answer): boolean =>
  !directives(answer).some((one) => one === 'private' || one === 'no-store');

const varies = ({ headers }: Answer): string[] =>
  String(headers.vary ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

describeOnEngines('what shared caches may keep', (engine) => {
  const server = openTestServer(engine, {}, ({ services }) => seedMockData(services));
  const sessionOf = async (id: string) => String(await openSession(server().services, id));

  /** A story of Anna's with a picture, and everything else that a call may name. */
  async function makeThings(isPublic: boolean): Promise<Things> {
    const { send } = server();
    const token = await sessionOf(anna.id);
    const file = await upload(send, token, fileOf(png, 'а.png', 'image/png'));
    const story = { ...storyShowing([file.id]), title: file.id, notes };
    const { id } = await saveNew(send, token, toForm(story, { isPublic }));
    await send('PUT', `/content/${id}`, { token, body: { showsShares: true } });
    return {
      ...unknownThings,
      stories: [id],
      chapters: [partId(id, String(sampleStory.startNodeId))],
      choices: [partId(id, String(sampleStory.connections[0]?.id))],
      sessions: [String(decodeJwt(token).sid)],
      mediaFiles: [file.id],
    };
  }

  const made = new Map<boolean, Promise<Things>>();
  /** The same things for all calls that leave them as they are. */
  function thingsFor({ method }: Route, isPublic: boolean): Promise<Things> {
    if (method !== 'GET') return makeThings(isPublic);
    const things = made.get(isPublic) ?? makeThings(isPublic);
    made.set(isPublic, things);
    return things;
  }

  const askAs = async (route: Route, things: Things, userId?: string) => {
    const { method, path, body } = exampleCall(route, things);
    const token = userId === undefined ? {} : { token: await sessionOf(userId) };
    return server().send(method, path, { body, ...token });
  };

  const rows = contractRoutes.map((route) => ({ title: titleOf(route), route }));
  const people = { owner: anna.id, stranger: boris.id, admin: admin.id };

  test.each(rows)('$title', async ({ route }) => {
    for (const isPublic of [true, false]) {
      const things = await thingsFor(route, isPublic);
      const guest = await askAs(route, things);
      for (const [name, id] of Object.entries(people)) {
        const answer = await askAs(route, things, id);
        if (!isShared(answer)) continue;
        expect([name, route.method, answer.status]).toEqual([name, 'GET', guest.status]);
        expect(answer.bytes.equals(guest.bytes)).toBe(true);
        expect(answer.headers['cache-control']).toBe(guest.headers['cache-control']);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      if (!isShared(guest)) continue;
      expect([guest.status, isPublic]).toEqual([200, true]);
      expect(guest.headers['set-cookie']).toBeUndefined();
      const known = ['accept-encoding', 'authorization'];
      expect(varies(guest).filter((name) => !known.includes(name))).toEqual([]);
      // Only what everybody else gets with a session may be kept without asking for one.
      const own = await askAs(route, things, anna.id);
      const isSame = own.bytes.equals(guest.bytes);
      expect(isSame || varies(guest).includes('authorization')).toBe(true);
    }
  });

  test('the calls of readers are among them', async () => {
    const things = await makeThings(true);
    const shared: string[] = [];
    for (const { title, route } of rows) {
      if (route.method === 'GET' && isShared(await askAs(route, things))) shared.push(title);
    }
    expect(shared.toSorted()).toEqual([
      'GET /api/media/{id}/download',
      'GET /api/media/{id}/images/{name}',
      'GET /api/story/{id}/data',
      'GET /api/story/{id}/next',
      'GET /api/story/{id}/shares',
    ]);
  });
});
