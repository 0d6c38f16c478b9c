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
} from '../fixtures/index.ts';
import { done, type Mock, refuse, type Session } from './mock.ts';
import { grouped, type MockDatabase, pageFrom } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { chapters, choices, content, feedback, sharing } = contract;

type Caller = { session: Session | null };

const toItem = (story: StorySummary) => {
  return { ...story, type: 'story' as const, published: story.isPublic };
};

/** Nodes and choices in the generic view: those of the lighthouse, whatever is asked and written. */
function chapterMocks(mock: Mock): HttpHandler[] {
  const { id, document, version } = lighthouseStory;
  const items = chapterPage(id, document)?.items ?? [];
  const [choice] = items.flatMap((one) => one.choices);
  const chapter = items.find((one) => one.id === choice?.chapterId);
  const saved = <Part>(part: Part | undefined) => ({ ...(part ?? refuse('not-found')), version });
  return [
    mock(chapters.list, () => ({ items, version })),
    ...[chapters.read, chapters.create, chapters.update].map((route) =>
      mock(route, () => saved(chapter)),
    ),
    mock(choices.list, () => ({ items: chapter?.choices ?? [] })),
    ...[choices.create, choices.update].map((route) => mock(route, () => saved(choice))),
    ...[chapters.remove, choices.remove].map((route) => mock(route, () => ({ ...done, version }))),
  ];
}

/** The generic view of stories, and what readers and other sites make of them. */
export function contentMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { summary, publicList, readable, own, add, save, remove } = storiesIn(database);

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
    ...[content.search, content.listOwn, content.popular, content.recent].map((route) =>
      mock(route, (call) => {
        const { stories, ...extent } = publicList(call);
        return { ...extent, items: stories.map(toItem) };
      }),
    ),
    mock(content.read, (call) => item(readable(call), call)),
    mock(content.create, (call) => item(add(call, {}), call)),
    mock(content.update, (call) => {
      const story = own(call);
      const { title, description, ...facts } = call.body;
      // The version of an open editor stays that of its story.
      if (facts.publishesByHand !== undefined) return item(Object.assign(story, facts), call);
      const words = { ...(title ? { title } : {}), ...(description ? { description } : {}) };
      const change = { ...facts, document: { ...story.document, ...words } };
      return item(save(story, change as Partial<FixtureStory>), call);
    }),
    mock(content.remove, (call) => remove(own(call))),
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
    mock(content.categories, () => ({
      items: categories.map((key) => ({ key, name: categoryNames.ru[key] })),
    })),
    mock(content.tags, () => {
      const used = database.stories.flatMap(({ isPublic, tags }) => (isPublic ? tags : []));
      return {
        items: grouped(used, tagKey).map(([key, [name = key, ...others]]) => {
          return { key, name, storyCount: others.length + 1 };
        }),
      };
    }),
    ...chapterMocks(mock),

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
    mock(sharing.oembed, () => ({
      ...{ version: '1.0' as const, type: 'rich' as const, cache_age: 3600 },
      ...{ provider_name: 'Dreamfork', provider_url: fixtureAddress, width: 720, height: 600 },
      title: lighthouseStory.document.title,
      author_name: anna.displayName,
      html: `<iframe src="${fixtureAddress}/embed/${lighthouseStory.id}"></iframe>`,
    })),
    mock(sharing.storyHtml, () => '<!doctype html><title>Story</title>'),
  ];
}
