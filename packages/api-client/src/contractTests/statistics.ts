import { readingsForShares } from '@dreamfork/story';
import { expect } from 'vitest';
import {
  contract,
  type PlayEvents,
  type StatisticsQuery,
  statisticsDays,
} from '../contract/index.ts';
import { admin, anna, boris, lighthouseStory, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { content, stories } = contract;
const { data, recordPlay, update } = stories;
const { story: statistics } = contract.statistics;

type Events = PlayEvents['events'];

const choose = (number: number) => ({
  type: 'choice' as const,
  nodeId: 'small-stone',
  choiceId: `small-stone-choice-${number}`,
});
const opening: Events = [
  { type: 'start', nodeId: 'small-start' },
  { type: 'node', nodeId: 'small-stone' },
];
const toSea: Events = [
  ...opening,
  choose(2),
  { type: 'node', nodeId: 'small-sea' },
  { type: 'end', nodeId: 'small-sea', seconds: 60 },
];
const onPhone = { source: 'embed', device: 'phone' } as const;
const onDesktop = { source: 'site', device: 'desktop' } as const;
const leaving: Events = [...opening, { type: 'leave', nodeId: 'small-stone' }];

const readingIds = ['first', 'second', 'third'].map((name) => `reading-of-the-${name}`);
const [first = '', second = '', third = ''] = readingIds;

type Played = Omit<PlayEvents, 'readingId'> & { id: string; readingId: string; token?: string };

async function play({ call, expectContract }: CaseContext, { id, token, ...rest }: Played) {
  const body = { version: 1, ...rest };
  const request = { params: { id }, body, ...(token === undefined ? {} : { token }) };
  expectContract(recordPlay, await call(recordPlay, request));
}

async function readStatistics(
  { call, expectContract }: CaseContext,
  token: string,
  { id, ...query }: { id: string } & StatisticsQuery,
) {
  return expectContract(statistics, await call(statistics, { params: { id }, query, token }));
}

/** A public story of Boris' to be read. */
async function openStory(context: CaseContext, title: string) {
  const token = await context.signIn(boris);
  const { id } = await createStory(context, token, title, { isPublic: true });
  return { id, token };
}

const node = (name: string, readers: number, left = 0, ended = 0) => ({
  nodeId: `small-${name}`,
  readers,
  left,
  ended,
});

/** What an author sees of their readers. */
export const statisticsCases: ContractCase[] = [
  {
    name: 'the statistics of a story that nobody has read are zero',
    async run(context) {
      const { id, token } = await openStory(context, 'Непрочитанная');
      const found = await readStatistics(context, token, { id });
      expect(found).toMatchObject({ version: null, versions: [], starts: 0, completions: 0 });
      expect(found).toMatchObject({ medianSeconds: null, nodes: [], choices: [] });
      expect(found.days).toHaveLength(statisticsDays);
      expect(found.days.every(({ starts }) => starts === 0)).toBe(true);
    },
  },
  {
    name: 'the statistics follow from what was played',
    async run(context) {
      const { id, token } = await openStory(context, 'Прочитанная трижды');
      await play(context, { id, readingId: first, events: toSea });
      await play(context, { id, readingId: second, events: leaving });
      await play(context, { id, readingId: third, events: leaving });
      await play(context, { id, readingId: third, events: [choose(1)] });
      const found = await readStatistics(context, token, { id });
      expect(found).toMatchObject({ starts: 3, completions: 1 });
      expect(found.nodes).toEqual([node('sea', 1, 0, 1), node('start', 3), node('stone', 3, 1)]);
      expect(found.choices.map(({ choiceId, chosen }) => [choiceId, chosen])).toEqual([
        ['small-stone-choice-1', 1],
        ['small-stone-choice-2', 1],
      ]);
      expect(Math.abs((found.medianSeconds ?? 0) - 60)).toBeLessThanOrEqual(3);
      expect(found.days.at(-1)).toMatchObject({ starts: 3, completions: 1 });
      for (const period of ['week', 'month'] as const) {
        expect(await readStatistics(context, token, { id, period })).toEqual(found);
      }
    },
  },
  {
    name: 'a reading counts once, however often it comes by',
    async run(context) {
      const { id, token } = await openStory(context, 'Прочитанная по кругу');
      for (const events of [toSea, toSea, [...toSea, ...toSea], leaving]) {
        await play(context, { id, readingId: first, events });
      }
      const found = await readStatistics(context, token, { id });
      expect(found).toMatchObject({ starts: 1, completions: 1 });
      expect(found.nodes).toEqual([node('sea', 1, 0, 1), node('start', 1), node('stone', 1)]);
      expect(found.choices).toHaveLength(1);
    },
  },
  {
    name: 'what the version lacks, and the owner’s own reading, do not count',
    async run(context) {
      const { id, token } = await openStory(context, 'Выдуманная чтецом');
      await play(context, { id, readingId: first, token, events: toSea });
      await play(context, { id, readingId: second, version: 9, events: toSea });
      const invented: Events = [
        { type: 'node', nodeId: 'elsewhere' },
        choose(9),
        { type: 'choice', nodeId: 'small-stone' },
        { type: 'end', nodeId: 'elsewhere' },
      ];
      await play(context, { id, readingId: third, events: invented });
      expect(await readStatistics(context, token, { id })).toMatchObject({ starts: 0, nodes: [] });
    },
  },
  {
    name: 'the statistics of a version are its own, and a reading belongs to one version',
    async run(context) {
      const { call, expectContract } = context;
      const { id, token } = await openStory(context, 'Изменённая при чтении');
      await play(context, { id, readingId: first, events: leaving });
      const body = saveForm(smallStory('Изменённая при чтении'), {
        isPublic: true,
        replacedVersionName: 'Первая',
      });
      expectContract(update, await call(update, { params: { id }, token, body }));
      await play(context, { id, readingId: second, version: 2, events: toSea });
      await play(context, { id, readingId: first, version: 2, events: toSea });
      const all = await readStatistics(context, token, { id });
      expect(all).toMatchObject({ starts: 2, completions: 1 });
      expect(all.versions).toEqual([
        { version: 2, starts: 1 },
        { version: 1, starts: 1 },
      ]);
      const old = await readStatistics(context, token, { id, version: 1 });
      expect(old).toMatchObject({ version: 1, starts: 1, completions: 0, medianSeconds: null });
      expect(old.nodes).toEqual([node('start', 1), node('stone', 1, 1)]);
    },
  },
  {
    name: 'a story whose author does not want it counts no readings, and says so',
    async run(context) {
      const { call, expectContract } = context;
      const { id, token } = await openStory(context, 'Непосчитанная');
      await play(context, { id, readingId: first, events: toSea });
      const set = async (countsReadings: boolean) => {
        const request = { params: { id }, body: { countsReadings }, token };
        return expectContract(content.update, await call(content.update, request));
      };
      const read = async () => expectContract(data, await call(data, { params: { id } }));
      const { version } = await read();
      expect(await set(false)).toMatchObject({ countsReadings: false, version });
      expect((await read()).countsReadings).toBe(false);
      const card = expectContract(stories.card, await call(stories.card, { params: { id } }));
      expect(card.countsReadings).toBeUndefined();
      await play(context, { id, readingId: second, events: toSea });
      expect(await readStatistics(context, token, { id })).toMatchObject({ starts: 1 });
      expect(await set(true)).toMatchObject({ countsReadings: true, version });
      expect((await read()).countsReadings).toBeUndefined();
      await play(context, { id, readingId: third, events: toSea });
      expect(await readStatistics(context, token, { id })).toMatchObject({ starts: 2 });
    },
  },
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
      const { call, expectContract, expectError } = context;
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
      expectError(await call(week, {}), 401, 'unauthorized');
    },
  },
  {
    name: 'readers see shares where the author allows it, and only of enough choices',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { shares } = contract.statistics;
      const { id, token } = await openStory(context, 'С долями для читателей');
      const params = { id };
      const set = async (body: { showsShares: boolean }) =>
        expectContract(content.update, await call(content.update, { params, body, token }));
      const readData = async () => expectContract(data, await call(data, { params }));
      const readShares = async () => expectContract(shares, await call(shares, { params }));
      expectError(await call(shares, { params }), 404, 'story-not-found');
      expect((await readData()).showsShares).toBeUndefined();
      const { version } = await readData();
      expect(await set({ showsShares: true })).toMatchObject({ showsShares: true, version });
      expect((await readData()).showsShares).toBe(true);
      const card = expectContract(stories.card, await call(stories.card, { params }));
      expect(card.showsShares).toBeUndefined();
      for (let number = 0; number < readingsForShares; number += 1) {
        expect(await readShares()).toEqual({ nodes: [] });
        const events = [...opening, choose(number % 3 === 0 ? 1 : 2)];
        await play(context, { id, readingId: `reading-for-shares-${number}`, events });
      }
      const [found, ...rest] = (await readShares()).nodes;
      expect(rest).toEqual([]);
      expect(found?.nodeId).toBe('small-stone');
      expect(new Map(found?.choices.map(({ choiceId, percent }) => [choiceId, percent]))).toEqual(
        new Map([
          ['small-stone-choice-1', 33],
          ['small-stone-choice-2', 67],
        ]),
      );
      expect(await set({ showsShares: false })).toMatchObject({ showsShares: false });
      expectError(await call(shares, { params }), 404, 'story-not-found');
      expect((await readData()).showsShares).toBeUndefined();
      await set({ showsShares: true });
      const hidden = { params, body: { publish: false }, token };
      expectContract(content.publish, await call(content.publish, hidden));
      expectError(await call(shares, { params }), 404, 'story-not-found');
    },
  },
  {
    name: 'statistics are there for the owner alone',
    async run({ call, signIn, expectError }) {
      for (const id of [lighthouseStory.id, unknownId]) {
        const params = { id };
        for (const who of [boris, admin]) {
          const response = await call(statistics, { params, token: await signIn(who) });
          expectError(response, 404, 'story-not-found');
        }
        expectError(await call(statistics, { params }), 401, 'unauthorized');
      }
      const params = { id: lighthouseStory.id };
      for (const query of [
        { version: 0 },
        { period: 'year' as 'week' },
        { source: 'elsewhere' as 'site' },
        { device: 'watch' as 'phone' },
      ]) {
        const wrong = await call(statistics, { params, query, token: await signIn(anna) });
        expectError(wrong, 400, 'request-invalid');
      }
    },
  },
  {
    name: 'events that no reader sends are refused',
    async run({ call, expectError }) {
      const params = { id: lighthouseStory.id };
      const many = Array.from({ length: 51 }, () => ({ type: 'node' as const, nodeId: 'a' }));
      for (const body of [
        { events: many },
        { readingId: 'short', events: opening },
        { readingId: first, version: 0, events: opening },
        { events: [{ type: 'end' as const, nodeId: 'a', seconds: -1 }] },
      ]) {
        expectError(await call(recordPlay, { params, body }), 400, 'request-invalid');
      }
    },
  },
];
