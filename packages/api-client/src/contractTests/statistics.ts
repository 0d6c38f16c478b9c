import { expect } from 'vitest';
import { contract, statisticsDays } from '../contract/index.ts';
import type { ContractCase } from './context.ts';
import {
  choose,
  type Events,
  first,
  leaving,
  node,
  openStory,
  play,
  readStatistics,
  second,
  third,
  toSea,
} from './playedStory.ts';
import { saveForm, smallStory } from './saveStory.ts';

const { content, stories } = contract;
const { data, update } = stories;

/** What the statistics of a story count, and what they leave out. */
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
];
