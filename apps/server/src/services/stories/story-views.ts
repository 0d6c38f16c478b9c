import type { StorySummary } from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { toIso } from '../users/user-views.ts';

/** The facts of stories that lists and answers need, without their documents. */
export const selectStoryFacts = (database: Database) =>
  database
    .selectFrom('stories')
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select([
      'stories.id',
      'stories.title',
      'stories.description',
      'stories.is_public',
      'stories.version',
      'stories.cover_url',
      'stories.node_count',
      'stories.end_count',
      'stories.created_at',
      'stories.updated_at',
      'users.display_name',
      'story_counters.view_count',
      'story_counters.choice_count',
    ]);

export type StoryFacts = Pick<
  Selectable<Tables['stories']>,
  | 'id'
  | 'title'
  | 'description'
  | 'is_public'
  | 'version'
  | 'cover_url'
  | 'node_count'
  | 'end_count'
  | 'created_at'
  | 'updated_at'
> & { display_name: string; view_count: number | null; choice_count: number | null };

export const toStorySummary = (story: StoryFacts): StorySummary => ({
  id: story.id,
  title: story.title,
  description: story.description,
  isPublic: story.is_public === 1,
  version: story.version,
  authorName: story.display_name,
  coverUrl: story.cover_url,
  nodeCount: story.node_count,
  endCount: story.end_count,
  viewCount: story.view_count ?? 0,
  choiceCount: story.choice_count ?? 0,
  createdAt: toIso(story.created_at),
  updatedAt: toIso(story.updated_at),
});

/** Changes whenever the whole answer for a public story would; the stamp queries in db/ make the same text. */
const stampOf = (story: StoryFacts): string => `${story.version}.${story.display_name}`;

/** The answer for a whole story, and the stamp under which it may be kept. */
export type StoryAnswer = { stamp: string; text: string };

/**
 * The answer to «give me this story» as JSON text. The document is stored as such text, so it is
 * joined, not parsed and written again.
 */
export function toStoryAnswer(story: StoryFacts, document: string): StoryAnswer {
  const facts = {
    id: story.id,
    isPublic: story.is_public === 1,
    version: story.version,
    authorName: story.display_name,
    coverUrl: story.cover_url,
    createdAt: toIso(story.created_at),
    updatedAt: toIso(story.updated_at),
  };
  const text = `${JSON.stringify(facts).slice(0, -1)},${document.slice(1)}`;
  return { stamp: stampOf(story), text };
}
