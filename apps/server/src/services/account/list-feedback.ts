import type { AccountExport } from '@dreamfork/api-client/contract';
import type { SqlBool } from 'kysely';
import type { Services } from '../services.ts';
import { mayRead } from '../stories/may-read.ts';
import { toIso } from '../users/user-views.ts';

type Feedback = Pick<AccountExport, 'comments' | 'likes' | 'reports'>;

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

/** The comments, likes and reports of a user, oldest first. */
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
  const about = aboutStory(userId);
  return {
    comments: comments.map((row) => ({ ...about(row), text: row.text })),
    likes: likes.map(about),
    reports: reports.map((row) => ({
      ...about(row),
      reason: row.reason,
      details: row.details,
    })),
  };
}
