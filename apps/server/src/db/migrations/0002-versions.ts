import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { compressText } from './0002-compressed-text.ts';

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const digit = /\p{N}/u;
const hyphens = "-'’";

const isDigit = (code: number): boolean =>
  code < 128 ? code >= 48 && code <= 57 : digit.test(String.fromCodePoint(code));

function isLetterOrDigit(code: number): boolean {
  if (code < 128) return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 122);
  if (code >= 0x410 && code <= 0x44f) return true;
  return letterOrDigit.test(String.fromCodePoint(code));
}

/** Whether the character at this index joins the letters before and after it into one word. */
function isInsideWord(text: string, index: number): boolean {
  const after = text.codePointAt(index + 1) ?? 0;
  if (hyphens.includes(text.charAt(index))) return isLetterOrDigit(after);
  const character = text.charCodeAt(index);
  if (character !== 46 && character !== 44) return false;
  const isPair = text.charCodeAt(index - 1) >>> 10 === 0x37;
  return isDigit(text.codePointAt(index - (isPair ? 2 : 1)) ?? 0) && isDigit(after);
}

/** How many words a text has: runs of letters and digits, «кое-кто» and «2,5» one each. */
function countWords(text: string): number {
  let count = 0;
  let isWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (isLetterOrDigit(code)) {
      if (!isWord) count++;
      isWord = true;
    } else if (isWord) isWord = isInsideWord(text, index);
    if (code > 0xffff) index++;
  }
  return count;
}

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
