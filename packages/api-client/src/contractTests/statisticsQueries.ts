import { expect } from 'vitest';
import { contract, type StatisticsQuery } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import {
  choose,
  first,
  leaving,
  node,
  opening,
  openStory,
  play,
  readStatistics,
  second,
  third,
  toSea,
} from './playedStory.ts';

const onPhone = { source: 'embed', device: 'phone' } as const;
const onDesktop = { source: 'site', device: 'desktop' } as const;

/** Statistics by source, device and period, and of all stories of an author in a week. */
export const statisticsQueryCases: ContractCase[] = [
  {
    name: 'readings are told apart by where they happen',
    async run(context) {
      const { id, token } = await openStory(context, 'В рамке и на телефоне');
      await play(context, { id, readingId: first, ...onPhone, events: toSea });
      // A reading stays where it began.
      await play(context, { id, readingId: second, ...onDesktop, events: opening });
      await play(context, { id, readingId: second, ...onPhone, events: [choose(1)] });
      await play(context, { id, readingId: third, source: 'embed', events: leaving });
      const of = (query: StatisticsQuery) => readStatistics(context, token, { id, ...query });
      expect(await of({})).toMatchObject({ starts: 3, completions: 1 });
      for (const query of [{ source: 'embed' }, { device: 'phone' }, onPhone] as const) {
        for (const period of [{}, { period: 'week' }, { version: 1 }] as const) {
          const found = await of({ ...query, ...period });
          expect(found).toMatchObject({ starts: 1, completions: 1 });
          expect(found.nodes).toEqual([node('sea', 1, 0, 1), node('start', 1), node('stone', 1)]);
          expect(found.days.at(-1)).toMatchObject({ starts: 1, completions: 1 });
        }
      }
      const desktop = await of({ device: 'desktop' });
      expect(desktop.choices.map(({ choiceId }) => choiceId)).toEqual(['small-stone-choice-1']);
      const nobody = { starts: 0, nodes: [], choices: [] };
      expect(await of({ source: 'element' })).toMatchObject(nobody);
      expect(await of({ source: 'site', device: 'phone' })).toMatchObject(nobody);
      expect(await of({ ...onPhone, version: 9 })).toMatchObject(nobody);
    },
  },
  {
    name: 'a period before the present one holds nothing of today',
    async run(context) {
      const { id, token } = await openStory(context, 'Прочитанная сегодня');
      await play(context, { id, readingId: first, ...onPhone, events: toSea });
      for (const period of ['previous-week', 'previous-month'] as const) {
        for (const query of [{ period }, { period, ...onPhone }]) {
          const found = await readStatistics(context, token, { id, ...query });
          expect(found).toMatchObject({ starts: 0, completions: 0, nodes: [], choices: [] });
        }
      }
    },
  },
  {
    name: 'the week holds the readings of one’s own stories alone',
    async run(context) {
      const { call, expectContract } = context;
      const { week } = contract.statistics;
      const weekOf = async (token: string) => expectContract(week, await call(week, { token }));
      const { id, token } = await openStory(context, 'Прочитанная на неделе');
      const others = await context.signIn(anna);
      const [own, foreign] = [await weekOf(token), await weekOf(others)];
      await play(context, { id, readingId: first, events: toSea });
      await play(context, { id, readingId: second, events: leaving });
      expect(await weekOf(token)).toEqual({
        ...own,
        starts: own.starts + 2,
        completions: own.completions + 1,
      });
      expect(await weekOf(others)).toEqual(foreign);
    },
  },
];
