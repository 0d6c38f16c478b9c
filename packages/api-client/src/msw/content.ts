import type { HttpHandler } from 'msw';
import {
  type Comment,
  categories,
  categoryNames,
  chapterPage,
  contract,
  type StorySummary,
  tagKey,
} from '../contract/index.ts';
import {
  anna,
  type FixtureComment,
  type FixtureStory,
  fixtureAddress,
  lighthouseStory,
  publicStoryList,
} from '../fixtures/index.ts';
import { done, type Mock, refuse, type Session } from './mock.ts';
import { grouped, type MockDatabase, pageFrom } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { chapters, choices, content, feedback, sharing } = contract;

type Caller = { session: Session | null };

const toItem = (story: StorySummary) => {
  return { ...story, type: 'story' as const, published: story.isPublic };
};

/** Calls of other programs, which no page makes: the lighthouse, whatever is asked and written. */
function exampleMocks(mock: Mock): HttpHandler[] {
  const { id, document, version } = lighthouseStory;
  const { stories, ...extent } = publicStoryList;
  const items = stories.map(toItem);
  const nodes = chapterPage(id, document)?.items ?? [];
  const chapter = nodes.find((one) => one.choices.length > 0);
  const choice = chapter?.choices[0];
  return [
    ...[content.search, content.listOwn, content.popular, content.recent].map((route) =>
      mock(route, () => ({ ...extent, items })),
    ),
    ...[content.read, content.create].map((route) =>
      mock(route, () => items[0] ?? refuse('not-found')),
    ),
    mock(content.remove, () => done),
    mock(content.categories, () => ({
      items: categories.map((key) => ({ key, name: categoryNames.ru[key] })),
    })),
    mock(chapters.list, () => ({ items: nodes, version })),
    ...[chapters.read, chapters.create, chapters.update].map((route) =>
      mock(route, () => ({ ...(chapter ?? refuse('not-found')), version })),
    ),
    mock(choices.list, () => ({ items: chapter?.choices ?? [] })),
    ...[choices.create, choices.update].map((route) =>
      mock(route, () => ({ ...(choice ?? refuse('not-found')), version })),
    ),
    ...[chapters.remove, choices.remove].map((route) => mock(route, () => ({ ...done, version }))),
    mock(sharing.oembed, () => ({
      ...{ version: '1.0' as const, type: 'rich' as const, cache_age: 3600 },
      ...{ provider_name: 'Dreamfork', provider_url: fixtureAddress, width: 720, height: 600 },
      title: document.title,
      author_name: anna.displayName,
      html: `<iframe src="${fixtureAddress}/embed/${id}"></iframe>`,
    })),
  ];
}

/** What authors and readers do with stories as a whole. */
export function contentMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { summary, readable, own, save } = storiesIn(database);

  const item = (story: FixtureStory, call: Caller) => toItem(summary(story, call));

  const toComment = (story: FixtureStory, one: FixtureComment, { session }: Caller): Comment => {
    const isOwn = one.authorId === session?.user.id;
    const author = database.users.find(({ id }) => id === one.authorId);
    return {
      ...{ ...one, isOwn, isByAuthor: one.authorId === story.ownerId },
      authorName: author?.displayName ?? '',
      authorAvatarUrl: author?.avatarUrl ?? null,
      canDelete: isOwn || story.ownerId === session?.user.id,
    };
  };

  return [
    ...exampleMocks(mock),
    mock(content.update, (call) => {
      const story = own(call);
      const { title, description, ...facts } = call.body;
      // The version of an open editor stays that of its story.
      if (facts.publishesByHand !== undefined) return item(Object.assign(story, facts), call);
      const words = { ...(title ? { title } : {}), ...(description ? { description } : {}) };
      const change = { ...facts, document: { ...story.document, ...words } };
      return item(save(story, change as Partial<FixtureStory>), call);
    }),
    mock(content.publish, (call) => {
      const change = { isPublic: call.body.publish, publishedVersion: null };
      return item(save(own(call), change), call);
    }),
    mock(content.like, (call) => {
      const story = readable(call);
      const { id } = call.session.user;
      const liked = call.body?.liked ?? true;
      const others = story.likedBy.filter((other) => other !== id);
      story.likedBy = liked ? [...others, id] : others;
      return { ...done, liked, likeCount: story.likedBy.length };
    }),
    mock(content.tags, () => {
      const used = database.stories.flatMap(({ isPublic, tags }) => (isPublic ? tags : []));
      return {
        items: grouped(used, tagKey).map(([key, [name = key, ...others]]) => {
          return { key, name, storyCount: others.length + 1 };
        }),
      };
    }),

    mock(feedback.comments, (call) => {
      const story = readable(call);
      const { items, nextCursor } = pageFrom(story.comments.toReversed(), call.query);
      const shown = items.map((one) => toComment(story, one, call));
      return { items: shown, total: story.comments.length, nextCursor };
    }),
    mock(feedback.comment, (call) => {
      const story = readable(call);
      const facts = { id: database.newId('comment'), createdAt: database.now() };
      const said = { ...facts, ...call.body, authorId: call.session.user.id };
      story.comments = [...story.comments, said];
      return toComment(story, said, call);
    }),
    mock(feedback.removeComment, (call) => {
      const story = readable(call);
      story.comments = story.comments.filter(({ id }) => id !== call.params.commentId);
    }),
    mock(feedback.reportStory, () => done),
    mock(feedback.reportComment, () => done),
    mock(sharing.storyHtml, () => '<!doctype html><title>Story</title>'),
  ];
}
