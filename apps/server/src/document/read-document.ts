import {
  canonicalStory,
  coverMap,
  fail,
  losesText,
  nodeStatistics,
  type Problem,
  parseStory,
  problem,
  type Result,
  type StoryDocument,
  succeed,
} from '@dreamfork/story';
import { decompressText } from './compressed-text.ts';
import { findCover, findMedia } from './find-media.ts';
import { type PackedDocument, packDocument, type ReadDocument } from './pack-document.ts';
import { contentHash } from './reader-content.ts';

/** A compressed document, and its size as JSON text. */
export type HeldDocument = { packed: Uint8Array; sizeBytes: number };

/** The document of a saved story form: JSON text, and the title and description beside it. */
export type DocumentSource = {
  title: string;
  description: string;
  content: string;
  /** The stored document that it replaces, as its version holds it. */
  previous?: HeldDocument | undefined;
};

// Facts that the server adds to a document in responses; keys of these names inside a document (from a
// client that saves what it loaded) would contradict them.
const serverKeys = [
  'id',
  'isPublic',
  'version',
  'authorName',
  'coverUrl',
  'countsReadings',
  'showsShares',
  'disclosesModelText',
  'publication',
  'publishesByHand',
  'createdAt',
  'updatedAt',
] as const;

/** A document without the facts that responses add. */
export function withoutServerKeys(document: StoryDocument): StoryDocument {
  const copy: StoryDocument = { ...document };
  for (const key of serverKeys) delete copy[key];
  return copy;
}

/** Reads and checks a document. */
export function parseContent({
  content,
  ...heading
}: Pick<DocumentSource, 'title' | 'description' | 'content'>): Result<StoryDocument, Problem[]> {
  const malformed = (detail: string) =>
    fail([problem('document-malformed', { path: 'content' }, detail)]);
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? parseStory({ ...parsed, ...heading })
      : malformed('not an object');
  } catch {
    return malformed('not JSON');
  }
}

// Returns before the document is serialised, so that the memory of the previous one is free by then.
async function losesTextOf(
  { packed, sizeBytes }: HeldDocument,
  story: StoryDocument,
): Promise<boolean> {
  const previous = JSON.parse(await decompressText(packed, sizeBytes));
  // Stored documents have been checked, though maybe before notes existed.
  return losesText({ notes: [], ...previous }, story);
}

/** Packs a checked document in its canonical form, compared with the one that it replaces. */
export async function packStory(
  story: StoryDocument,
  previous?: HeldDocument,
): Promise<Result<PackedDocument, Problem[]>> {
  const described = describeDocument(story, {
    losesText: previous !== undefined && (await losesTextOf(previous, story)),
  });
  return described.ok ? succeed(await packDocument(described.value)) : described;
}

/** Reads, checks and packs a document in its canonical form. Pure; runs on any thread. */
export async function readDocument({
  previous,
  ...source
}: DocumentSource): Promise<Result<PackedDocument, Problem[]>> {
  const parsed = parseContent(source);
  return parsed.ok ? packStory(parsed.value, previous) : parsed;
}

/** Serialises a valid document in its canonical form, with the facts that lists show. */
export function describeDocument(
  story: StoryDocument,
  facts: Pick<ReadDocument, 'losesText'>,
): Result<ReadDocument, Problem[]> {
  try {
    const document = canonicalStory(withoutServerKeys(story));
    const map = coverMap(document);
    return succeed({
      contentHash: contentHash(document),
      text: JSON.stringify(document),
      title: document.title,
      description: document.description,
      nodeCount: document.nodes.length,
      connectionCount: document.connections.length,
      wordCount: document.nodes.reduce(
        (sum, node) => sum + nodeStatistics(node, document).words,
        0,
      ),
      endCount: document.nodes.filter((node) => node.type === 'end').length,
      coverUrl: findCover(document),
      coverMap: map && JSON.stringify(map),
      media: findMedia(document),
      ...facts,
    });
  } catch (error) {
    // Nested too deep to be serialised.
    if (error instanceof RangeError) return fail([problem('document-malformed')]);
    throw error;
  }
}
