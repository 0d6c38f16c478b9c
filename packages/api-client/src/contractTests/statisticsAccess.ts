import { readingsForShares } from '@dreamfork/story';
import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna, lighthouseStory } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { choose, first, opening, openStory, play } from './playedStory.ts';

const { content, stories } = contract;
const { data, recordPlay } = stories;
const { story: statistics } = contract.statistics;

/** Who sees statistics and shares of choices, and which events are refused. */
export const statisticsAccessCases: ContractCase[] = [
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
    name: 'statistics of what is no version, period, source or device are refused',
    async run({ call, signIn, expectError }) {
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
