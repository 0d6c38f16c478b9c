import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { purgeReadingNetworks } from '../../src/services/statistics/purge-readings.ts';
import { readingsOfNetworkMaximum } from '../../src/services/statistics/record-reading.ts';
import { countPlay } from '../../src/services/stories/count-play.ts';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { sampleForm, toForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

describeOnEngines('stories', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' });
  const dataOf = (id: string, token?: string) =>
    server().send('GET', `/api/story/${id}/data`, { token });
  const update = (id: string, body: unknown) =>
    server().send('PUT', `/api/StoryManagement/${id}`, { token: author.token, body });

  test('ten thousand nodes are saved off the main thread and come back as they were', async () => {
    const story = generateStory(10_000);
    const { status, body } = await server().send('POST', '/api/StoryManagement/create', {
      token: author.token,
      body: toForm(story),
    });
    expect(status).toBe(201);
    expect(body.story.nodeCount).toBe(10_000);
    const saved = await dataOf(body.story.id, author.token);
    expect(saved.body.nodes).toEqual(story.nodes);
    expect(saved.body.connections).toEqual(story.connections);
  });

  test('of many saves from one version at once, one wins', async () => {
    const { id } = await saveNew(server().send, author.token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        update(id, sampleForm({ version: 1, title: `Правка ${index}` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const winner = answers.find(({ status }) => status === 200);
    const { body } = await dataOf(id, author.token);
    expect(body).toMatchObject({ version: 2, title: winner?.body.story.title });
  });

  test('facts that the server keeps cannot be brought along in a document', async () => {
    const { title, description, ...content } = sampleStory;
    const claimed = { ...content, id: 'mine', version: 99, isPublic: true, authorName: 'Некто' };
    const { id } = await saveNew(server().send, author.token, {
      title,
      description,
      content: JSON.stringify({ ...claimed, title: 'Другое', mood: 'тихо' }),
    });
    const { body, text } = await dataOf(id, author.token);
    expect(body).toMatchObject({ id, title, version: 1, isPublic: false, mood: 'тихо' });
    expect(body.authorName).toBe('Автор author');
    expect(text.match(/"version":/g)).toHaveLength(1);
  });

  test('an edit by another process is seen as well', async () => {
    const { id } = await saveNew(server().send, author.token, { isPublic: true });
    await dataOf(id);
    const { database } = server().services;
    await database
      .updateTable('story_documents')
      .set({ document: JSON.stringify({ ...sampleStory, title: 'Соседняя правка' }) })
      .where('story_id', '=', id)
      .execute();
    await database.updateTable('stories').set({ version: 2 }).where('id', '=', id).execute();
    expect((await dataOf(id)).body).toMatchObject({ title: 'Соседняя правка', version: 2 });
  });

  test('counters add up under many readers at once, each of whom is counted once', async () => {
    const { id } = await saveNew(server().send, author.token, { isPublic: true });
    const events = [
      { type: 'start', nodeId: 'beach' },
      { type: 'choice', nodeId: 'door' },
      { type: 'choice', nodeId: 'stairs' },
      { type: 'end', nodeId: 'morning' },
    ];
    const url = `/api/story/${id}/events`;
    const play = (remoteAddress: string) =>
      server().app.inject({ method: 'POST', url, payload: { events }, remoteAddress });
    const readers = Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`);
    // Of one network that an IPv6 reader has for themselves, and of another.
    const addresses = [...readers, '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'];
    await Promise.all([...addresses, ...addresses].map(play));
    const counters = await server()
      .services.database.selectFrom('story_counters')
      .selectAll()
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(counters).toMatchObject({ view_count: 12, choice_count: 52, completion_count: 12 });
  });

  test('a browser is a view a day, and an address at most 200, on every page that counts', async () => {
    const { id } = await saveNew(server().send, author.token, { isPublic: true });
    const { services, send } = server();
    const day = 24 * 60 * 60 * 1000;
    const today = services.now();
    const playAt = (time: number, readingId?: string, network = '203.0.113.1') =>
      countPlay(
        { ...services, now: () => time },
        {
          storyId: id,
          readerId: undefined,
          network,
          ...(readingId === undefined ? {} : { readingId }),
          events: Array.from({ length: 50 }, () => ({ type: 'start' as const, nodeId: 'beach' })),
        },
      );
    const counts = async () => {
      const { token } = author;
      const [card, list, figures, own] = await Promise.all([
        send('GET', `/api/story/${id}/card`),
        send('GET', '/api/StoryManagement/public'),
        send('GET', `/api/story/${id}/statistics`, { token }),
        send('GET', '/api/story', { token }),
      ]);
      const listed = ({ stories }: { stories: { id: string; viewCount: number }[] }) =>
        stories.find((story) => story.id === id)?.viewCount;
      const [count, ...others] = [
        card.body.viewCount as number,
        listed(list.body),
        figures.body.starts as number,
        listed(own.body),
      ];
      expect(others).toEqual(others.map(() => count));
      return count;
    };
    // A client without an id is one reader a day.
    await playAt(today);
    await playAt(today);
    expect(await counts()).toBe(1);
    await playAt(today + day);
    expect(await counts()).toBe(2);
    for (let browser = 1; browser < readingsOfNetworkMaximum; browser += 1) {
      await playAt(today, `browser-number-${browser}`);
    }
    expect(await counts()).toBe(201);
    await playAt(today, 'browser-number-1');
    await playAt(today, 'one-browser-too-many');
    expect(await counts()).toBe(201);
    await playAt(today, 'browser-elsewhere', '203.0.113.2');
    expect(await counts()).toBe(202);
    await purgeReadingNetworks({ ...services, now: () => today + 2 * day });
    const left = await services.database
      .selectFrom('reading_networks')
      .selectAll()
      .where('story_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
