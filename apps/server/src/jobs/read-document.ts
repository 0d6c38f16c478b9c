import {
  fail,
  nodeStatistics,
  type Problem,
  parseStory,
  problem,
  type Result,
  type StoryDocument,
  serialiseStory,
  succeed,
} from '@dreamfork/story';
import { coverOf } from './cover-of.ts';

/** A saved story form's document: JSON text and the title and description that stand beside it. */
export type DocumentSource = { title: string; description: string; content: string };

/** A document that may be stored, and what lists say of it. */
export type ReadDocument = {
  text: string;
  title: string;
  description: string;
  nodeCount: number;
  connectionCount: number;
  wordCount: number;
  endCount: number;
  coverUrl: string | null;
};

// Facts that the server adds to a document when it hands it out; a document's own keys of these names
// (left there by a client that saves what it loaded) would contradict them.
const serverKeys = [
  'id',
  'isPublic',
  'version',
  'authorName',
  'coverUrl',
  'createdAt',
  'updatedAt',
] as const;

/** A document without the facts that the server hands out beside it. */
export function withoutServerKeys(document: StoryDocument): StoryDocument {
  const copy: StoryDocument = { ...document };
  for (const key of serverKeys) delete copy[key];
  return copy;
}

function parseContent(content: string): Result<object, Problem[]> {
  const malformed = (detail: string) =>
    fail([problem('document-malformed', { path: 'content' }, detail)]);
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? succeed(parsed)
      : malformed('not an object');
  } catch {
    return malformed('not JSON');
  }
}

/** Reads, checks and writes out a document in its canonical form. Pure; runs on any thread. */
export function readDocument(source: DocumentSource): Result<ReadDocument, Problem[]> {
  const content = parseContent(source.content);
  if (!content.ok) return content;
  const parsed = parseStory({
    ...content.value,
    title: source.title,
    description: source.description,
  });
  return parsed.ok ? describeDocument(parsed.value) : parsed;
}

/** Writes out a valid document in its canonical form, with what lists say of it. */
export function describeDocument(story: StoryDocument): Result<ReadDocument, Problem[]> {
  const document = withoutServerKeys(story);
  try {
    return succeed({
      text: serialiseStory(document),
      title: document.title,
      description: document.description,
      nodeCount: document.nodes.length,
      connectionCount: document.connections.length,
      wordCount: document.nodes.reduce((sum, node) => sum + nodeStatistics(node).words, 0),
      endCount: document.nodes.filter((node) => node.type === 'end').length,
      coverUrl: coverOf(document),
    });
  } catch (error) {
    // Nested deeper than can be written out again.
    if (error instanceof RangeError) return fail([problem('document-malformed')]);
    throw error;
  }
}
