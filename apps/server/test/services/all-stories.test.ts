import { mockData } from '@dreamfork/api-client/fixtures';
import { expect, test } from 'vitest';
import { addFigures } from '../../src/services/statistics/add-figures.ts';
import { createAllStories } from '../../src/services/statistics/all-stories.ts';
import { createUser } from '../../src/services/users/create-user.ts';
import { describeOnEngines } from '../support/engines.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openTestServer } from '../support/test-server.ts';

const day = 24 * 60 * 60 * 1000;
const today = Date.UTC(2030, 5, 30, 23, 59);

describeOnEngines('figures over all stories', (engine) => {
  const server = openTestServer(engine, {}, ({ services }) => seedMockData(services));

  test('are those of the stories, the readings and the last thirty days', async () => {
    const { services } = server();
    const { database } = services;
    const [first, second] = mockData.stories;
    for (const [story, at] of [
      [first, '2030-06-30'],
      [second, '2030-06-30'],
      [second, '2030-06-01'],
      [second, '2030-05-31'],
    ] as const) {
      await database.transaction().execute((transaction) =>
        addFigures(transaction, { storyId: story?.id ?? '', version: 1, day: at, segment: null }, [
          { figure: 'start', by: 1 },
          { figure: 'day-start', part: at, by: 1 },
        ]),
      );
    }
    await createUser(database, {
      id: 'newcomer',
      username: 'newcomer',
      email: 'newcomer@example.org',
      displayName: 'Новичок',
      passwordHash: null,
      role: 'User',
      isEmailConfirmed: true,
      createdAt: today - 29 * day,
    });
    await database
      .updateTable('stories')
      .set({ created_at: today })
      .where('id', '=', first?.id ?? '')
      .execute();
    const all = createAllStories({ ...server().services, now: () => today });
    const begun = mockData.stories.reduce((sum, { viewCount }) => sum + viewCount, 4);
    const figures = await all.readStatistics();
    expect(figures).toMatchObject({
      totalStories: mockData.stories.length,
      publicStories: mockData.stories.filter(({ isPublic }) => isPublic).length,
      totalViews: begun,
      totalPlaythroughs: begun,
      completedPlaythroughs: 0,
    });
    const { days } = await all.readDashboard();
    expect(days[0]).toEqual({ day: '2030-06-01', users: 1, stories: 0, reads: 1 });
    expect(days.at(-1)).toEqual({ day: '2030-06-30', users: 0, stories: 1, reads: 2 });
    expect(days.reduce((sum, { reads }) => sum + reads, 0)).toBe(3);
    const read = async (storyId: string, at: string) =>
      database
        .transaction()
        .execute((transaction) =>
          addFigures(transaction, { storyId, version: 1, day: at, segment: null }, [
            { figure: 'day-start', part: at, by: 1 },
          ]),
        );
    await read(first?.id ?? '', '2030-06-01');
    await read(first?.id ?? '', '2030-06-30');
    // Several processes at once, each without a figure in memory.
    const later = await Promise.all(
      Array.from({ length: 5 }, () =>
        createAllStories({ ...server().services, now: () => today }).readDashboard(),
      ),
    );
    for (const { days: again } of later) {
      // A day that is over is not counted again; the present one is.
      expect([again[0]?.reads, again.at(-1)?.reads]).toEqual([1, 3]);
      expect(again).toHaveLength(30);
    }
    const [most] = await all.readPopular();
    const counts = mockData.stories.map(
      ({ id, viewCount }) => viewCount + (id === first?.id ? 1 : id === second?.id ? 3 : 0),
    );
    expect(most?.viewCount).toBe(Math.max(...counts));
  });
});
