import type { HttpHandler } from 'msw';
import { contract, type StoryListResponse } from '../contract/index.ts';
import { type FixtureStory, toStoryData, toStorySummary } from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst, matches, pageOf } from './paging.ts';
import { refuse } from './refuse.ts';
import { saveStory } from './saveStory.ts';
import type { World } from './world.ts';

const { stories } = contract;

const wholeList = 1000;
const usualPage = 20;

type Query = { searchTerm?: string; page?: number; pageSize?: number };

function listOf(world: World, found: FixtureStory[], query: Query = {}): StoryListResponse {
  const isPaged = query.page !== undefined || query.pageSize !== undefined;
  const wanted = found.filter(({ document }) =>
    matches(query.searchTerm, [document.title, document.description]),
  );
  const pageSize = isPaged ? (query.pageSize ?? usualPage) : wholeList;
  const { items, ...counts } = pageOf(wanted, query.page ?? 1, pageSize);
  return { stories: items.map((story) => toStorySummary(story, world.users)), ...counts };
}

const ownStories = (world: World, userId: string | undefined): FixtureStory[] =>
  latestFirst(
    world.stories.filter((story) => story.ownerId === userId),
    (story) => story.updatedAt,
  );

/** A story of the caller’s own. */
export const findOwn = (world: World, id: string, userId: string): FixtureStory | undefined =>
  world.stories.find((story) => story.id === id && story.ownerId === userId);

/** A story that this caller may read. */
export const findReadable = (
  world: World,
  id: string,
  userId: string | undefined,
): FixtureStory | undefined =>
  world.stories.find((story) => story.id === id && (story.isPublic || story.ownerId === userId));

const listHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.listForDuplicates, ({ world, session }) =>
    listOf(world, ownStories(world, session?.user.id)),
  ),

  handle(setting, stories.listPublic, ({ world, query }) => {
    const published = world.stories.filter((story) => story.isPublic);
    return listOf(
      world,
      latestFirst(published, (story) => story.createdAt),
      query,
    );
  }),

  handle(setting, stories.listOwn, ({ world, query, session }) =>
    listOf(world, ownStories(world, session.user.id), query),
  ),
];

const savingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.create, ({ world, body, session }) =>
    saveStory(world, body, { ownerId: session.user.id }),
  ),

  handle(setting, stories.update, ({ world, params, body, session }) => {
    const existing = findOwn(world, params.id, session.user.id);
    if (!existing) return refuse('story-not-found');
    return saveStory(world, body, { ownerId: session.user.id, existing });
  }),

  handle(setting, stories.remove, ({ world, params, session }) => {
    const story = findOwn(world, params.id, session.user.id);
    if (!story) return refuse('story-not-found');
    world.stories = world.stories.filter((candidate) => candidate !== story);
    world.versions = world.versions.filter(({ storyId }) => storyId !== story.id);
    return done;
  }),

  handle(setting, stories.createNode, ({ world, body }) => ({
    ...body,
    id: world.newId('story'),
  })),
];

const readingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.data, ({ world, params, session }) => {
    const story = findReadable(world, params.id, session?.user.id);
    if (!story) return refuse('story-not-found');
    const data = toStoryData(story, world.users);
    return story.ownerId === session?.user.id ? data : { ...data, notes: [] };
  }),

  handle(setting, stories.recordPlay, ({ world, params, body, session }) => {
    const story = findReadable(world, params.id, session?.user.id);
    if (!story) return refuse('story-not-found');
    if (story.ownerId !== session?.user.id) {
      const count = (type: string) => body.events.filter((event) => event.type === type).length;
      story.viewCount += count('start');
      story.choiceCount += count('choice');
    }
    return done;
  }),
];

export const storyHandlers = (setting: Setting): HttpHandler[] => [
  ...listHandlers(setting),
  ...savingHandlers(setting),
  ...readingHandlers(setting),
];
