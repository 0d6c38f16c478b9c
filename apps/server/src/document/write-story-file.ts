import { playableStory } from '@dreamfork/story';
import type { PlayerBundle } from '../html/player-bundle.ts';
import { storyPath } from '../html/story-addresses.ts';
import { storyFileHtml } from '../html/story-file.ts';
import { parseJson } from './bytes.ts';
import { inlineMedia, type MediaAddresses } from './inline-media.ts';
import { withoutServerKeys } from './read-document.ts';
import { previewOf, type StoryAnswer } from './story-preview.ts';

export type StoryFileOrder = {
  /** The whole response for the story. */
  answer: Uint8Array;
  player: PlayerBundle;
  publicAddress: string;
  /** Where the page reads the files of this server; the others are read from this server. */
  files?: MediaAddresses;
  /** Foreign hosts from which the page may load files. @default none */
  hosts?: readonly string[];
};

export type WrittenStory = { html: string };

/** Writes a story as one self-contained page. Runs on any thread. */
export async function writeStoryFile({
  answer,
  player,
  publicAddress,
  files,
  hosts = [],
}: StoryFileOrder): Promise<WrittenStory> {
  const whole = parseJson(answer) as StoryAnswer;
  const played = playableStory(withoutServerKeys(whole));
  if (!played.ok) throw new Error('A stored story cannot be played.');
  const html = storyFileHtml({
    story: await inlineMedia(played.value, publicAddress, undefined, files),
    preview: previewOf(whole),
    storyId: whole.id,
    player,
    hosts,
    address: whole.isPublic ? publicAddress + storyPath(whole.id) : undefined,
  });
  return { html };
}
