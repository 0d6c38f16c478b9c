import { newStory } from '@dreamfork/story';
import type { HttpHandler } from 'msw';
import {
  type ContentItem,
  categories,
  categoryNames,
  contract,
  editParts,
  partErrorCode,
  type StoryListResponse,
  tagKey,
} from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { chosenImageError } from './chosenImage.ts';
import { ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { saveStory } from './saveStory.ts';
import { replaceDocument, saveEdit } from './storedVersions.ts';
import { findOwn, findReadable, ownList, publicList, removeStory } from './stories.ts';
import { summaryOf } from './summaries.ts';
import { isUnpublishedContent } from './unpublished.ts';

const { content } = contract;

const toItem = (summary: StoryListResponse['stories'][number]): ContentItem => ({
  ...summary,
  type: 'story',
  published: summary.isPublic,
});

const itemOf = (database: MockDatabase, story: FixtureStory, viewerId?: string): ContentItem =>
  toItem(summaryOf(database, story, viewerId));

const toContentList = (response: StoryListResponse | ErrorReply) => {
  if (!('stories' in response)) return response;
  const { stories, ...extent } = response;
  return { items: stories.map(toItem), ...extent };
};

const toItems = (response: StoryListResponse | ErrorReply) =>
  'stories' in response ? { items: response.stories.map(toItem) } : response;

/** Puts a changed story in the place of the old one. */
export function replaceStory(database: MockDatabase, story: FixtureStory): FixtureStory {
  database.stories = database.stories.map((one) => (one.id === story.id ? story : one));
  return story;
}

const readingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, content.search, ({ database, query, session }) =>
    toContentList(publicList(database, session?.user.id, query)),
  ),

  handle(setting, content.listOwn, ({ database, query, session }) =>
    toContentList(ownList(database, session.user.id, query)),
  ),

  handle(setting, content.popular, ({ database, query, session }) =>
    toItems(publicList(database, session?.user.id, { sort: 'popular', limit: query.count })),
  ),

  handle(setting, content.recent, ({ database, query, session }) =>
    toItems(publicList(database, session?.user.id, { limit: query.count })),
  ),

  handle(setting, content.read, ({ database, params, session }) => {
    const story = findReadable(database, params.id, session?.user.id);
    return story ? itemOf(database, story, session?.user.id) : errorReply('story-not-found');
  }),

  handle(setting, content.categories, () => ({
    items: categories.map((key) => ({ key, name: categoryNames.ru[key] })),
  })),

  handle(setting, content.tags, ({ database, query }) => {
    const used = new Map<string, { key: string; name: string; storyCount: number }>();
    for (const name of database.stories.filter((one) => one.isPublic).flatMap((one) => one.tags)) {
      const key = tagKey(name);
      const known = used.get(key) ?? { key, name, storyCount: 0 };
      used.set(key, { ...known, storyCount: known.storyCount + 1 });
    }
    const items = [...used.values()]
      .filter(({ key }) => key.startsWith(tagKey(query.searchTerm ?? '')))
      .toSorted((one, other) => other.storyCount - one.storyCount || (one.key < other.key ? -1 : 1))
      .slice(0, query.limit);
    return { items };
  }),
];

const writingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, content.create, ({ database, body, session: { user } }) => {
    const {
      title: _title,
      description: _description,
      ...blank
    } = newStory({
      ids: { next: () => database.newId('story') },
    });
    const form = { ...body, isPublic: false, content: JSON.stringify(blank) };
    const saved = saveStory(database, form, { ownerId: user.id, category: body.category });
    return 'story' in saved ? toItem(saved.story) : saved;
  }),

  handle(setting, content.update, ({ database, params, body, session: { user } }) => {
    const story = findOwn(database, params.id, user.id);
    if (!story) return errorReply('story-not-found');
    const { title, description, version } = body;
    const { tags = story.tags, category = story.category, coverFileId = story.coverFileId } = body;
    const { countsReadings = story.countsReadings, showsShares = story.showsShares } = body;
    const { disclosesModelText = story.disclosesModelText } = body;
    if (version !== undefined && version !== story.version) {
      return errorReply('version-conflict', { version: story.version });
    }
    const coverError = chosenImageError(database, body.coverFileId, user.id);
    if (coverError) return coverError;
    const edited = editParts(
      story.document,
      { kind: 'describe', title, description },
      { next: () => database.newId('story') },
    );
    if (!edited.ok) return errorReply(partErrorCode(edited.error));
    const saved = saveEdit(database, story, edited.value.story);
    if (saved instanceof ErrorReply) return saved;
    const readers = { countsReadings, showsShares, disclosesModelText };
    const described = { ...saved, tags, category, coverFileId, ...readers };
    return itemOf(database, replaceStory(database, described), user.id);
  }),

  handle(setting, content.remove, ({ database, params, session }) =>
    removeStory(database, params.id, session.user.id) ? done : errorReply('story-not-found'),
  ),

  handle(setting, content.publish, ({ database, params, body, session: { user } }) => {
    const story = findOwn(database, params.id, user.id);
    if (!story) return errorReply('story-not-found');
    if (body.publish === story.isPublic) return itemOf(database, story, user.id);
    if (body.publish && isUnpublishedContent(database, story))
      return errorReply('story-unpublished');
    const unpublishedReason = body.publish ? null : story.unpublishedReason;
    const published = replaceDocument(database, story, story.document, { always: true });
    return itemOf(
      database,
      replaceStory(database, { ...published, isPublic: body.publish, unpublishedReason }),
      user.id,
    );
  }),

  handle(setting, content.like, ({ database, params, body, session: { user } }) => {
    const story = database.stories.find(({ id, isPublic }) => id === params.id && isPublic);
    if (!story) return errorReply('story-not-found');
    const liked = body?.liked ?? true;
    const others = story.likedBy.filter((id) => id !== user.id);
    const likedBy = liked ? [...others, user.id] : others;
    replaceStory(database, { ...story, likedBy });
    return { ...done, liked, likeCount: likedBy.length };
  }),
];

export const contentHandlers = (setting: Setting): HttpHandler[] => [
  ...readingHandlers(setting),
  ...writingHandlers(setting),
];
