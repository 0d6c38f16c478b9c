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
import { type FixtureStory, toStorySummary } from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { type Refusal, refuse } from './refuse.ts';
import { replaceDocument } from './replaceDocument.ts';
import { saveStory } from './saveStory.ts';
import { findOwn, findReadable, ownList, publicList, removeStory } from './stories.ts';
import type { World } from './world.ts';

const { content } = contract;

const toItem = (summary: StoryListResponse['stories'][number]): ContentItem => ({
  ...summary,
  type: 'story',
  published: summary.isPublic,
});

const itemOf = (world: World, story: FixtureStory, viewerId?: string): ContentItem =>
  toItem(toStorySummary(story, world.users, viewerId));

const toContentList = (answer: StoryListResponse | Refusal) => {
  if (!('stories' in answer)) return answer;
  const { stories, ...extent } = answer;
  return { items: stories.map(toItem), ...extent };
};

const toItems = (answer: StoryListResponse | Refusal) =>
  'stories' in answer ? { items: answer.stories.map(toItem) } : answer;

/** Puts a changed story in the place of the old one. */
export function replaceStory(world: World, story: FixtureStory): FixtureStory {
  world.stories = world.stories.map((one) => (one.id === story.id ? story : one));
  return story;
}

const readingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, content.search, ({ world, query, session }) =>
    toContentList(publicList(world, session?.user.id, query)),
  ),

  handle(setting, content.listOwn, ({ world, query, session }) =>
    toContentList(ownList(world, session.user.id, query)),
  ),

  handle(setting, content.popular, ({ world, query, session }) =>
    toItems(publicList(world, session?.user.id, { sort: 'popular', limit: query.count })),
  ),

  handle(setting, content.recent, ({ world, query, session }) =>
    toItems(publicList(world, session?.user.id, { limit: query.count })),
  ),

  handle(setting, content.read, ({ world, params, session }) => {
    const story = findReadable(world, params.id, session?.user.id);
    return story ? itemOf(world, story, session?.user.id) : refuse('story-not-found');
  }),

  handle(setting, content.categories, () => ({
    items: categories.map((key) => ({ key, name: categoryNames.ru[key] })),
  })),

  handle(setting, content.tags, ({ world, query }) => {
    const used = new Map<string, { key: string; name: string; storyCount: number }>();
    for (const name of world.stories.filter((one) => one.isPublic).flatMap((one) => one.tags)) {
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
  handle(setting, content.create, ({ world, body, session: { user } }) => {
    const {
      title: _title,
      description: _description,
      ...blank
    } = newStory({
      ids: { next: () => world.newId('story') },
    });
    const form = { ...body, isPublic: false, content: JSON.stringify(blank) };
    const saved = saveStory(world, form, { ownerId: user.id, category: body.category });
    return 'story' in saved ? toItem(saved.story) : saved;
  }),

  handle(setting, content.update, ({ world, params, body, session: { user } }) => {
    const story = findOwn(world, params.id, user.id);
    if (!story) return refuse('story-not-found');
    const { title, description, tags = story.tags, category = story.category, version } = body;
    if (version !== undefined && version !== story.version) {
      return refuse('version-conflict', { version: story.version });
    }
    const edited = editParts(
      story.document,
      { kind: 'describe', title, description },
      { next: () => world.newId('story') },
    );
    if (!edited.ok) return refuse(partErrorCode(edited.error));
    const saved = replaceDocument(world, story, edited.value.story);
    return itemOf(world, replaceStory(world, { ...saved, tags, category }), user.id);
  }),

  handle(setting, content.remove, ({ world, params, session }) =>
    removeStory(world, params.id, session.user.id) ? done : refuse('story-not-found'),
  ),

  handle(setting, content.publish, ({ world, params, body, session: { user } }) => {
    const story = findOwn(world, params.id, user.id);
    if (!story) return refuse('story-not-found');
    if (body.publish && world.unpublishedAt.get(story.id) === story.version) {
      return refuse('story-unpublished');
    }
    if (body.publish === story.isPublic) return itemOf(world, story, user.id);
    const unpublishedReason = body.publish ? null : story.unpublishedReason;
    const published = replaceDocument(world, story, story.document, { always: true });
    return itemOf(
      world,
      replaceStory(world, { ...published, isPublic: body.publish, unpublishedReason }),
      user.id,
    );
  }),

  handle(setting, content.like, ({ world, params, body, session: { user } }) => {
    const story = world.stories.find(({ id, isPublic }) => id === params.id && isPublic);
    if (!story) return refuse('story-not-found');
    const liked = body?.liked ?? true;
    const others = story.likedBy.filter((id) => id !== user.id);
    const likedBy = liked ? [...others, user.id] : others;
    replaceStory(world, { ...story, likedBy });
    return { ...done, liked, likeCount: likedBy.length };
  }),
];

export const contentHandlers = (setting: Setting): HttpHandler[] => [
  ...readingHandlers(setting),
  ...writingHandlers(setting),
];
