import { dayOf } from '@dreamfork/api-client/contract';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { listParts } from '../../src/document/list-parts.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { openTestServer } from '../support/test-server.ts';

const nodeId = sampleStory.startNodeId ?? '';
const readers = 30;

describeOnBothEngines('readings of one story at once', (engine) => {
  const server = openTestServer(engine);
  const viewsOf = (id: string) =>
    server()
      .services.database.selectFrom('story_counters')
      .select('view_count')
      .where('story_id', '=', id)
      .executeTakeFirst()
      .then((row) => row?.view_count);
  const play = (id: string, reader: number) =>
    server().send('POST', `/api/story/${id}/events`, {
      body: { readingId: `reading ${reader} of a test`, events: [{ type: 'start', nodeId }] },
    });

  const playAll = (id: string) =>
    Promise.all(Array.from({ length: readers }, (_, reader) => play(id, reader))).then((answers) =>
      answers.map(({ status }) => status),
    );
  const accepted = Array<number>(readers).fill(200);

  test('are all counted', async () => {
    const { send } = server();
    const author = await registerAccount(send, 'author');
    const { id } = await saveNew(send, author.token, { isPublic: true });
    expect(await playAll(id)).toEqual(accepted);
    expect(await viewsOf(id)).toBe(readers);
  });

  // SQLite has one connection.
  test.skipIf(engine === 'sqlite')('leave connections to others while they wait', async () => {
    const { send, services } = server();
    const author = await registerAccount(send, 'writer');
    const { id } = await saveNew(send, author.token, { isPublic: true });
    // Makes the row that they wait for.
    await play(id, readers);
    const { playing, list } = await services.database.transaction().execute(async (held) => {
      const counters = held.selectFrom('story_counters').where('story_id', '=', id);
      await counters.select('view_count').forUpdate().execute();
      const statuses = playAll(id);
      return { playing: { statuses }, list: await send('GET', '/api/StoryManagement/public') };
    });
    expect(list.status).toBe(200);
    expect(await playing.statuses).toEqual(accepted);
  });

  test('one that fails does not fail the others', async () => {
    const { send, services } = server();
    const author = await registerAccount(send, 'another');
    const { id } = await saveNew(send, author.token, { isPublic: true });
    const record = (storyId: string) =>
      services.readings.record({
        storyId,
        readingId: `of ${storyId}`,
        network: 'a network',
        version: 1,
        segment: null,
        parts: listParts(JSON.stringify(sampleStory)),
        events: [{ type: 'start', nodeId }],
        day: dayOf(services.now()),
      });
    const ends = await Promise.allSettled([id, 'a story that is gone', id].map(record));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await viewsOf(id)).toBe(1);
  });
});
