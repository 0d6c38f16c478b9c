import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { purgeReadingEvents } from '../../src/services/statistics/purge-events.ts';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { openTestServer } from '../support/test-server.ts';

const startId = sampleStory.startNodeId ?? '';
const endId = sampleStory.nodes.find(({ type }) => type === 'end')?.id ?? '';
const day = 24 * 60 * 60 * 1000;

describeOnEngines('statistics of a story', (engine) => {
  let author: Account = { id: '', token: '' };
  const server = openTestServer(engine, {}, async ({ send }) => {
    author = await registerAccount(send, 'author');
  });
  const play = (id: string, readingId: string, types: string[]) =>
    server().send('POST', `/api/story/${id}/events`, {
      body: {
        readingId,
        version: 1,
        events: types.map((type) => ({ type, nodeId: type === 'end' ? endId : startId })),
      },
    });
  const statisticsOf = async (id: string) =>
    (await server().send('GET', `/api/story/${id}/statistics`, { token: author.token })).body;
  const eventCount = async (id: string) => {
    const { events } = await server()
      .services.database.selectFrom('reading_events')
      .select((expression) => expression.fn.countAll<number>().as('events'))
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow();
    return events;
  };

  test('batches that arrive at once are counted, each reading once', async () => {
    const { id } = await saveNew(server().send, author.token, { isPublic: true });
    const readings = Array.from({ length: 20 }, (_, index) => `parallel-reading-${index}`);
    const answers = await Promise.all(
      [...readings, ...readings].map((reading) => play(id, reading, ['start', 'end'])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await statisticsOf(id)).toMatchObject({ starts: 20, completions: 20 });
  });

  test('a private story is not there for its readers, and its figures stay', async () => {
    const { send, services } = server();
    const { id } = await saveNew(send, author.token, { isPublic: true });
    await play(id, 'reading-in-public', ['start', 'leave']);
    await services.database
      .updateTable('stories')
      .set({ is_public: 0 })
      .where('id', '=', id)
      .execute();
    expect((await play(id, 'reading-in-private', ['start'])).status).toBe(404);
    const { starts, nodes } = await statisticsOf(id);
    expect({ starts, nodes }).toEqual({
      starts: 1,
      nodes: [{ nodeId: startId, readers: 1, left: 1, ended: 0 }],
    });
  });

  test('events are deleted after 90 days, figures are not', async () => {
    const { services, send } = server();
    const { id } = await saveNew(send, author.token, { isPublic: true });
    await play(id, 'reading-of-long-ago', ['start', 'end']);
    const purgeAfter = (days: number) =>
      purgeReadingEvents({ ...services, now: () => services.now() + days * day });
    await purgeAfter(90);
    expect(await eventCount(id)).toBe(2);
    await purgeAfter(91);
    expect(await eventCount(id)).toBe(0);
    expect(await statisticsOf(id)).toMatchObject({ starts: 1, completions: 1 });
  });
});
