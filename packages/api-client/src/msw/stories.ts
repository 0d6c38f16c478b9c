import { coverMap } from '@dreamfork/story';
import type { HttpHandler } from 'msw';
import {
  contract,
  imagePath,
  type StoryListResponse,
  type StorySummary,
  similarStoriesMaximum,
} from '../contract/index.ts';
import {
  blankStory,
  currentVersion,
  type FixtureStory,
  isAuthor,
  toStoryData,
  toStorySummary,
  toStoryVersion,
} from '../fixtures/index.ts';
import { signPath } from './media.ts';
import { done, type Mock, type MockCall, refuse, type Session } from './mock.ts';
import {
  byId,
  latestFirst,
  type MockDatabase,
  matches,
  pageFrom,
  removeById,
} from './mockDatabase.ts';

const { ownStories, stories, versions } = contract;

type Caller = { session: Session | null };
type OfStory = Caller & { params: { id: string } };
type Filter = Partial<MockCall<typeof stories.listPublic>['query']>;

/** How calls find, list and change stories. */
export function storiesIn(database: MockDatabase) {
  /** A story as lists and save answers carry it; the cover of a private one at a signed address. */
  const summary = (story: FixtureStory, { session }: Caller): StorySummary => {
    const path = story.coverFileId && imagePath(story.coverFileId, 640, 'webp');
    const signed = path && (story.isPublic ? path : signPath(path).signedPath);
    const coverUrl = signed ?? story.coverUrl;
    const map = coverUrl === null ? coverMap(story.document) : null;
    const facts = toStorySummary(story, database.users, session?.user.id);
    return { ...facts, coverUrl, ...(map ? { coverMap: map } : {}) };
  };

  const open = () => database.stories.filter(({ isPublic }) => isPublic);
  const ownOf = ({ session }: Caller) =>
    database.stories.filter((story) => isAuthor(story, session?.user.id));

  /** A list, the latest first, narrowed and cut into pages. */
  const list = (all: FixtureStory[], call: Caller, query: Filter = {}): StoryListResponse => {
    const { searchTerm, tag, category, ...page } = query;
    const found = latestFirst(all, ({ createdAt }) => createdAt)
      .map((story) => summary(story, call))
      .filter(
        (one) =>
          matches(searchTerm, [one.title, one.description, ...one.tags, one.authorName]) &&
          (tag === undefined || one.tags.includes(tag)) &&
          (category ?? one.category) === one.category,
      );
    const { items: stories, nextCursor } = pageFrom(found, page);
    return { stories, total: found.length, totalPages: 1, isTotalExact: true, nextCursor };
  };

  return {
    summary,
    publicList: (call: Caller, query?: Filter) => list(open(), call, query),
    ownList: (call: Caller, query?: Filter) => list(ownOf(call), call, query),
    /** The story of a call, which its caller may read. */
    readable: (call: OfStory): FixtureStory =>
      byId([...open(), ...ownOf(call)], call.params.id, 'story-not-found'),
    /** The story of a call, which its caller writes. */
    own: (call: OfStory): FixtureStory => byId(ownOf(call), call.params.id, 'story-not-found'),
    /** Adds a private story of the caller. */
    add: ({ session }: { session: Session }, facts: Partial<FixtureStory>): FixtureStory => {
      const createdAt = database.now();
      const own = { id: database.newId('story'), ownerId: session.user.id };
      const story = { ...blankStory, ...facts, ...own, createdAt, updatedAt: createdAt };
      database.stories.push(story);
      database.versions.push(currentVersion(story));
      return story;
    },
    /** Saves the next version of a story; a change that began from another one than the present is refused. */
    save: (story: FixtureStory, change: Partial<FixtureStory>): FixtureStory => {
      const { version } = story;
      if ((change.version ?? version) !== version) refuse('version-conflict', { version });
      Object.assign(story, change, { version: version + 1, updatedAt: database.now() });
      database.versions.push(currentVersion(story));
      return story;
    },
  };
}

type Form = { title: string; description: string; content: string };

const documentOf = ({ title, description, content }: Form): FixtureStory['document'] => ({
  ...JSON.parse(content),
  title,
  description,
});

/** Stories, those of the caller, and their versions. */
export function storyMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { summary, publicList, ownList, readable, own, add, save } = storiesIn(database);

  /** Deleted stories, which can be restored. */
  const removed: FixtureStory[] = [];

  const answer = (story: FixtureStory, call: Caller) => ({ ...done, story: summary(story, call) });

  /** The saved states of the story of a call, newest first. */
  const versionsOf = (call: OfStory) => {
    const { id } = own(call);
    return database.versions.filter(({ storyId }) => storyId === id).toReversed();
  };

  const versionOf = (call: OfStory & { params: { version: number } }) =>
    versionsOf(call).find(({ version }) => version === call.params.version) ??
    refuse('version-not-found');

  return [
    mock(stories.listForDuplicates, (call) => ownList(call)),
    mock(stories.listPublic, (call) => publicList(call, call.query)),
    mock(stories.listOwn, (call) => ownList(call, call.query)),
    mock(stories.card, (call) => summary(readable(call), call)),
    mock(stories.data, (call) =>
      toStoryData(readable(call), database.users, call.session?.user.id),
    ),
    mock(stories.next, (call) => {
      const { id, authorName } = summary(readable(call), call);
      const others = publicList(call).stories.filter((one) => one.id !== id);
      const byAuthor = others.find((one) => one.authorName === authorName) ?? null;
      const similar = others.filter((one) => one.authorName !== authorName);
      return { byAuthor, similar: similar.slice(0, similarStoriesMaximum) };
    }),
    mock(stories.create, (call) => answer(add(call, { document: documentOf(call.body) }), call)),
    mock(stories.update, (call) => {
      const { isPublic, version, publish } = call.body;
      const story = own(call);
      const isDraft = publish === false && story.isPublic && isPublic;
      const publishedVersion = isDraft ? (story.publishedVersion ?? story.version) : null;
      const facts = { isPublic, publishedVersion, ...(version ? { version } : {}) };
      const change = { document: documentOf(call.body), ...facts };
      return answer(save(story, change), call);
    }),
    mock(stories.remove, (call) => {
      removed.push(own(call));
      removeById(database.stories, call.params.id);
    }),
    mock(stories.createNode, ({ body }) => ({ ...body, id: database.newId('story') })),
    mock(stories.recordPlay, () => done),

    mock(ownStories.figures, (call) => {
      const { stories: all, total: totalStories } = ownList(call);
      return {
        totalStories,
        publishedStories: all.filter(({ isPublic }) => isPublic).length,
        viewCount: all.reduce((sum, one) => sum + one.viewCount, 0),
        choiceCount: all.reduce((sum, one) => sum + one.choiceCount, 0),
        recent: all.slice(0, 3),
      };
    }),
    mock(ownStories.duplicate, (call) => {
      const { document } = own(call);
      const title = `${document.title} (копия)`;
      return answer(add(call, { document: { ...document, title } }), call);
    }),
    mock(ownStories.restore, (call) => {
      const story = byId(removed, call.params.id, 'story-not-found');
      database.stories.push(story);
      return answer(story, call);
    }),

    mock(versions.list, (call) => {
      return { items: versionsOf(call).map(toStoryVersion), nextCursor: null };
    }),
    mock(versions.read, (call) => {
      const one = versionOf(call);
      return { ...toStoryVersion(one), document: one.document };
    }),
    mock(versions.rename, (call) => toStoryVersion(Object.assign(versionOf(call), call.body))),
  ];
}
