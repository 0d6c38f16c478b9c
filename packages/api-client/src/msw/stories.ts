import type { HttpHandler } from 'msw';
import { contract, type StoryListResponse } from '../contract/index.ts';
import { type FixtureStory, toStoryData, toStorySummary } from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { type Refusal, refuse } from './refuse.ts';
import { saveStory } from './saveStory.ts';
import { listStories } from './storyLists.ts';
import type { World } from './world.ts';

const { stories } = contract;

/** Everyone's public stories, as this caller sees them. */
export const publicList = (
  world: World,
  viewerId: string | undefined,
  query?: Parameters<typeof listStories>[2],
): StoryListResponse | Refusal =>
  listStories(
    world,
    { stories: world.stories.filter(({ isPublic }) => isPublic), recentBy: 'createdAt', viewerId },
    query,
  );

/** All stories of a user. */
export const ownList = (
  world: World,
  userId: string | undefined,
  query?: Parameters<typeof listStories>[2],
): StoryListResponse | Refusal =>
  listStories(
    world,
    {
      stories: world.stories.filter(({ ownerId }) => ownerId === userId),
      recentBy: 'updatedAt',
      viewerId: userId,
    },
    query,
  );

/** Puts a story of this user away, from where it can be restored. */
export function removeStory(world: World, id: string, userId: string): boolean {
  const story = findOwn(world, id, userId);
  if (!story) return false;
  world.stories = world.stories.filter((one) => one !== story);
  world.removed = [...world.removed, story];
  return true;
}

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
    ownList(world, session?.user.id),
  ),

  handle(setting, stories.listPublic, ({ world, query, session }) =>
    publicList(world, session?.user.id, query),
  ),

  handle(setting, stories.listOwn, ({ world, query, session }) =>
    ownList(world, session.user.id, query),
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

  handle(setting, stories.remove, ({ world, params, session }) =>
    removeStory(world, params.id, session.user.id) ? done : refuse('story-not-found'),
  ),

  handle(setting, stories.createNode, ({ world, body }) => ({
    ...body,
    id: world.newId('story'),
  })),
];

const readingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.card, ({ world, params, session }) => {
    const story = findReadable(world, params.id, session?.user.id);
    return story ? toStorySummary(story, world.users, session?.user.id) : refuse('story-not-found');
  }),

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
