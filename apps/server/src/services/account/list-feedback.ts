import type { AccountExport } from '@dreamfork/api-client/contract';
import type { SqlBool } from 'kysely';
import type { Services } from '../services.ts';
import { mayRead } from '../stories/may-read.ts';
import { toIso } from '../users/user-views.ts';

type Feedback = Pick<
  AccountExport,
  'comments' | 'likes' | 'reports' | 'reviewComments' | 'draftsRead' | 'coAuthorOf'
>;

const storyColumns = (userId: string) =>
  ['stories.id', 'stories.title', 'stories.owner_id', mayRead(userId).as('may_read')] as const;

type About = {
  id: string;
  title: string;
  owner_id: string;
  may_read: SqlBool;
  created_at: number;
};

/** The story that the feedback is about. Its title is null once the user may not read it. */
const aboutStory = (userId: string) => (story: About) => ({
  storyId: story.id,
  storyTitle: story.owner_id === userId || story.may_read ? story.title : null,
  createdAt: toIso(story.created_at),
});

/** The comments on stories and drafts, the likes, the reports and the co-authored stories of a user, oldest first. */
export async function listFeedback({ database }: Services, userId: string): Promise<Feedback> {
  const comments = await database
    .selectFrom('story_comments')
    .innerJoin('stories', 'stories.id', 'story_comments.story_id')
    .select([...storyColumns(userId), 'story_comments.created_at', 'story_comments.text'])
    .where('author_id', '=', userId)
    .orderBy('story_comments.created_at')
    .orderBy('story_comments.id')
    .execute();
  const likes = await database
    .selectFrom('story_likes')
    .innerJoin('stories', 'stories.id', 'story_likes.story_id')
    .select([...storyColumns(userId), 'story_likes.created_at'])
    .where('user_id', '=', userId)
    .orderBy('story_likes.created_at')
    .orderBy('stories.id')
    .execute();
  const reports = await database
    .selectFrom('reports')
    .innerJoin('stories', 'stories.id', 'reports.story_id')
    .select([...storyColumns(userId), 'reports.created_at', 'reports.reason', 'reports.details'])
    .where('reporter_id', '=', userId)
    .orderBy('reports.created_at')
    .orderBy('stories.id')
    .execute();
  const said = await database
    .selectFrom('review_comments')
    .innerJoin('review_threads', 'review_threads.id', 'review_comments.thread_id')
    .innerJoin('stories', 'stories.id', 'review_comments.story_id')
    .select([
      ...storyColumns(userId),
      'review_comments.created_at',
      'review_comments.text',
      'review_threads.suggestion',
      'review_threads.created_at as opened_at',
    ])
    .where('review_comments.user_id', '=', userId)
    .orderBy('review_comments.created_at')
    .orderBy('review_comments.id')
    .execute();
  const read = await database
    .selectFrom('review_readers')
    .innerJoin('stories', 'stories.id', 'review_readers.story_id')
    .select([
      ...storyColumns(userId),
      'review_readers.came_at as created_at',
      'review_readers.nodes_read',
      'review_readers.has_finished',
    ])
    .where('review_readers.user_id', '=', userId)
    .orderBy('review_readers.came_at')
    .orderBy('review_readers.id')
    .execute();
  const written = await database
    .selectFrom('story_members')
    .innerJoin('stories', 'stories.id', 'story_members.story_id')
    .select([...storyColumns(userId), 'story_members.joined_at as created_at'])
    .where('story_members.user_id', '=', userId)
    .orderBy('story_members.joined_at')
    .orderBy('stories.id')
    .execute();
  const about = aboutStory(userId);
  return {
    comments: comments.map((row) => ({ ...about(row), text: row.text })),
    reviewComments: said.map((row) => ({
      ...about(row),
      text: row.text,
      // Of the thread, which its first comment opened.
      suggestion: row.created_at === row.opened_at ? row.suggestion : null,
    })),
    draftsRead: read.map((row) => ({
      ...about(row),
      nodesRead: row.nodes_read,
      hasFinished: row.has_finished === 1,
    })),
    // Their title is known to who writes them.
    coAuthorOf: written.map((row) => about({ ...row, may_read: true })),
    likes: likes.map(about),
    reports: reports.map((row) => ({
      ...about(row),
      reason: row.reason,
      details: row.details,
    })),
  };
}
