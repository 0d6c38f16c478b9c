import { expect } from 'vitest';
import { contract, partId } from '../contract/index.ts';
import { anna, lighthouseStory, tramStory, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { chapters, choices, stories } = contract;

async function smallOf(context: CaseContext) {
  const token = await context.signIn(anna);
  const { id } = await createStory(context, token, 'По частям');
  return { token, storyId: id, stone: partId(id, 'small-stone'), sea: partId(id, 'small-sea') };
}

/** Nodes and options as chapters and choices. */
export const chapterCases: ContractCase[] = [
  {
    name: 'the chapters of a public story are read by a guest, those of a private one are not',
    async run({ call, expectContract, expectError }) {
      const params = { id: lighthouseStory.id };
      const { items } = expectContract(chapters.list, await call(chapters.list, { params }));
      expect(items).toHaveLength(lighthouseStory.document.nodes.length);
      const start = items.find(({ isStart }) => isStart);
      const id = start?.id ?? '';
      const one = expectContract(chapters.read, await call(chapters.read, { params: { id } }));
      expect(one).toEqual(start);
      const answer = await call(choices.list, { params: { id } });
      expect(expectContract(choices.list, answer).items).toEqual(one.choices);

      const hidden = await call(chapters.list, { params: { id: tramStory.id } });
      expectError(hidden, 404, 'story-not-found');
      const [node] = tramStory.document.nodes;
      const inner = { id: partId(tramStory.id, node?.id ?? '') };
      expectError(await call(chapters.read, { params: inner }), 404, 'chapter-not-found');
      expectError(await call(choices.list, { params: inner }), 404, 'chapter-not-found');
    },
  },
  {
    name: 'the chapters of a story are read by pages where a page is asked for',
    async run({ call, expectContract, expectError }) {
      const params = { id: lighthouseStory.id };
      const read = async (query: { cursor?: string; limit?: number }) =>
        expectContract(chapters.list, await call(chapters.list, { params, query }));
      const whole = await read({});
      expect(whole.nextCursor ?? null).toBeNull();
      const first = await read({ limit: 2 });
      expect(first.items).toEqual(whole.items.slice(0, 2));
      const rest = await read({ cursor: String(first.nextCursor) });
      expect(rest.items).toEqual(whole.items.slice(2));
      expect(rest.nextCursor).toBeNull();
      const lost = { params, query: { cursor: `${lighthouseStory.id}.lost` } };
      expectError(await call(chapters.list, lost), 400, 'cursor-invalid');
      const many = await call(chapters.list, { params, query: { limit: 101 } });
      expectError(many, 400, 'request-invalid');
    },
  },
  {
    name: 'a chapter is added, changed and deleted, each as a version of the story',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, storyId, stone } = await smallOf(context);
      const body = {
        contentId: storyId,
        title: 'Мост',
        content: 'Доски скрипят.',
        position: { x: 900, y: 300 },
        afterChapterId: partId(storyId, 'small-start'),
        version: 1,
      };
      const made = expectContract(chapters.create, await call(chapters.create, { body, token }));
      expect(made).toMatchObject({ contentId: storyId, type: 'text', title: 'Мост', version: 2 });
      const stale = await call(chapters.create, { body, token });
      expect(expectError(stale, 409, 'version-conflict').version).toBe(2);
      const params = { id: made.id };
      const renamed = await call(chapters.update, { params, body: { title: 'Брод' }, token });
      expect(expectContract(chapters.update, renamed)).toMatchObject({
        title: 'Брод',
        content: 'Доски скрипят.',
        version: 3,
      });
      const read = await call(stories.data, { params: { id: storyId }, token });
      const story = expectContract(stories.data, read);
      expect(story.nodes.map(({ title }) => title)).toContain('Брод');
      const gone = await call(chapters.remove, { params, query: { version: 3 }, token });
      expect(expectContract(chapters.remove, gone).version).toBe(4);
      const again = await call(chapters.remove, { params, token });
      expectError(again, 404, 'chapter-not-found');
      const start = { id: partId(storyId, 'small-start') };
      const refused = await call(chapters.remove, { params: start, token });
      const { errors } = expectError(refused, 422, 'story-invalid');
      expect(errors?.[0]?.code).toBe('start-node-undeletable');
      const stoneAsEnd = { params: { id: stone }, body: { type: 'end' as const }, token };
      expectError(await call(chapters.update, stoneAsEnd), 422, 'story-invalid');
    },
  },
  {
    name: 'a choice is added, led elsewhere, led nowhere and deleted',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, stone, sea } = await smallOf(context);
      const body = { chapterId: stone, text: 'Вплавь', targetChapterId: sea };
      const made = expectContract(choices.create, await call(choices.create, { body, token }));
      expect(made).toMatchObject({ ...body, version: 2 });
      const params = { id: made.id };
      const change = async (to: object) =>
        expectContract(choices.update, await call(choices.update, { params, body: to, token }));
      expect(await change({ text: 'Вброд', targetChapterId: null })).toMatchObject({
        text: 'Вброд',
        targetChapterId: null,
        version: 3,
      });
      expect(await change({ targetChapterId: sea })).toMatchObject({ targetChapterId: sea });
      const list = await call(choices.list, { params: { id: stone }, token });
      const { items } = expectContract(choices.list, list);
      expect(items.map(({ text }) => text)).toContain('Вброд');
      const empty = await call(choices.update, { params, body: { text: '  ' }, token });
      expectError(empty, 422, 'story-invalid');
      const removed = await call(choices.remove, { params, token });
      expect(expectContract(choices.remove, removed).version).toBe(5);
      const again = await call(choices.remove, { params, token });
      expectError(again, 404, 'choice-not-found');
      const lost = { chapterId: stone, text: 'Никуда', targetChapterId: `${unknownId}.x` };
      expectError(await call(choices.create, { body: lost, token }), 404, 'chapter-not-found');
    },
  },
];
