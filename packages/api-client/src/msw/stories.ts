import type { HttpHandler } from 'msw';
import { contract, type StoryListResponse } from '../contract/index.ts';
import { type FixtureStory, toStoryData } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { recordReading } from './recordReading.ts';
import { saveStory } from './saveStory.ts';
import { listStories } from './storyLists.ts';
import { summaryOf } from './summaries.ts';

const { stories } = contract;

/** Everyone's public stories, as this caller sees them. */
export const publicList = (
  database: MockDatabase,
  viewerId: string | undefined,
  query?: Parameters<typeof listStories>[2],
): StoryListResponse | ErrorReply =>
  listStories(
    database,
    {
      stories: database.stories.filter(({ isPublic }) => isPublic),
      recentBy: 'createdAt',
      viewerId,
    },
    query,
  );

/** All stories of a user. */
export const ownList = (
  database: MockDatabase,
  userId: string | undefined,
  query?: Parameters<typeof listStories>[2],
): StoryListResponse | ErrorReply =>
  listStories(
    database,
    {
      stories: database.stories.filter(({ ownerId }) => ownerId === userId),
      recentBy: 'updatedAt',
      viewerId: userId,
    },
    query,
  );

/** Puts a story of this user away, from where it can be restored. */
export function removeStory(database: MockDatabase, id: string, userId: string): boolean {
  const story = findOwn(database, id, userId);
  if (!story) return false;
  database.stories = database.stories.filter((one) => one !== story);
  database.removed = [...database.removed, story];
  return true;
}

/** A story of the caller’s own. */
export const findOwn = (
  database: MockDatabase,
  id: string,
  userId: string,
): FixtureStory | undefined =>
  database.stories.find((story) => story.id === id && story.ownerId === userId);

/** A story that this caller may read. */
export const findReadable = (
  database: MockDatabase,
  id: string,
  userId: string | undefined,
): FixtureStory | undefined =>
  database.stories.find((story) => story.id === id && (story.isPublic || story.ownerId === userId));

const listHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.listForDuplicates, ({ database, session }) =>
    ownList(database, session?.user.id),
  ),

  handle(setting, stories.listPublic, ({ database, query, session }) =>
    publicList(database, session?.user.id, query),
  ),

  handle(setting, stories.listOwn, ({ database, query, session }) =>
    ownList(database, session.user.id, query),
  ),
];

const savingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.create, ({ database, body, session }) =>
    saveStory(database, body, { ownerId: session.user.id }),
  ),

  handle(setting, stories.update, ({ database, params, body, session }) => {
    const existing = findOwn(database, params.id, session.user.id);
    if (!existing) return errorReply('story-not-found');
    return saveStory(database, body, { ownerId: session.user.id, existing });
  }),

  handle(setting, stories.remove, ({ database, params, session }) =>
    removeStory(database, params.id, session.user.id) ? done : errorReply('story-not-found'),
  ),

  handle(setting, stories.createNode, ({ database, body }) => ({
    ...body,
    id: database.newId('story'),
  })),
];

const readingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, stories.card, ({ database, params, session }) => {
    const story = findReadable(database, params.id, session?.user.id);
    return story ? summaryOf(database, story, session?.user.id) : errorReply('story-not-found');
  }),

  handle(setting, stories.data, ({ database, params, session }) => {
    const story = findReadable(database, params.id, session?.user.id);
    if (!story) return errorReply('story-not-found');
    const data = toStoryData(story, database.users);
    return story.ownerId === session?.user.id ? data : { ...data, notes: [] };
  }),

  handle(setting, stories.recordPlay, ({ database, params, body, session }) => {
    const story = findReadable(database, params.id, session?.user.id);
    if (!story) return errorReply('story-not-found');
    if (story.ownerId !== session?.user.id && story.countsReadings) {
      const count = (type: string) => body.events.filter((event) => event.type === type).length;
      const readingId = body.readingId ?? session?.user.id ?? 'guest';
      const { size } = database.playedReadings;
      recordReading(database, story, { version: story.version, ...body, readingId });
      story.viewCount += database.playedReadings.size - size;
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
