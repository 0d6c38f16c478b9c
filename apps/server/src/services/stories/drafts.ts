import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { storySearchText, titleKey } from '../../db/story-search.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import { publishStoryMedia } from '../media/story-media.ts';
import { type OwnStory, ownStory } from './may-read.ts';
import { searchColumns } from './public-index.ts';
import { tagsOf } from './tags.ts';

/** Passes JSON text to the driver as bytes, without a copy. Both engines accept it. */
export const asText = (bytes: Uint8Array) =>
  sql<string>`cast(${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)} as text)`;

/** The columns that describe a document, of a story and of a draft. */
export const documentColumns = (document: PackedDocument) => ({
  title: document.title,
  description: document.description,
  node_count: document.nodeCount,
  end_count: document.endCount,
  word_count: document.wordCount,
  size_bytes: document.sizeBytes,
  content_hash: document.contentHash,
  cover_url: document.coverUrl,
  cover_map: document.coverMap,
});

/** What a draft has in the place of the columns of its story. */
const draftColumns = [
  'version',
  'title',
  'description',
  'node_count',
  'end_count',
  'word_count',
  'size_bytes',
  'content_hash',
  'cover_url',
  'cover_map',
  'updated_at',
] as const;

/** Of these stories, the drafts that are ahead of what readers get. */
export async function readDrafts(database: Database, storyIds: readonly string[]) {
  const drafts = await database
    .selectFrom('story_drafts')
    .select('story_id')
    .select(draftColumns)
    .where('story_id', 'in', storyIds)
    .execute();
  return new Map(drafts.map(({ story_id, ...draft }) => [story_id, draft]));
}

/** The newest state of a story of the user's own. */
export const ownNewest = (database: Database, story: OwnStory) =>
  ownStory(database, story)
    .leftJoin('story_drafts', 'story_drafts.story_id', 'stories.id')
    .select(({ fn }) => [
      fn.coalesce('story_drafts.version', 'stories.version').as('version'),
      fn.coalesce('story_drafts.title', 'stories.title').as('title'),
      fn.coalesce('story_drafts.description', 'stories.description').as('description'),
      fn.coalesce('story_drafts.node_count', 'stories.node_count').as('node_count'),
      fn.coalesce('story_drafts.size_bytes', 'stories.size_bytes').as('size_bytes'),
    ]);

/** The same with its document. */
export const ownDocument = (database: Database, story: OwnStory) =>
  ownNewest(database, story)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select(({ fn }) =>
      fn.coalesce('story_drafts.document', 'story_documents.document').as('document'),
    );

type NewDraft = { storyId: string; version: number; document: PackedDocument; time: number };

/** Stores the draft of a story beside what readers get. */
export async function replaceDraft(
  transaction: Database,
  { storyId, version, document, time }: NewDraft,
): Promise<void> {
  const { title, description } = document;
  const draft = {
    version,
    ...documentColumns(document),
    search_text: storySearchText(title, description),
    title_key: titleKey(title),
    updated_at: time,
    document: asText(document.text),
  };
  await transaction
    .insertInto('story_drafts')
    .values({ story_id: storyId, ...draft })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(draft))
    .execute();
}

/** Makes the draft of a story what readers get, within `changeIndexed`; false where there is none. */
export async function promoteDraft(
  transaction: Database,
  { storyId, ownerId, time }: OwnStory & { time: number },
): Promise<boolean> {
  await transaction
    .updateTable('story_documents')
    .from('story_drafts')
    .set((expression) => ({ document: expression.ref('story_drafts.document') }))
    .whereRef('story_drafts.story_id', '=', 'story_documents.story_id')
    .where('story_documents.story_id', '=', storyId)
    .execute();
  const draft = await transaction
    .deleteFrom('story_drafts')
    .where('story_id', '=', storyId)
    .returning(draftColumns)
    .executeTakeFirst();
  if (!draft) return false;
  const { title, description } = draft;
  const tags = await tagsOf(transaction, storyId);
  await transaction
    .updateTable('stories')
    .set({
      ...draft,
      ...(await searchColumns(transaction, { ownerId, title, description, tags })),
    })
    .where('id', '=', storyId)
    .execute();
  await publishStoryMedia(transaction, { storyId, time });
  return true;
}
