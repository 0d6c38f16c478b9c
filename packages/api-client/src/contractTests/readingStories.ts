import { expect } from 'vitest';
import { contract, type StorySummary } from '../contract/index.ts';
import { admin, anna, boris, lighthouseStory, tramStory, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { data, next, remove, recordPlay, listPublic } = contract.stories;

async function publicSummary({ call, expectContract }: CaseContext, id: string) {
  const { stories } = expectContract(listPublic, await call(listPublic, {}));
  return stories.find((story: StorySummary) => story.id === id);
}

const reading = {
  events: [
    { type: 'start' as const, nodeId: 'small-start' },
    { type: 'choice' as const, nodeId: 'small-stone' },
    { type: 'end' as const, nodeId: 'small-sea' },
  ],
};

/** Reading a story, counting the reading, and deleting one. */
export const readingStoryCases: ContractCase[] = [
  {
    name: 'a public story is read by a guest, whole',
    async run({ call, expectContract }) {
      const params = { id: lighthouseStory.id };
      const story = expectContract(data, await call(data, { params }));
      expect(story).toMatchObject({ ...lighthouseStory.document, id: lighthouseStory.id });
      expect(story).toMatchObject({ isPublic: true, version: lighthouseStory.version });
      expect(story.authorName).toBe(anna.displayName);
    },
  },
  {
    name: 'a private story is read by its owner',
    async run({ call, signIn, expectContract }) {
      const response = await call(data, {
        params: { id: tramStory.id },
        token: await signIn(anna),
      });
      expect(expectContract(data, response)).toMatchObject({
        ...tramStory.document,
        isPublic: false,
        version: tramStory.version,
      });
    },
  },
  {
    name: 'a private story is not there for a guest, another author or an administrator',
    async run({ call, signIn, expectError }) {
      const params = { id: tramStory.id };
      const guest = expectError(await call(data, { params }), 404, 'story-not-found');
      for (const who of [boris, admin]) {
        const token = await signIn(who);
        expectError(await call(data, { params, token }), 404, 'story-not-found');
      }
      const missing = await call(data, { params: { id: unknownId } });
      expect(expectError(missing, 404, 'story-not-found').message).toBe(guest.message);
    },
  },
  {
    name: 'a reading is counted in views and choices',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(boris);
      const { id } = await createStory(context, token, 'Читаемая сказка', { isPublic: true });
      const response = await call(recordPlay, { params: { id }, body: reading });
      expectContract(recordPlay, response);
      expect(await publicSummary(context, id)).toMatchObject({ viewCount: 1, choiceCount: 1 });
    },
  },
  {
    name: 'a reader who reads again at once is counted once, another reader too',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(boris);
      const { id } = await createStory(context, token, 'Дважды читаемая', { isPublic: true });
      const again = { events: [...reading.events, ...reading.events] };
      for (const who of [undefined, undefined, await signIn(anna), await signIn(anna)]) {
        const asked = { params: { id }, body: again, ...(who ? { token: who } : {}) };
        expectContract(recordPlay, await call(recordPlay, asked));
      }
      expect(await publicSummary(context, id)).toMatchObject({ viewCount: 2, choiceCount: 8 });
    },
  },
  {
    name: 'the owner’s own reading is not counted',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(boris);
      const { id } = await createStory(context, token, 'Своя сказка', { isPublic: true });
      const response = await call(recordPlay, { params: { id }, body: reading, token });
      expectContract(recordPlay, response);
      expect(await publicSummary(context, id)).toMatchObject({ viewCount: 0, choiceCount: 0 });
    },
  },
  {
    name: 'a reading of a story that is not there, and one without events, are refused',
    async run({ call, expectError }) {
      for (const id of [tramStory.id, unknownId]) {
        const response = await call(recordPlay, { params: { id }, body: reading });
        expectError(response, 404, 'story-not-found');
      }
      const params = { id: lighthouseStory.id };
      const none = await call(recordPlay, { params, body: { events: [] } });
      expectError(none, 400, 'request-invalid');
    },
  },
  {
    name: 'what to read next is another story of the author, then what shares tags, and nothing private',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const own = await signIn(anna);
      const other = await signIn(boris);
      const tags = ['канатная дорога', 'горы'];
      const hidden = await createStory(context, own, 'Спрятанная', { tags });
      const read = await createStory(context, own, 'Первая станция', { isPublic: true, tags });
      const both = await createStory(context, other, 'Вторая станция', { isPublic: true, tags });
      const one = { isPublic: true, tags: tags.slice(1) };
      const single = await createStory(context, other, 'Третья станция', one);
      const draft = await createStory(context, other, 'Черновик станции', { tags });
      const untagged = await createStory(context, own, 'Без тегов', { isPublic: true });
      const plain = expectContract(next, await call(next, { params: { id: untagged.id } }));
      expect(plain.byAuthor).not.toBeNull();
      expect(plain.similar).toHaveLength(2);
      const answer = async () =>
        expectContract(next, await call(next, { params: { id: read.id } }));
      const { byAuthor, similar } = await answer();
      expect(byAuthor).toMatchObject({ authorName: anna.displayName });
      expect([hidden.id, read.id, draft.id]).not.toContain(byAuthor?.id);
      expect(similar.map(({ id }) => id)).toEqual([both.id, single.id]);
      expectContract(remove, await call(remove, { params: { id: both.id }, token: other }));
      expect((await answer()).similar[0]?.id).toBe(single.id);
      for (const id of [hidden.id, unknownId]) {
        expectError(await call(next, { params: { id }, token: own }), 404, 'story-not-found');
      }
    },
  },
  {
    name: 'delete takes a story away at once',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const form = { isPublic: true };
      const { id } = await createStory(context, token, 'Сказка на один день', form);
      expectContract(data, await call(data, { params: { id } }));
      expectContract(remove, await call(remove, { params: { id }, token }));
      expectError(await call(data, { params: { id } }), 404, 'story-not-found');
      expectError(await call(data, { params: { id }, token }), 404, 'story-not-found');
      expectError(await call(remove, { params: { id }, token }), 404, 'story-not-found');
      expect(await publicSummary(context, id)).toBeUndefined();
    },
  },
];
