import { itemAddresses, mediaIdOf, type StoryDocument } from '@dreamfork/story';
import { parseJson } from './bytes.ts';

export type OwnMedia = {
  /** The title of the story. */
  title: string;
  /** The ids of the files of this server that it shows, captions included. */
  ids: string[];
};

/** Reads which files of this server a story shows. Pure; runs on any thread. */
export function listOwnMedia(answer: Uint8Array): OwnMedia {
  const { title, nodes } = parseJson(answer) as StoryDocument;
  const ids = nodes
    .flatMap(({ media }) => media)
    .flatMap(itemAddresses)
    .map(mediaIdOf);
  return { title, ids: [...new Set(ids)].filter((id) => id !== null) };
}
