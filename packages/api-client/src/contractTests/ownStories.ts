import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, boris, doorsStory, fixtureUser, unknownId } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { ownStories, stories } = contract;
const { figures, duplicate, restore } = ownStories;

/** What an author has, copies and brings back. */
export const ownStoryCases: ContractCase[] = [
  {
    name: 'an author’s figures count their stories, and name the last changed three',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(fixtureUser('vera.orlova'));
      const before = expectContract(figures, await call(figures, { token }));
      await createStory(context, token, 'Первая из двух');
      const { id } = await createStory(context, token, 'Вторая из двух', { isPublic: true });
      const events = [
        { type: 'start' as const, nodeId: 'small-start' },
        { type: 'choice' as const, nodeId: 'small-stone' },
      ];
      await call(stories.recordPlay, { params: { id }, body: { events } });
      const after = expectContract(figures, await call(figures, { token }));
      expect(after).toMatchObject({
        totalStories: before.totalStories + 2,
        publishedStories: before.publishedStories + 1,
        viewCount: before.viewCount + 1,
        choiceCount: before.choiceCount + 1,
      });
      expect(after.recent.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['Первая из двух', 'Вторая из двух']),
      );
      expect(after.recent.length).toBeLessThanOrEqual(3);
    },
  },
  {
    name: 'a copy of an own story is a private story of its own',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const form = { isPublic: true, tags: ['образец'] };
      const { id } = await createStory(context, token, 'Образец', form);
      const params = { id };
      const made = expectContract(duplicate, await call(duplicate, { params, token })).story;
      expect(made).toMatchObject({ isPublic: false, version: 1, nodeCount: 4, tags: ['образец'] });
      expect(made.title).toContain('Образец');
      expect(made.title).not.toBe('Образец');
      const copy = await call(stories.data, { params: { id: made.id }, token });
      const original = await call(stories.data, { params, token });
      expect(expectContract(stories.data, copy).nodes).toEqual(
        expectContract(stories.data, original).nodes,
      );
      const foreign = { params: { id: doorsStory.id }, token };
      expectError(await call(duplicate, foreign), 404, 'story-not-found');
    },
  },
  {
    name: 'a deleted story is gone at once, and its owner alone brings it back',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Передумали', { isPublic: true });
      const params = { id };
      expectError(await call(restore, { params, token }), 404, 'story-not-found');
      expectContract(stories.remove, await call(stories.remove, { params, token }));
      for (const route of [stories.data, stories.card]) {
        expectError(await call(route, { params, token }), 404, 'story-not-found');
      }
      expectError(await call(duplicate, { params, token }), 404, 'story-not-found');
      for (const who of [boris, admin]) {
        const response = await call(restore, { params, token: await signIn(who) });
        expectError(response, 404, 'story-not-found');
      }
      const restored = expectContract(restore, await call(restore, { params, token })).story;
      expect(restored).toMatchObject({ id, title: 'Передумали', isPublic: true });
      expectContract(stories.data, await call(stories.data, { params }));
      const missing = await call(restore, { params: { id: unknownId }, token });
      expectError(missing, 404, 'story-not-found');
    },
  },
];
