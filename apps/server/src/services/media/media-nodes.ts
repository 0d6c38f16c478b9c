import type { MediaNode, MediaNodeRequest } from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { readOwnFileRow } from './media-rows.ts';

/** A use of a file, and the user whose story it is in. */
export type OwnNode = { nodeId: string; ownerId: string };

const listMaximum = 10_000;

const toNode = (row: Selectable<Tables['media_nodes']>): MediaNode => ({
  id: row.id,
  storyFlowId: row.story_id,
  mediaFileId: row.file_id,
  position: { x: row.x, y: row.y },
  title: row.title,
  description: row.description,
});

type Columns = Partial<Pick<Selectable<Tables['media_nodes']>, 'story_id' | 'file_id'>>;

const toColumns = ({
  storyFlowId,
  mediaFileId,
  position,
  ...texts
}: Partial<MediaNodeRequest>) => ({
  ...(storyFlowId === undefined ? {} : { story_id: storyFlowId }),
  ...(mediaFileId === undefined ? {} : { file_id: mediaFileId }),
  ...(position === undefined ? {} : position),
  ...texts,
});

/** @throws ApiError `story-not-found` or `not-found` for what is not the user's. */
async function requireOwn(database: Database, ownerId: string, node: Columns): Promise<void> {
  if (node.story_id !== undefined) {
    await requireOwnStory(database, { storyId: node.story_id, ownerId });
  }
  if (node.file_id !== undefined) {
    await readOwnFileRow(database, { fileId: node.file_id, ownerId });
  }
}

const ownNodes = (database: Database, ownerId: string) =>
  database
    .selectFrom('media_nodes')
    .innerJoin('stories', 'stories.id', 'media_nodes.story_id')
    .where('stories.owner_id', '=', ownerId)
    .where('stories.deleted_at', 'is', null);

/** @throws ApiError `story-not-found` or `not-found`. */
export async function createMediaNode(
  { database, newId, now }: Services,
  ownerId: string,
  request: MediaNodeRequest,
): Promise<MediaNode> {
  const { position, storyFlowId, mediaFileId, title, description } = request;
  const row = {
    id: newId(),
    story_id: storyFlowId,
    file_id: mediaFileId,
    ...position,
    title,
    description,
    created_at: now(),
  };
  await requireOwn(database, ownerId, row);
  await database.insertInto('media_nodes').values(row).execute();
  return toNode(row);
}

/** @throws ApiError `not-found`. */
export async function readMediaNode(
  { database }: Services,
  { nodeId, ownerId }: OwnNode,
): Promise<MediaNode> {
  const row = await ownNodes(database, ownerId)
    .selectAll('media_nodes')
    .where('media_nodes.id', '=', nodeId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return toNode(row);
}

/** @throws ApiError `not-found` or `story-not-found`. */
export async function updateMediaNode(
  services: Services,
  node: OwnNode,
  change: Partial<MediaNodeRequest>,
): Promise<MediaNode> {
  const held = await readMediaNode(services, node);
  const columns = toColumns(change);
  await requireOwn(services.database, node.ownerId, columns);
  if (Object.keys(columns).length === 0) return held;
  await services.database
    .updateTable('media_nodes')
    .set(columns)
    .where('id', '=', node.nodeId)
    .execute();
  return readMediaNode(services, node);
}

/** @throws ApiError `not-found`. */
export async function removeMediaNode(services: Services, node: OwnNode): Promise<void> {
  await readMediaNode(services, node);
  await services.database.deleteFrom('media_nodes').where('id', '=', node.nodeId).execute();
}

/** @throws ApiError `story-not-found`. */
export async function listMediaNodes(
  { database }: Services,
  story: OwnStory,
): Promise<MediaNode[]> {
  await requireOwnStory(database, story);
  const rows = await ownNodes(database, story.ownerId)
    .selectAll('media_nodes')
    .where('media_nodes.story_id', '=', story.storyId)
    .orderBy('media_nodes.created_at')
    .orderBy('media_nodes.id')
    .limit(listMaximum)
    .execute();
  return rows.map(toNode);
}
