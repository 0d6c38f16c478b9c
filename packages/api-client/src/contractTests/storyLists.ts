import { coverMap } from '@dreamfork/story';
import { expect } from 'vitest';
import { contract, type StorySummary } from '../contract/index.ts';
import {
  anna,
  blankStory,
  boris,
  doorsStory,
  fixtureStories,
  lettersStory,
  lighthouseStory,
  tramStory,
} from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { listPublic, listOwn, listForDuplicates } = contract.stories;

const idsOf = (stories: readonly StorySummary[]): string[] => stories.map((story) => story.id);

const publicNewestFirst = fixtureStories
  .filter((story) => story.isPublic)
  .map((story) => story.id)
  .toReversed();

/** Lists of stories. */
export const storyListCases: ContractCase[] = [
  {
    name: 'the public list holds every public story, newest first, and no private one',
    async run({ call, expectContract }) {
      const { stories, total } = expectContract(listPublic, await call(listPublic, {}));
      const ids = idsOf(stories);
      expect(ids.filter((id) => publicNewestFirst.includes(id))).toEqual(publicNewestFirst);
      expect(ids).not.toContain(tramStory.id);
      expect(stories.every((story) => story.isPublic)).toBe(true);
      expect(total).toBe(stories.length);
      expect(stories.find((story) => story.id === lighthouseStory.id)).toMatchObject({
        title: lighthouseStory.document.title,
        description: lighthouseStory.document.description,
        authorName: anna.displayName,
        nodeCount: 13,
        endCount: 4,
        createdAt: lighthouseStory.createdAt,
      });
    },
  },
  {
    name: 'a list holds the map of every story without a picture, to draw its cover from',
    async run({ call, expectContract }) {
      const { stories } = expectContract(listPublic, await call(listPublic, {}));
      const fixtures = fixtureStories.filter(({ isPublic }) => isPublic);
      for (const { id, document } of fixtures) {
        const { coverUrl, coverMap: map } = stories.find((story) => story.id === id) ?? {};
        expect([id, map ?? null]).toEqual([id, coverUrl === null ? coverMap(document) : null]);
      }
      expect(stories.some((story) => story.coverMap)).toBe(true);
    },
  },
  {
    name: 'the public list is the same for a signed-in author',
    async run({ call, signIn, expectContract }) {
      const response = await call(listPublic, { token: await signIn(anna) });
      expect(idsOf(expectContract(listPublic, response).stories)).not.toContain(tramStory.id);
    },
  },
  {
    name: 'the public list comes in pages that do not overlap',
    async run({ call, expectContract }) {
      const pages = await Promise.all(
        [1, 2].map(async (page) =>
          expectContract(listPublic, await call(listPublic, { query: { page, pageSize: 2 } })),
        ),
      );
      expect(pages.map((page) => page.stories.length)).toEqual([2, 2]);
      expect(new Set(pages.flatMap((page) => idsOf(page.stories))).size).toBe(4);
      for (const { total, totalPages } of pages) expect(totalPages).toBe(Math.ceil(total / 2));
    },
  },
  {
    name: 'lists refuse pages that cannot be',
    async run({ call, expectError }) {
      for (const query of [{ page: 0 }, { pageSize: 1000 }, { page: 'первая' }]) {
        expectError(await call(listPublic, { query }), 400, 'request-invalid');
      }
    },
  },
  {
    name: 'own stories are the caller’s alone, public and private, last changed first',
    async run({ call, signIn, expectContract }) {
      const response = await call(listOwn, { token: await signIn(anna) });
      const ids = idsOf(expectContract(listOwn, response).stories);
      const expected = [blankStory.id, tramStory.id, lighthouseStory.id];
      expect(ids.filter((id) => expected.includes(id))).toEqual(expected);
      expect(ids).not.toContain(doorsStory.id);
    },
  },
  {
    name: 'the duplicate check sees the caller’s own stories, and none for a guest',
    async run({ call, signIn, expectContract }) {
      const response = await call(listForDuplicates, { token: await signIn(boris) });
      const ids = idsOf(expectContract(listForDuplicates, response).stories);
      expect(ids).toEqual(expect.arrayContaining([doorsStory.id, lettersStory.id]));
      expect(ids).not.toContain(lighthouseStory.id);
      const guest = expectContract(listForDuplicates, await call(listForDuplicates, {}));
      expect(guest.stories).toEqual([]);
    },
  },
];
