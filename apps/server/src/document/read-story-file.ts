import {
  fail,
  mediaIdOf,
  mediaPath,
  type NodeMedia,
  type Problem,
  parseStory,
  problem,
  type Result,
  type StoryDocument,
} from '@dreamfork/story';
import { parseJson } from './bytes.ts';
import type { PackedDocument } from './pack-document.ts';
import { packStory } from './read-document.ts';

export type StoryFileDocument = {
  /** JSON text. */
  text: Uint8Array;
  /** The new id of each media file, by the id that it has in the file. */
  fileIds: ReadonlyMap<string, string>;
};

function withFileIds(story: StoryDocument, fileIds: StoryFileDocument['fileIds']): StoryDocument {
  const moved = (url: string): string => {
    const id = fileIds.get(mediaIdOf(url) ?? '');
    return id === undefined ? url : mediaPath(id);
  };
  const item = (media: NodeMedia): NodeMedia => ({
    ...media,
    url: moved(media.url),
    ...(media.captionsUrl === undefined ? {} : { captionsUrl: moved(media.captionsUrl) }),
  });
  const nodes = story.nodes.map((node) => ({ ...node, media: node.media.map(item) }));
  return { ...story, nodes };
}

/** Reads, checks and packs the document of a story file. Runs on any thread. */
export async function readStoryFile({
  text,
  fileIds,
}: StoryFileDocument): Promise<Result<PackedDocument, Problem[]>> {
  let input: unknown;
  try {
    input = parseJson(text);
  } catch {
    return fail([problem('document-malformed', { path: 'story.json' }, 'not JSON')]);
  }
  const parsed = parseStory(input);
  return parsed.ok ? packStory(withFileIds(parsed.value, fileIds)) : parsed;
}
