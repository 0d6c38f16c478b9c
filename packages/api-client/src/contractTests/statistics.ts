import { expect } from 'vitest';
import { contract, type PlayEvents, statisticsDays } from '../contract/index.ts';
import { admin, anna, boris, lighthouseStory, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { recordPlay, update } = contract.stories;
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
const leaving: Events = [...opening, { type: 'leave', nodeId: 'small-stone' }];

const readingIds = ['first', 'second', 'third'].map((name) => `reading-of-the-${name}`);
const [first = '', second = '', third = ''] = readingIds;

type Played = { id: string; readingId: string; version?: number; token?: string; events: Events };

async function play({ call, expectContract }: CaseContext, { id, token, ...rest }: Played) {
  const body = { version: 1, ...rest };
  const request = { params: { id }, body, ...(token === undefined ? {} : { token }) };
  expectContract(recordPlay, await call(recordPlay, request));
}

async function readStatistics(
  { call, expectContract }: CaseContext,
  token: string,
  { id, version }: { id: string; version?: number },
) {
  const query = version === undefined ? {} : { version };
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
      const query = { version: 0 };
      const params = { id: lighthouseStory.id };
      const wrong = await call(statistics, { params, query, token: await signIn(anna) });
      expectError(wrong, 400, 'request-invalid');
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
