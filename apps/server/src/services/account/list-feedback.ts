import type { AccountExport } from '@dreamfork/api-client/contract';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';

type Feedback = Pick<AccountExport, 'comments' | 'likes' | 'reports'>;

const storyColumns = [
  'stories.id',
  'stories.title',
  'stories.owner_id',
  'stories.is_public',
  'stories.deleted_at',
] as const;

type About = {
  id: string;
  title: string;
  owner_id: string;
  is_public: 0 | 1;
  deleted_at: number | null;
  created_at: number;
};

/** The story that something was said about; its title as long as the user may read it. */
const aboutStory = (userId: string) => (story: About) => ({
  storyId: story.id,
  storyTitle:
    story.owner_id === userId || (story.is_public === 1 && story.deleted_at === null)
      ? story.title
      : null,
  createdAt: toIso(story.created_at),
});

/** All that a user has said about stories, the first things first. */
export async function listFeedback(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<Feedback> {
  const comments = await database
    .selectFrom('story_comments')
    .innerJoin('stories', 'stories.id', 'story_comments.story_id')
    .select([...storyColumns, 'story_comments.created_at', 'story_comments.text'])
    .where('author_id', '=', userId)
    .orderBy('story_comments.created_at')
    .execute();
  const likes = await database
    .selectFrom('story_likes')
    .innerJoin('stories', 'stories.id', 'story_likes.story_id')
    .select([...storyColumns, 'story_likes.created_at'])
    .where('user_id', '=', userId)
    .orderBy('story_likes.created_at')
    .execute();
  const reports = await database
    .selectFrom('reports')
    .innerJoin('stories', 'stories.id', 'reports.story_id')
    .select([...storyColumns, 'reports.created_at', 'reports.reason', 'reports.details'])
    .where('reporter_id', '=', userId)
    .orderBy('reports.created_at')
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
