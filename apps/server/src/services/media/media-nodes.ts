import type { MediaNode, MediaNodeRequest } from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Tables } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { mayEdit, requireRight } from '../stories/story-rights.ts';
import { allowFiles, readFileRow } from './showable-files.ts';

/** A use of a file, and a user who writes the story that it is in. */
export type WrittenNode = { nodeId: string; userId: string };

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

/** @throws ApiError `story-not-found` or `not-found` for what the user neither has nor writes. */
async function requireOwn(services: Services, userId: string, node: Columns): Promise<void> {
  if (node.story_id !== undefined) {
    await requireRight(services, { storyId: node.story_id, userId }, 'edit');
  }
  if (node.file_id !== undefined) {
    await readFileRow(services, { fileId: node.file_id, userId });
  }
}

const writtenNodes = ({ database, now }: Services, userId: string) =>
  database
    .selectFrom('media_nodes')
    .innerJoin('stories', 'stories.id', 'media_nodes.story_id')
    .where(mayEdit(userId, now()))
    .where('stories.deleted_at', 'is', null);

/** @throws ApiError `story-not-found` or `not-found`. */
export async function createMediaNode(
  services: Services,
  userId: string,
  request: MediaNodeRequest,
): Promise<MediaNode> {
  const { position, storyFlowId, mediaFileId, title, description } = request;
  const row = {
    id: services.newId(),
    story_id: storyFlowId,
    file_id: mediaFileId,
    ...position,
    title,
    description,
    created_at: services.now(),
  };
  const { ownerId } = await requireRight(services, { storyId: storyFlowId, userId }, 'edit');
  const file = await readFileRow(services, { fileId: mediaFileId, userId });
  await services.database.insertInto('media_nodes').values(row).execute();
  // Who puts a file of theirs into their own story shows it, also where an author had named it before.
  if (ownerId === userId && file.owner_id === userId) {
    await allowFiles(services.database, storyFlowId, [mediaFileId]);
  }
  return toNode(row);
}

/** @throws ApiError `not-found`. */
export async function readMediaNode(
  services: Services,
  { nodeId, userId }: WrittenNode,
): Promise<MediaNode> {
  const row = await writtenNodes(services, userId)
    .selectAll('media_nodes')
    .where('media_nodes.id', '=', nodeId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return toNode(row);
}

/** @throws ApiError `not-found` or `story-not-found`. */
export async function updateMediaNode(
  services: Services,
  node: WrittenNode,
  change: Partial<MediaNodeRequest>,
): Promise<MediaNode> {
  const held = await readMediaNode(services, node);
  const columns = toColumns(change);
  await requireOwn(services, node.userId, columns);
  if (Object.keys(columns).length === 0) return held;
  await services.database
    .updateTable('media_nodes')
    .set(columns)
    .where('id', '=', node.nodeId)
    .execute();
  return readMediaNode(services, node);
}

/** @throws ApiError `not-found`. */
export async function removeMediaNode(services: Services, node: WrittenNode): Promise<void> {
  await readMediaNode(services, node);
  await services.database.deleteFrom('media_nodes').where('id', '=', node.nodeId).execute();
}

/** @throws ApiError `story-not-found`. */
export async function listMediaNodes(
  services: Services,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<MediaNode[]> {
  await requireRight(services, { storyId, userId }, 'read');
  const rows = await writtenNodes(services, userId)
    .selectAll('media_nodes')
    .where('media_nodes.story_id', '=', storyId)
    .orderBy('media_nodes.created_at')
    .orderBy('media_nodes.id')
    .limit(listMaximum)
    .execute();
  return rows.map(toNode);
}
