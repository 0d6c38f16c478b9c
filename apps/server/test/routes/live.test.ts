import { decodeJwt } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { sampleForm } from '../support/forms.ts';
import { atRest, tellLive, watchLive, watchWithoutReading } from '../support/live.ts';
import { addMember } from '../support/members.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let accounts = 0;

/** A story, and how its author watches it. */
async function begin({ app, send }: TestServer) {
  accounts += 1;
  const name = `author${accounts}`;
  const { id: userId, token } = await registerAccount(send, name);
  const { id: storyId } = await saveNew(send, token);
  const watching = { address: app.listeningOrigin, token, storyId };
  const watch = () => {
    const watcher = watchLive(watching);
    onTestFinished(watcher.leave);
    return watcher;
  };
  const save = () => send('PUT', `/api/StoryManagement/${storyId}`, { token, body: sampleForm() });
  return { ...watching, userId, name: `Автор ${name}`, watching, watch, save };
}

const listen = async ({ app }: TestServer) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
};

describeOnBothEngines('a story that is watched', (engine) => {
  const server = openTestServer(engine, { rateLimit: true }, listen);

  test('tells of each save at once, with the name of who saved', async () => {
    const { watch, save, name } = await begin(server());
    const [one, other] = [watch(), watch()];
    expect(await one.next('welcome')).toMatchObject({ version: 1 });
    await other.next('welcome');
    await save();
    expect(await one.next('version')).toEqual({ type: 'version', version: 2, by: name });
    expect(await other.next('version')).toEqual({ type: 'version', version: 2, by: name });
  });

  test('finds a save whose wake-up was lost', async () => {
    const { watch, storyId } = await begin(server());
    const watcher = watch();
    await watcher.next('welcome');
    await server()
      .services.database.updateTable('stories')
      .set({ version: 7 })
      .where('id', '=', storyId)
      .execute();
    expect(await watcher.next('version')).toEqual({ type: 'version', version: 7, by: null });
  });

  test('shows who comes, what they do, and who leaves', async () => {
    const { watch, watching, userId, name } = await begin(server());
    const one = watch();
    const { personId, people } = await one.next('welcome');
    expect(people).toEqual([]);
    const other = watch();
    const second = await other.next('welcome');
    expect(second.people).toMatchObject([{ id: personId, userId, name, presence: atRest }]);
    const { person: came } = await one.next('person');
    expect(came).toMatchObject({ id: second.personId, userId, colour: second.people[0]?.colour });

    const presence = { ...atRest, selection: ['a', 'b'], writing: 'a' };
    expect(await tellLive(watching, { personId: second.personId, presence })).toBe(200);
    expect(await one.next('person')).toMatchObject({ person: { id: second.personId, presence } });
    await other.leave();
    expect(await one.next('left')).toEqual({ type: 'left', personId: second.personId });
  });

  test('names the co-author who saved, and ends with their membership', async () => {
    const { watch, watching, storyId } = await begin(server());
    const { send, services } = server();
    const writer = await registerAccount(send, `writer${accounts}`);
    await addMember(services, storyId, writer.id);
    const theirs = watchLive({ ...watching, token: writer.token });
    onTestFinished(theirs.leave);
    const { personId } = await theirs.next('welcome');
    const own = watch();
    const { people } = await own.next('welcome');
    expect(people.map(({ id, colour }) => ({ id, colour }))).toEqual([
      { id: personId, colour: expect.any(Number) },
    ]);
    const { person } = await theirs.next('person');
    expect(person.colour).not.toBe(people[0]?.colour);
    const body = sampleForm();
    await send('PUT', `/api/StoryManagement/${storyId}`, { token: writer.token, body });
    const name = `Автор writer${accounts}`;
    expect(await own.next('version')).toEqual({ type: 'version', version: 2, by: name });
    await send('DELETE', `/api/story/${storyId}/members/${writer.id}`, { token: watching.token });
    expect(await theirs.ended).toEqual({ ok: true, value: 'access' });
    expect(await own.next('left')).toEqual({ type: 'left', personId });
  });

  test('tells both at once when the story is handed over', async () => {
    const { watch, watching, storyId } = await begin(server());
    const { send, services } = server();
    const heir = await registerAccount(send, `heir${accounts}`);
    await addMember(services, storyId, heir.id);
    const theirs = watchLive({ ...watching, token: heir.token });
    onTestFinished(theirs.leave);
    const own = watch();
    expect(await own.next('role')).toEqual({ type: 'role', role: 'owner' });
    expect(await theirs.next('role')).toEqual({ type: 'role', role: 'co-author' });
    const body = { userId: heir.id };
    await send('PUT', `/api/story/${storyId}/owner`, { token: watching.token, body });
    expect(await own.next('role')).toEqual({ type: 'role', role: 'co-author' });
    expect(await theirs.next('role')).toEqual({ type: 'role', role: 'owner' });
  });

  test('ends the former stream of who comes back, and of nobody else', async () => {
    const { watching, watch, storyId, save } = await begin(server());
    const { send, services } = server();
    const writer = await registerAccount(send, `returner${accounts}`);
    await addMember(services, storyId, writer.id);
    const watchAs = (token: string, instead?: string) => {
      const watcher = watchLive({ ...watching, token, ...(instead ? { instead } : {}) });
      onTestFinished(watcher.leave);
      return watcher;
    };
    const own = watch();
    const { personId } = await own.next('welcome');
    // The co-author names the stream of the author, and one that is not there.
    const former = watchAs(writer.token, personId);
    const { personId: formerId, people } = await former.next('welcome');
    expect(people.map(({ id }) => id)).toEqual([personId]);
    const elsewhere = await begin(server());
    const other = elsewhere.watch();
    const { personId: otherId } = await other.next('welcome');
    await watchAs(watching.token, otherId).next('welcome');

    const back = watchAs(writer.token, formerId);
    const welcome = await back.next('welcome');
    expect(welcome.people.map(({ id }) => id)).not.toContain(formerId);
    expect(await former.ended).toMatchObject({ error: { kind: 'network' } });
    expect(await own.next('left')).toEqual({ type: 'left', personId: formerId });
    await save();
    await own.next('version');
    await elsewhere.save();
    await other.next('version');
  });

  test('has room for who comes back', async () => {
    const { watch, watching } = await begin(server());
    const watchers = [watch(), watch(), watch(), watch(), watch()];
    const [first] = await Promise.all(watchers.map((watcher) => watcher.next('welcome')));
    const back = watchLive({ ...watching, ...(first ? { instead: first.personId } : {}) });
    onTestFinished(back.leave);
    expect((await back.next('welcome')).people).toHaveLength(4);
  });

  test('knows nobody by the stream of somebody else', async () => {
    const { watch, watching } = await begin(server());
    const one = watch();
    await one.next('welcome');
    const other = await begin(server());
    const { personId } = await other.watch().next('welcome');
    const known = engine === 'sqlite' ? 404 : 200;
    expect(await tellLive(watching, { personId, presence: atRest })).toBe(known);
    expect(
      await tellLive({ ...watching, token: other.token }, { personId, presence: atRest }),
    ).toBe(404);
  });

  test.each([
    [
      'is deleted',
      async ({ storyId, token }: { storyId: string; token: string }) => {
        await server().send('DELETE', `/api/story/${storyId}`, { token });
      },
    ],
    [
      'is watched by an ended session',
      async ({ token }: { token: string }) => {
        await server().send('POST', '/auth/logout', { token });
      },
    ],
    [
      'is watched by a blocked user',
      async ({ userId }: { userId: string }) => {
        const { database } = server().services;
        await setUser(database, userId, { status: 'Banned' });
      },
    ],
  ] as const)('that %s ends its streams', async (_, end) => {
    const begun = await begin(server());
    const watcher = begun.watch();
    await watcher.next('welcome');
    await end(begun);
    expect(await watcher.ended).toEqual({ ok: true, value: 'access' });
    expect(server().services.live.streams()).toBe(0);
  });

  test('has room for so many streams of a user', async () => {
    const { watch } = await begin(server());
    for (const watcher of [watch(), watch(), watch(), watch(), watch()])
      await watcher.next('welcome');
    expect(await watch().ended).toMatchObject({
      error: { status: 429, code: 'live-too-many', message: expect.any(String) },
    });
  });

  test('takes what somebody does twice a second', async () => {
    const { watch, watching } = await begin(server());
    const { personId } = await watch().next('welcome');
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () => tellLive(watching, { personId, presence: atRest })),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429,
    ]);
  });

  test('refuses a presence that is too large', async () => {
    const { watch, watching } = await begin(server());
    const { personId } = await watch().next('welcome');
    const selection = Array.from({ length: 50 }, () => 'ы'.repeat(200));
    expect(await tellLive(watching, { personId, presence: { ...atRest, selection } })).toBe(413);
  });

  test('tells a reader who did not read that they are behind, and who is there', async () => {
    const { watch, watching, storyId, userId } = await begin(server());
    const one = watch();
    const { personId } = await one.next('welcome');
    const slow = await watchWithoutReading(watching);
    onTestFinished(slow.leave);
    await one.next('person');
    const { live } = server().services;
    const viewer = {
      user: { id: userId, display_name: '' },
      sessionId: String(decodeJwt(watching.token).sid),
    };
    const selection = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(100, 'x'));
    for (let told = 0; told < 3000; told += 1) {
      const presence = { ...atRest, selection, viewport: { x: told, y: 0, zoom: 1 } };
      await live.tell({ storyId, viewer, personId, presence });
    }
    await live.tell({ storyId, viewer, personId, presence: { ...atRest, writing: 'last' } });
    const events = await slow.readUntil(
      (event) => event.type === 'person' && event.person.presence.writing === 'last',
    );
    const behind = events.findLastIndex(({ type }) => type === 'behind');
    expect(behind).toBeGreaterThan(0);
    expect(events.slice(behind + 1)).toEqual([
      { type: 'version', version: 1, by: null },
      { type: 'role', role: 'owner' },
      { type: 'person', person: expect.objectContaining({ id: personId }) },
    ]);
    expect(events.length).toBeLessThan(3000);
  });
});
