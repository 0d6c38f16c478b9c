import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { compressText } from './0002-compressed-text.ts';
import { countWords } from './0002-count-words.ts';

type Held = {
  stories: { id: string; version: number; title: string; node_count: number; updated_at: number };
  story_documents: { story_id: string; document: string };
  story_versions: {
    story_id: string;
    version: number;
    name: string | null;
    saved_at: number;
    title: string;
    node_count: number;
    connection_count: number;
    word_count: number;
    size_bytes: number;
  };
  story_version_documents: { story_id: string; version: number; document: Buffer };
};

async function createVersions(database: Kysely<Held>): Promise<void> {
  await database.schema
    .createTable('story_versions')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('node_count', 'integer', (column) => column.notNull())
    .addColumn('connection_count', 'integer', (column) => column.notNull())
    .addColumn('word_count', 'integer', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_versions_key', ['story_id', 'version'])
    .execute();
  await database.schema
    .createTable('story_version_documents')
    .addColumn('story_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    // SQLite has no such type; it stores a blob as a blob in a column of any type.
    .addColumn('document', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_version_documents_key', ['story_id', 'version'])
    .addForeignKeyConstraint(
      'story_version_documents_of',
      ['story_id', 'version'],
      'story_versions',
      ['story_id', 'version'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}

type Node = { title: string; content: string; choices: { text: string }[] };

const wordsOf = ({ title, content, choices }: Node): number =>
  [title, content, ...choices.map(({ text }) => text)]
    .map(countWords)
    .reduce((sum, words) => sum + words, 0);

// Documents were checked before they were stored.
const countParts = (text: string) => {
  const { nodes, connections }: { nodes: Node[]; connections: unknown[] } = JSON.parse(text);
  return {
    connection_count: connections.length,
    word_count: nodes.reduce((sum, node) => sum + wordsOf(node), 0),
  };
};

/** Stores the current state of every story as its first version. */
async function insertCurrentVersions(database: Kysely<Held>): Promise<void> {
  for (let lastId: string | undefined = ''; lastId !== undefined; ) {
    const story = await database
      .selectFrom('stories')
      .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
      .select(['id', 'version', 'title', 'node_count', 'updated_at', 'document'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    lastId = story?.id;
    if (!story) continue;
    const { id: story_id, version, title, node_count, updated_at: saved_at, document } = story;
    const size_bytes = Buffer.byteLength(document);
    await database
      .insertInto('story_versions')
      .values({
        story_id,
        version,
        name: null,
        saved_at,
        title,
        node_count,
        size_bytes,
        ...countParts(document),
      })
      .execute();
    await database
      .insertInto('story_version_documents')
      .values({ story_id, version, document: await compressText(document) })
      .execute();
  }
}

export const versions: Migration = {
  async up(database: Kysely<Held>) {
    await createVersions(database);
    await insertCurrentVersions(database);
  },
};
