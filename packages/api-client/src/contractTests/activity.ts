import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, doorsStory, lighthouseStory, unknownId } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { activity, audit } = contract;

/** The days on which the stories of the fixture world were written. */
const storyDay = lighthouseStory.createdAt.slice(0, 10);

/** What administrators see of what happens on the server. */
export const activityCases: ContractCase[] = [
  {
    name: 'activity has every day of its period, of everyone or of one author',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const of = async (userId?: string) => {
        const query = {
          startDate: storyDay,
          endDate: storyDay,
          ...(userId === undefined ? {} : { userId }),
        };
        const { items } = expectContract(
          activity.list,
          await call(activity.list, { query, token }),
        );
        expect(items.map(({ day }) => day)).toEqual([storyDay]);
        return items[0]?.newStories ?? 0;
      };
      expect(await of(lighthouseStory.ownerId)).toBeGreaterThan(0);
      expect(await of()).toBeGreaterThanOrEqual(await of(lighthouseStory.ownerId));
      expect(await of(unknownId)).toBe(0);
      expect(doorsStory.ownerId).not.toBe(lighthouseStory.ownerId);

      const query = { startDate: '2024-02-28', endDate: '2024-03-01' };
      const leap = expectContract(activity.list, await call(activity.list, { query, token }));
      expect(leap.items.map(({ day }) => day)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    },
  },
  {
    name: 'a period that ends before it begins, is too long or is none is refused by name',
    async run({ call, signIn, expectError }) {
      const token = await signIn(admin);
      for (const [query, path, code] of [
        [{ startDate: '2026-02-02', endDate: '2026-02-01' }, 'endDate', 'period-reversed'],
        [{ startDate: '2020-01-01', endDate: '2026-01-01' }, 'startDate', 'period-too-long'],
        [{ startDate: 'вчера' }, 'startDate', 'invalid_union'],
      ] as const) {
        for (const route of [activity.list, activity.summary, activity.exportCsv]) {
          const { errors } = expectError(
            await call(route, { query, token }),
            400,
            'request-invalid',
          );
          expect(errors).toEqual([expect.objectContaining({ path, code })]);
        }
      }
    },
  },
  {
    name: 'a period may be given by moments, and is the last thirty days where none is given',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const daysOf = async (query: Partial<Record<'startDate' | 'endDate', string>>) => {
        const answer = await call(activity.list, { query, token });
        return expectContract(activity.list, answer).items.map(({ day }) => day);
      };
      const [first, last] = ['2024-02-28T22:30:00.000Z', '2024-03-01T01:00:00+03:00'];
      const leap = ['2024-02-28', '2024-02-29'];
      expect(await daysOf({ startDate: first, endDate: last })).toEqual(leap);
      expect(await daysOf({ startDate: '2024-02-28T10:00', endDate: '2024-02-29' })).toEqual(leap);
      expect(await daysOf({})).toHaveLength(30);
      expect(await daysOf({ endDate: '2024-03-01' })).toHaveLength(30);
      const whole = await call(activity.summary, { query: {}, token });
      expectContract(activity.summary, whole);
      const own = await call(activity.summary, {
        query: { startDate: first, endDate: last },
        token,
      });
      expect(expectContract(activity.summary, own).previous).toBeDefined();
    },
  },
  {
    name: 'the summary compares a period with the one before',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const query = { period: 'year' } as const;
      const found = expectContract(
        activity.summary,
        await call(activity.summary, { query, token }),
      );
      expect(found.registrations).toBeGreaterThan(0);
      expect(found.completions).toBeLessThanOrEqual(found.starts);
      expect(found.previous.registrations).toBeTypeOf('number');
    },
  },
  {
    name: 'activity is exported as CSV, and the export is logged',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const query = { startDate: '2024-02-28', endDate: '2024-02-29' };
      const answer = await call(activity.exportCsv, { query, token });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(expectContract(activity.exportCsv, answer).replace(/^\ufeff/, '')).toBe(
        'day,starts,completions,registrations,newStories\r\n2024-02-28,0,0,0,0\r\n2024-02-29,0,0,0,0\r\n',
      );
      const log = await call(audit.list, { query: { action: 'activity-export' }, token });
      expect(expectContract(audit.list, log).items[0]).toMatchObject({ actor: { id: admin.id } });
    },
  },
];
