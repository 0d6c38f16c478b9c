import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { makePlace, type Place } from '../support/engines.ts';
import { sampleForm } from '../support/forms.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const rounds = isFullRun ? 20 : 2;
const writers = 4;
const savesBeforeKill = 12;
const secret = 'one secret for every life of the server';

type Acknowledged = { version: number; title: string };

let place: Place;
let server: ServerProcess;
beforeAll(async () => {
  place = await makePlace('sqlite');
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await place?.remove();
});

/** Saves over one story again and again until the server dies, and keeps what it acknowledged. */
async function write(storyId: string, token: string, held: Acknowledged, onSave: () => void) {
  let last = held;
  for (let number = 1; ; number += 1) {
    const title = `Сохранение ${last.version}-${number}`;
    try {
      const { status, body } = await server.send('PUT', `/api/StoryManagement/${storyId}`, {
        token,
        body: sampleForm({ title, isPublic: true }),
      });
      if (status !== 200) throw new Error(`Saving was answered with ${status}.`);
      last = { version: body.story.version, title };
      onSave();
    } catch (error) {
      // fetch reports a server that is gone as a TypeError; anything else is a failure.
      if (error instanceof TypeError) return last;
      throw error;
    }
  }
}

/** Lets writers save, kills the server in the middle of it, and gives what each was last told. */
async function writeUntilKilled(
  ids: readonly string[],
  token: string,
  held: ReadonlyMap<string, Acknowledged>,
): Promise<Map<string, Acknowledged>> {
  let saves = 0;
  const onSave = () => {
    saves += 1;
    if (saves === savesBeforeKill) server.child.kill('SIGKILL');
  };
  const entries = ids.map(async (id) => {
    const before = held.get(id) ?? { version: 1, title: '' };
    return [id, await write(id, token, before, onSave)] as const;
  });
  return new Map(await Promise.all(entries));
}

test(`kill -9 under load, ${rounds} times, loses no acknowledged save`, async () => {
  const variables = { DATA_DIR: place.dataDirectory, JWT_SECRET: secret };
  server = await startProcess(variables);
  const { token } = await registerAccount(server.send, 'writer');
  const ids: string[] = [];
  for (let index = 0; index < writers; index += 1) {
    ids.push((await saveNew(server.send, token, { isPublic: true })).id);
  }

  let held = new Map<string, Acknowledged>();
  for (let round = 0; round < rounds; round += 1) {
    held = await writeUntilKilled(ids, token, held);
    server = await startProcess(variables);
    for (const [id, { version, title }] of held) {
      const story = await server.send('GET', `/api/story/${id}/data`, { token });
      // A save that was written but not yet answered when the server died may be there too.
      expect(story.body.version).toBeGreaterThanOrEqual(version);
      expect(story.body.version).toBeLessThanOrEqual(version + 1);
      expect(story.body.version === version ? story.body.title : title).toBe(title);
    }
  }
});
