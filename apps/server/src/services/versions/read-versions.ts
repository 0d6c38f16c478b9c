import type {
  StoryVersion,
  VersionListResponse,
  versionListQuery,
} from '@dreamfork/api-client/contract';
import { expressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { decompressText } from '../../document/compressed-text.ts';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { toIso } from '../users/user-views.ts';

/** Whether others than its owner have saved versions of a story too: asked once for all of them. */
const hasOtherAuthors = (database: Database, storyId: string) =>
  expressionBuilder<Tables>().exists(
    database
      .selectFrom('story_versions as others')
      .innerJoin('stories', 'stories.id', 'others.story_id')
      .select('others.version')
      .where('others.story_id', '=', storyId)
      .where((other) =>
        other.or([
          other('others.saved_by', 'is', null),
          other('others.saved_by', '!=', other.ref('stories.owner_id')),
        ]),
      ),
  );

/** The versions of a story, without their documents. */
export const selectVersions = (database: Database, storyId: string) =>
  database
    .selectFrom('story_versions')
    .leftJoin('users as authors', 'authors.id', 'story_versions.saved_by')
    .select([
      'authors.display_name as author_name',
      hasOtherAuthors(database, storyId).as('has_other_authors'),
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

type VersionFacts = Omit<
  Selectable<Tables['story_versions']>,
  'story_id' | 'saved_by' | 'has_lost_text'
> & { author_name: string | null; has_other_authors: SqlBool };

export const toStoryVersion = (row: VersionFacts): StoryVersion => ({
  version: row.version,
  name: row.name,
  kind: row.name === null ? 'automatic' : 'named',
  savedAt: toIso(row.saved_at),
  ...(row.has_other_authors ? { savedBy: { name: row.author_name } } : {}),
  ...(row.has_model_text === 1 ? { hasModelText: true } : {}),
  title: row.title,
  nodeCount: row.node_count,
  connectionCount: row.connection_count,
  wordCount: row.word_count,
  sizeBytes: row.size_bytes,
});

/**
 * A page of the versions of a story, newest first.
 * @throws ApiError `story-not-found`.
 */
export async function listVersions(
  { database }: Services,
  story: OwnStory,
  { cursor, limit }: z.output<typeof versionListQuery>,
): Promise<VersionListResponse> {
  await requireOwnStory(database, story);
  const found = await selectVersions(database, story.storyId)
    .$if(cursor !== undefined, (query) => query.where('story_versions.version', '<', cursor ?? 0))
    .orderBy('story_versions.version', 'desc')
    .limit(limit + 1)
    .execute();
  const items = found.slice(0, limit).map(toStoryVersion);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? last.version : null };
}

/**
 * A version with its document, as JSON text: the document is stored as JSON text, so it is concatenated, not
 * parsed and serialised again.
 * @throws ApiError `story-not-found` or `version-not-found`.
 */
export async function readVersion(
  { database }: Services,
  { version, ...story }: OwnStory & { version: number },
): Promise<string> {
  await requireOwnStory(database, story);
  const found = await selectVersions(database, story.storyId)
    .innerJoin('story_version_documents as documents', (join) =>
      join
        .onRef('documents.story_id', '=', 'story_versions.story_id')
        .onRef('documents.version', '=', 'story_versions.version'),
    )
    .select('documents.document')
    .where('story_versions.version', '=', version)
    .executeTakeFirst();
  if (!found) throw new ApiError('version-not-found');
  const facts = JSON.stringify(toStoryVersion(found));
  return `${facts.slice(0, -1)},"document":${await decompressText(found.document, found.size_bytes)}}`;
}
