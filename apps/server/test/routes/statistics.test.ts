import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { purgeReadings } from '../../src/services/statistics/purge-readings.ts';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const startId = sampleStory.startNodeId ?? '';
const endId = sampleStory.nodes.find(({ type }) => type === 'end')?.id ?? '';
const inFrame = { source: 'embed', device: 'phone' };
const day = 24 * 60 * 60 * 1000;

describeOnEngines('statistics of a story', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' });
  const play = (id: string, readingId: string, types: string[], place: object = {}) =>
    server().send('POST', `/api/story/${id}/events`, {
      body: {
        readingId,
        version: 1,
        ...place,
        events: types.map((type) => ({ type, nodeId: type === 'end' ? endId : startId })),
      },
    });
  const statisticsOf = async (id: string, query = '') =>
    (await server().send('GET', `/api/story/${id}/statistics${query}`, { token: author.token }))
      .body;
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

  test('a period has the figures of its days alone', async () => {
    const { services, send } = server();
    const { id } = await saveNew(send, author.token, { isPublic: true });
    await play(id, 'reading-of-this-day', ['start', 'end']);
    await play(id, 'reading-of-last-week', ['start', 'leave']);
    await services.database
      .insertInto('reading_days')
      .columns(['story_id', 'day', 'version', 'figure', 'part', 'choice_id', 'count'])
      .expression((from) =>
        from
          .selectFrom('reading_days')
          .select([
            'story_id',
            from.val(new Date(services.now() - 8 * day).toISOString().slice(0, 10)).as('day'),
            'version',
            'figure',
            'part',
            'choice_id',
            'count',
          ])
          .where('story_id', '=', id),
      )
      .execute();
    const [week, month] = await Promise.all(
      ['?period=week', '?period=month&version=1'].map((query) => statisticsOf(id, query)),
    );
    expect(week).toMatchObject({ starts: 2, completions: 1 });
    expect(month).toMatchObject({ starts: 4, completions: 2 });
    expect(month.nodes).toContainEqual({ nodeId: startId, readers: 4, left: 2, ended: 0 });
    expect(await statisticsOf(id, '?period=month&version=2')).toMatchObject({ starts: 0 });
    expect(await statisticsOf(id)).toMatchObject({ starts: 2, completions: 1 });
  });

  test('events are deleted after 90 days, figures are not', async () => {
    const { services, send } = server();
    const { id } = await saveNew(send, author.token, { isPublic: true });
    await play(id, 'reading-of-long-ago', ['start', 'end'], inFrame);
    const purgeAfter = (days: number) =>
      purgeReadings({ ...services, now: () => services.now() + days * day });
    await purgeAfter(90);
    expect(await eventCount(id)).toBe(2);
    await purgeAfter(91);
    expect(await eventCount(id)).toBe(0);
    expect(await statisticsOf(id)).toMatchObject({ starts: 1, completions: 1 });
    const [always, week] = await Promise.all(
      ['?source=embed', '?source=embed&period=week'].map((query) => statisticsOf(id, query)),
    );
    expect(always).toMatchObject({ starts: 1, completions: 1 });
    expect(always.days.at(-1)).toMatchObject({ starts: 0 });
    expect(week).toMatchObject({ starts: 0, completions: 0, nodes: [] });
  });

  test('who leaves and comes back counts nowhere as gone, also where they read', async () => {
    const { id } = await saveNew(server().send, author.token, { isPublic: true });
    await play(id, 'reading-with-a-break', ['start', 'leave'], inFrame);
    expect((await statisticsOf(id, '?source=embed')).nodes).toEqual([
      { nodeId: startId, readers: 1, left: 1, ended: 0 },
    ]);
    await play(id, 'reading-with-a-break', ['node'], { source: 'site', device: 'desktop' });
    for (const query of ['?source=embed', '?device=phone&period=week', '']) {
      expect((await statisticsOf(id, query)).nodes).toEqual([
        { nodeId: startId, readers: 1, left: 0, ended: 0 },
      ]);
    }
    expect(await statisticsOf(id, '?source=site')).toMatchObject({ starts: 0, nodes: [] });
  });

  test('the shares may be kept for minutes', async () => {
    const { send } = server();
    const { id } = await saveNew(send, author.token, { isPublic: true });
    const body = { showsShares: true };
    expect((await send('PUT', `/content/${id}`, { token: author.token, body })).status).toBe(200);
    const shares = await send('GET', `/api/story/${id}/shares`);
    expect(shares.status).toBe(200);
    expect(shares.headers['cache-control']).toBe('public, max-age=300, s-maxage=60');
  });
});
