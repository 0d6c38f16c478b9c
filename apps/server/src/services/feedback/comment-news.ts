import { sql } from 'kysely';
import type { Services } from '../services.ts';

export type Period = { after: number; until: number };

type News = {
  recipient_id: string;
  story_id: string;
  title: string;
  about: 'comments' | 'draft' | 'answers';
  comment_id: string;
  text: string;
  created_at: number;
};

const onStories = ({ database }: Services, { after, until }: Period) =>
  database
    .selectFrom('story_comments')
    .innerJoin('stories', 'stories.id', 'story_comments.story_id')
    .where('stories.deleted_at', 'is', null)
    .whereRef('story_comments.author_id', '<>', 'stories.owner_id')
    .where('story_comments.created_at', '>', after)
    .where('story_comments.created_at', '<=', until)
    .select([
      'stories.owner_id as recipient_id',
      'stories.id as story_id',
      'stories.title',
      sql<News['about']>`'comments'`.as('about'),
      'story_comments.id as comment_id',
      'story_comments.text',
      'story_comments.created_at',
    ]);

const onDrafts = ({ database }: Services, { after, until }: Period) =>
  database
    .selectFrom('review_comments')
    .innerJoin('review_threads', 'review_threads.id', 'review_comments.thread_id')
    .innerJoin('stories', 'stories.id', 'review_comments.story_id')
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .where('stories.deleted_at', 'is', null)
    .where('review_comments.created_at', '>', after)
    .where('review_comments.created_at', '<=', until);

const draftNews = (recipient: 'stories.owner_id' | 'review_threads.user_id', about: string) =>
  [
    sql<string>`${sql.ref(recipient)}`.as('recipient_id'),
    'stories.id as story_id',
    sql<string>`coalesce(story_drafts.title, stories.title)`.as('title'),
    sql<News['about']>`${sql.lit(about)}`.as('about'),
    'review_comments.id as comment_id',
    // A suggestion may come without a word.
    sql<string>`coalesce(nullif(review_comments.text, ''), review_threads.suggestion, '')`.as(
      'text',
    ),
    'review_comments.created_at',
  ] as const;

/** What first readers say, to the author. */
const toAuthors = (services: Services, period: Period) =>
  onDrafts(services, period)
    .where((comment) =>
      comment.or([
        comment('review_comments.user_id', 'is', null),
        comment('review_comments.user_id', '<>', comment.ref('stories.owner_id')),
      ]),
    )
    .select(draftNews('stories.owner_id', 'draft'));

/** Answers to a signed-in reader, as long as their link opens the draft. */
const toReviewers = (services: Services, period: Period) =>
  onDrafts(services, period)
    .innerJoin('review_links', 'review_links.id', 'review_threads.link_id')
    .where('review_threads.user_id', 'is not', null)
    .where('stories.unpublished_reason', 'is', null)
    .where('review_links.revoked_at', 'is', null)
    .where((link) =>
      link.or([
        link('review_links.expires_at', 'is', null),
        link('review_links.expires_at', '>', services.now()),
      ]),
    )
    .where((comment) =>
      comment.or([
        comment('review_comments.user_id', 'is', null),
        comment('review_comments.user_id', '<>', comment.ref('review_threads.user_id')),
      ]),
    )
    .select(draftNews('review_threads.user_id', 'answers'));

/** New comments in a period, each with who is to be told of it. */
export const commentNews = (services: Services, period: Period) =>
  services.database.selectFrom(
    onStories(services, period)
      .unionAll(toAuthors(services, period))
      .unionAll(toReviewers(services, period))
      .as('news'),
  );
