import type { StoryVersion } from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { toIso } from '../users/user-views.ts';

/** The versions of a story, without their documents. */
export const selectVersions = (database: Database, storyId: string) =>
  database
    .selectFrom('story_versions')
    .select([
      'story_versions.version',
      'story_versions.name',
      'story_versions.saved_at',
      'story_versions.has_model_text',
      'story_versions.title',
      'story_versions.node_count',
      'story_versions.connection_count',
      'story_versions.word_count',
      'story_versions.size_bytes',
    ])
    .where('story_versions.story_id', '=', storyId);

type VersionFacts = Omit<Selectable<Tables['story_versions']>, 'story_id' | 'has_lost_text'>;

export const toStoryVersion = (row: VersionFacts): StoryVersion => ({
  version: row.version,
  name: row.name,
  kind: row.name === null ? 'automatic' : 'named',
  savedAt: toIso(row.saved_at),
  ...(row.has_model_text === 1 ? { hasModelText: true } : {}),
  title: row.title,
  nodeCount: row.node_count,
  connectionCount: row.connection_count,
  wordCount: row.word_count,
  sizeBytes: row.size_bytes,
});
