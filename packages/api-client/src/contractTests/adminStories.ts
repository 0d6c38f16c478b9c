import { expect } from 'vitest';
import { contract, dayOf, statisticsDays } from '../contract/index.ts';
import { admin } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { statistics, popular, dashboard } = contract.adminStories;

/** Figures over all stories, for administrators. */
export const adminStoryCases: ContractCase[] = [
  {
    name: 'figures over all stories add up, public and private ones',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const figures = expectContract(statistics, await call(statistics, { token }));
      expect(figures.publicStories).toBeGreaterThan(0);
      expect(figures.privateStories).toBeGreaterThan(0);
      expect(figures.publicStories + figures.privateStories).toBe(figures.totalStories);
      expect(figures.publicStoryViews + figures.privateStoryViews).toBe(figures.totalViews);
      expect(figures.completedPlaythroughs).toBeLessThanOrEqual(figures.totalPlaythroughs);
    },
  },
  {
    name: 'popular stories come with the most views first, as many as asked for',
    async run({ call, request, signIn, expectContract, expectError }) {
      const token = await signIn(admin);
      const { stories } = expectContract(
        popular,
        await call(popular, { query: { limit: 5 }, token }),
      );
      expect(stories).toHaveLength(5);
      const views = stories.map(({ viewCount }) => viewCount);
      expect(views).toEqual(views.toSorted((one, other) => other - one));
      expect(stories[0]?.authorName).not.toBe('');
      const usual = expectContract(popular, await call(popular, { token }));
      expect(usual.stories.slice(0, 5)).toEqual(stories);
      expect(usual.stories.length).toBeLessThanOrEqual(10);
      const path = '/api/admin/stories/popular?limit=1000';
      expectError(await request({ method: 'GET', path, token }), 400, 'request-invalid');
    },
  },
  {
    name: 'the dashboard tells thirty days, the oldest first',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const { days } = expectContract(dashboard, await call(dashboard, { token }));
      expect(days).toHaveLength(statisticsDays);
      const first = Date.parse(days[0]?.day ?? '');
      expect(days.map(({ day }) => day)).toEqual(
        days.map((_, index) => dayOf(first + index * 86_400_000)),
      );
    },
  },
];
