import { expect } from 'vitest';
import { categories, contract } from '../contract/index.ts';
import {
  anna,
  boris,
  lettersStory,
  lighthouseStory,
  tramStory,
  unknownId,
} from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { content, stories, versions } = contract;

/** The generic view of stories. */
export const contentCases: ContractCase[] = [
  {
    name: 'content begins as a private story with a start, and is described, tagged and deleted',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(anna);
      const body = {
        title: '  Письмо из бутылки ',
        tags: ['#Море', 'море', 'письма'],
        category: 'adventure' as const,
      };
      const made = expectContract(content.create, await call(content.create, { body, token }));
      expect(made).toMatchObject({
        type: 'story',
        title: 'Письмо из бутылки',
        published: false,
        isPublic: false,
        version: 1,
        nodeCount: 1,
        category: 'adventure',
        isOwn: true,
      });
      expect(made.tags).toHaveLength(2);
      const params = { id: made.id };
      const tagged = await call(content.update, {
        params,
        body: { tags: ['бутылка'], category: null },
        token,
      });
      expect(expectContract(content.update, tagged)).toMatchObject({
        tags: ['бутылка'],
        category: null,
        version: 1,
      });
      const named = await call(content.update, {
        params,
        body: { description: 'Без адреса.', version: 1 },
        token,
      });
      expect(expectContract(content.update, named)).toMatchObject({
        title: 'Письмо из бутылки',
        description: 'Без адреса.',
        tags: ['бутылка'],
        version: 2,
      });
      const kept = await call(versions.read, { params: { id: made.id, version: 2 }, token });
      expect(expectContract(versions.read, kept).document.description).toBe('Без адреса.');
      const stale = { params, body: { title: 'Поздно', version: 1 }, token };
      const error = expectError(await call(content.update, stale), 409, 'version-conflict');
      expect(error.version).toBe(2);
      expectContract(content.remove, await call(content.remove, { params, token }));
      expectError(await call(content.read, { params, token }), 404, 'story-not-found');
    },
  },
  {
    name: 'content is found by the beginnings of words of its title, tags and author',
    async run({ call, expectContract }) {
      const found = async (searchTerm: string) => {
        const response = await call(content.search, { query: { searchTerm } });
        const ids = expectContract(content.search, response).items.map(({ id }) => id);
        const same = await call(content.search, { query: { query: searchTerm } });
        expect(expectContract(content.search, same).items.map(({ id }) => id)).toEqual(ids);
        return ids;
      };
      expect(await found('СЕВЕРН маяк')).toContain(lighthouseStory.id);
      expect(await found('тайна')).toContain(lighthouseStory.id);
      expect(await found('аяк')).not.toContain(lighthouseStory.id);
      expect(await found('трамвай')).not.toContain(tramStory.id);
      expect(await found('?!')).toEqual([]);
    },
  },
  {
    name: 'lists are narrowed by tag and category, and ordered by what readers do',
    async run({ call, expectContract, expectError }) {
      const search = async (query: object) =>
        expectContract(content.search, await call(content.search, { query })).items;
      const tagged = await search({ tag: '#ТАЙНА' });
      expect(tagged.map(({ id }) => id)).toContain(lighthouseStory.id);
      expect(tagged.every(({ tags }) => tags.some((tag) => /^тайна$/i.test(tag)))).toBe(true);
      const humorous = await search({ category: 'humour' });
      expect(humorous.length).toBeGreaterThan(1);
      expect(humorous.every(({ category }) => category === 'humour')).toBe(true);
      const views = (await search({ sort: 'popular' })).map(({ viewCount }) => viewCount);
      expect(views).toEqual(views.toSorted((one, other) => other - one));
      const likes = (await search({ sort: 'liked' })).map(({ likeCount }) => likeCount);
      expect(likes).toEqual(likes.toSorted((one, other) => other - one));
      expect(views.length).toBeGreaterThan(4);
      const unknown = await call(content.search, { query: { category: 'poem' as never } });
      expectError(unknown, 400, 'request-invalid');
    },
  },
  {
    name: 'pages by cursor hold every story once, and a cursor serves its own list only',
    async run({ call, expectContract, expectError }) {
      const ids: string[] = [];
      let cursor: string | null | undefined;
      const query = { sort: 'title' as const, limit: 2 };
      do {
        const page = await call(stories.listPublic, {
          query: { ...query, ...(cursor ? { cursor } : {}) },
        });
        const response = expectContract(stories.listPublic, page);
        ids.push(...response.stories.map(({ id }) => id));
        cursor = response.nextCursor;
        if (cursor) {
          const other = await call(stories.listPublic, { query: { sort: 'liked', cursor } });
          expectError(other, 400, 'cursor-invalid');
        }
      } while (cursor);
      expect(ids.length).toBeGreaterThan(4);
      expect(new Set(ids).size).toBe(ids.length);
    },
  },
  {
    name: 'popular and recent content come in the number that was asked for',
    async run({ call, expectContract }) {
      for (const route of [content.popular, content.recent]) {
        const response = await call(route, { query: { count: 2 } });
        expect(expectContract(route, response).items).toHaveLength(2);
        expectContract(route, await call(route, {}));
      }
    },
  },
  {
    name: 'own content is listed for its owner',
    async run({ call, signIn, expectContract }) {
      const response = await call(content.listOwn, { token: await signIn(boris) });
      const { items } = expectContract(content.listOwn, response);
      expect(items.map(({ id }) => id)).toContain(lettersStory.id);
      expect(items.every(({ isOwn, sizeBytes = 0 }) => isOwn && sizeBytes > 0)).toBe(true);
    },
  },
  {
    name: 'content is published and made private',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Показать и спрятать');
      const params = { id };
      const publish = (value: boolean, who?: string) =>
        call(content.publish, {
          params,
          body: { publish: value },
          ...(who === undefined ? {} : { token: who }),
        });
      const shown = expectContract(content.publish, await publish(true, token));
      expect(shown).toMatchObject({ published: true, isPublic: true });
      expectContract(content.read, await call(content.read, { params }));
      expectContract(content.publish, await publish(false, token));
      expectError(await call(content.read, { params }), 404, 'story-not-found');
    },
  },
  {
    name: 'a like counts once a person, and can be taken back',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { id } = await createStory(context, await signIn(anna), 'Нравится', { isPublic: true });
      const params = { id };
      const token = await signIn(boris);
      const like = async (body?: { liked: boolean }) =>
        expectContract(content.like, await call(content.like, { params, body, token }));
      expect(await like()).toMatchObject({ liked: true, likeCount: 1 });
      expect(await like({ liked: true })).toMatchObject({ liked: true, likeCount: 1 });
      const card = expectContract(stories.card, await call(stories.card, { params, token }));
      expect(card).toMatchObject({ isLiked: true, likeCount: 1, isOwn: false });
      const guest = expectContract(stories.card, await call(stories.card, { params }));
      expect(guest).toMatchObject({ isLiked: false, likeCount: 1 });
      expect(guest.sizeBytes).toBeUndefined();
      expect(await like({ liked: false })).toMatchObject({ liked: false, likeCount: 0 });
      const body = { liked: true };
      for (const hidden of [tramStory.id, unknownId]) {
        const response = await call(content.like, { params: { id: hidden }, body, token });
        expectError(response, 404, 'story-not-found');
      }
    },
  },
  {
    name: 'categories have names, and tags say how many public stories bear them',
    async run({ call, expectContract }) {
      const { items } = expectContract(content.categories, await call(content.categories, {}));
      expect(items.map(({ key }) => key)).toEqual([...categories]);
      expect(items.every(({ name }) => name !== '')).toBe(true);
      const query = { searchTerm: 'ТАЙ' };
      const tags = expectContract(content.tags, await call(content.tags, { query })).items;
      expect(tags[0]).toMatchObject({ key: 'тайна', storyCount: 2 });
    },
  },
  {
    name: 'a save without tags leaves the tags as they are, and one with tags replaces them',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(boris);
      const made = await createStory(context, token, 'С ярлыком', { tags: ['лес'] });
      expect(made.tags).toEqual(['лес']);
      const params = { id: made.id };
      const { title, description } = made;
      const document = expectContract(stories.data, await call(stories.data, { params, token }));
      const { nodes, connections, startNodeId } = document;
      const form = {
        title,
        description,
        content: JSON.stringify({ nodes, connections, startNodeId }),
      };
      const save = async (tags: string[]) =>
        call(stories.update, { params, body: { ...form, tags }, token });
      expect(expectContract(stories.update, await save([])).story.tags).toEqual(['лес']);
      expect(expectContract(stories.update, await save(['поле'])).story.tags).toEqual(['поле']);
      const long = 'а'.repeat(31);
      expectError(await save([long]), 400, 'request-invalid');
      const many = Array.from({ length: 11 }, (_, index) => `ярлык ${index}`);
      expectError(await save(many), 400, 'request-invalid');
    },
  },
];
