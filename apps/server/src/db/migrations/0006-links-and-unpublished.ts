import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { decompressText } from './0002-compressed-text.ts';

/** Keeps the newest link of a user for each purpose, and makes the pair unique. */
async function keepNewestLinks<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from link_tokens where exists (
      select 1 from link_tokens as newer
      where newer.user_id = link_tokens.user_id and newer.purpose = link_tokens.purpose
        and (newer.expires_at, newer.hash) > (link_tokens.expires_at, link_tokens.hash)
    )`.execute(database);
  await database.schema.dropIndex('link_tokens_by_user').execute();
  await database.schema
    .createIndex('link_tokens_by_user')
    .unique()
    .on('link_tokens')
    .columns(['user_id', 'purpose'])
    .execute();
}

type Unpublished = {
  stories: { id: string; unpublished_version: number | null; unpublished_hash: string | null };
  story_version_documents: { story_id: string; version: number; document: Buffer };
};

type Node = { position?: unknown; groupId?: unknown };

/** A hash of the part of a stored document that readers get. */
export function contentHash(text: string): string {
  const { notes: _notes, groups: _groups, nodes, ...story } = JSON.parse(text);
  const content = {
    ...story,
    nodes: nodes.map(({ position: _position, groupId: _groupId, ...node }: Node) => node),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Replaces the number of an unpublished version by the hash of its content, where that version still exists. */
async function hashUnpublished(database: Kysely<Unpublished>): Promise<void> {
  await database.schema.alterTable('stories').addColumn('unpublished_hash', 'text').execute();
  const unpublished = await database
    .selectFrom('stories')
    .select('id')
    .where('unpublished_version', 'is not', null)
    .execute();
  for (const { id } of unpublished) {
    const version = await database
      .selectFrom('story_version_documents')
      .innerJoin('stories', (join) =>
        join
          .onRef('stories.id', '=', 'story_version_documents.story_id')
          .onRef('stories.unpublished_version', '=', 'story_version_documents.version'),
      )
      .select('story_version_documents.document')
      .where('stories.id', '=', id)
      .executeTakeFirst();
    if (!version) continue;
    await database
      .updateTable('stories')
      .set({ unpublished_hash: contentHash(await decompressText(version.document)) })
      .where('id', '=', id)
      .execute();
  }
  await database.schema.alterTable('stories').dropColumn('unpublished_version').execute();
}

export const linksAndUnpublished: Migration = {
  async up(database: Kysely<Unpublished>) {
    await keepNewestLinks(database);
    await hashUnpublished(database);
  },
};
