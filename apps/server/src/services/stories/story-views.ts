import type { StorySummary } from '@dreamfork/api-client/contract';
import { readingWordsPerMinute } from '@dreamfork/story';
import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { toIso } from '../users/user-views.ts';
import { liveStories } from './may-read.ts';
import type { StoryAnswer } from './published-stories.ts';
import { coverAddress } from './story-cover.ts';

/** The facts in the response for a whole story. */
export const selectAnswerFacts = (database: Database) =>
  liveStories(database)
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .select([
      'stories.id',
      'stories.is_public',
      'stories.version',
      'stories.cover_url',
      'stories.cover_file_id',
      'stories.counts_readings',
      'stories.shows_shares',
      'stories.discloses_model_text',
      'stories.created_at',
      'stories.updated_at',
      'users.display_name',
    ]);

type WithStories = ExpressionBuilder<Tables, 'stories'>;

const likeOf = (viewerId: string) => (expression: WithStories) =>
  expression
    .selectFrom('story_likes')
    .select('story_likes.user_id')
    .whereRef('story_likes.story_id', '=', 'stories.id')
    .where('story_likes.user_id', '=', viewerId)
    .as('liked_by');

/** The facts of stories that lists and summaries need, as this viewer sees them. */
export const selectStoryFacts = (database: Database, viewerId: string | undefined) =>
  selectAnswerFacts(database)
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select([
      'stories.owner_id',
      'stories.title',
      'stories.description',
      'stories.category',
      'stories.cover_map',
      'stories.node_count',
      'stories.end_count',
      'stories.word_count',
      'stories.size_bytes',
      'stories.unpublished_reason',
      'stories.published_at',
      'stories.publishes_by_hand',
      'story_counters.view_count',
      'story_counters.choice_count',
      'story_counters.like_count',
      'story_counters.comment_count',
    ])
    // Nobody has an empty id.
    .select((expression) => likeOf(viewerId ?? '')(expression as unknown as WithStories));

type StoryRow = Selectable<Tables['stories']>;

type AnswerFacts = Pick<
  StoryRow,
  | 'id'
  | 'is_public'
  | 'version'
  | 'cover_url'
  | 'cover_file_id'
  | 'counts_readings'
  | 'shows_shares'
  | 'discloses_model_text'
  | 'created_at'
  | 'updated_at'
> & { display_name: string };

type StoryFacts = Awaited<ReturnType<ReturnType<typeof selectStoryFacts>['execute']>>[number] & {
  /** Whether the viewer is a co-author. */
  is_co_author: SqlBool;
};

type Looked = {
  tags: string[];
  coverUrl: string | null;
  viewerId: string | undefined;
  /** Where the story is told to who writes it as it is now: the version that readers get. */
  publishedVersion: number | undefined;
  /** Told to who writes the story. */
  openThreads: number | undefined;
};

type PublicationFacts = Pick<
  StoryRow,
  'is_public' | 'published_at' | 'publishes_by_hand' | 'updated_at'
> & { published_version: number };

/** Says to a co-author what they are. */
export const roleFact = (isCoAuthor: SqlBool): { role?: 'co-author' } =>
  isCoAuthor ? { role: 'co-author' } : {};

/** What the authors of a story are told of its publishing. */
export const publicationFacts = ({
  is_public,
  published_at,
  publishes_by_hand,
  published_version,
  updated_at,
}: PublicationFacts) => ({
  ...(is_public === 1
    ? {
        publication: {
          version: published_version,
          publishedAt: toIso(published_at ?? updated_at),
        },
      }
    : {}),
  publishesByHand: publishes_by_hand === 1,
});

const ownFacts = ({
  size_bytes,
  cover_file_id,
  counts_readings,
  shows_shares,
  discloses_model_text,
  unpublished_reason,
}: StoryFacts) => ({
  sizeBytes: size_bytes,
  coverFileId: cover_file_id,
  countsReadings: counts_readings === 1,
  showsShares: shows_shares === 1,
  disclosesModelText: discloses_model_text === 1,
  ...(unpublished_reason === null ? {} : { unpublishedReason: unpublished_reason }),
});

const isAuthor = ({ owner_id, is_co_author }: StoryFacts, viewerId: string | undefined): boolean =>
  owner_id === viewerId || Boolean(is_co_author);

export const toStorySummary = (
  story: StoryFacts,
  { tags, coverUrl, viewerId, publishedVersion, openThreads }: Looked,
): StorySummary => ({
  id: story.id,
  title: story.title,
  description: story.description,
  isPublic: story.is_public === 1,
  version: story.version,
  authorName: story.display_name,
  coverUrl,
  // A cover is drawn only where there is no picture.
  ...(coverUrl === null && story.cover_map !== null
    ? { coverMap: JSON.parse(story.cover_map) }
    : {}),
  tags,
  category: story.category,
  nodeCount: story.node_count,
  endCount: story.end_count,
  wordCount: story.word_count,
  readingMinutes: Math.ceil(story.word_count / readingWordsPerMinute),
  viewCount: story.view_count ?? 0,
  choiceCount: story.choice_count ?? 0,
  likeCount: story.like_count ?? 0,
  commentCount: story.comment_count ?? 0,
  isLiked: story.liked_by !== null,
  isOwn: story.owner_id === viewerId,
  ...(story.discloses_model_text === 1 ? { disclosesModelText: true } : {}),
  ...roleFact(story.is_co_author),
  ...(isAuthor(story, viewerId) ? ownFacts(story) : {}),
  ...(isAuthor(story, viewerId) && publishedVersion !== undefined
    ? publicationFacts({ ...story, published_version: publishedVersion })
    : {}),
  ...(isAuthor(story, viewerId) && openThreads !== undefined ? { openThreads } : {}),
  createdAt: toIso(story.created_at),
  updatedAt: toIso(story.updated_at),
});

/** Changes whenever the whole response for a public story would; the stamp queries in db/ make the same text. */
const stampOf = (story: AnswerFacts): string =>
  [
    story.version,
    story.cover_file_id ?? '',
    story.counts_readings,
    story.shows_shares,
    story.discloses_model_text,
    story.display_name,
  ].join('.');

/**
 * The response for a whole story as JSON text. The document is stored as JSON text, so it is concatenated,
 * not parsed and serialised again.
 */
export function toStoryAnswer(
  story: AnswerFacts,
  document: string,
  ownFacts: Partial<ReturnType<typeof publicationFacts> & ReturnType<typeof roleFact>> = {},
): StoryAnswer {
  const facts = {
    id: story.id,
    isPublic: story.is_public === 1,
    version: story.version,
    authorName: story.display_name,
    coverUrl: coverAddress(story),
    ...(story.counts_readings === 1 ? {} : { countsReadings: false }),
    ...(story.shows_shares === 1 ? { showsShares: true } : {}),
    ...(story.discloses_model_text === 1 ? { disclosesModelText: true } : {}),
    ...ownFacts,
    createdAt: toIso(story.created_at),
    updatedAt: toIso(story.updated_at),
  };
  const text = `${JSON.stringify(facts).slice(0, -1)},${document.slice(1)}`;
  return { stamp: stampOf(story), text };
}
