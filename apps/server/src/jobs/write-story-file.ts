import { playableStory } from '@dreamfork/story';
import { storyFileHtml } from '../html/story-file.ts';
import type { PlayerBundle } from '../services/sharing/player-bundle.ts';
import { inlineMedia } from './inline-media.ts';
import { parseJson } from './parse-json.ts';
import { withoutServerKeys } from './read-document.ts';
import { faceOf, type StoryAnswer } from './read-face.ts';

export type StoryFileOrder = {
  /** The whole answer for the story. */
  answer: Uint8Array;
  player: PlayerBundle;
  publicAddress: string;
};

/** A written story, and what to call it. */
export type WrittenStory = { html: string; title: string };

/** Writes a story as one page that plays by itself. Runs on any thread. */
export async function writeStoryFile({
  answer,
  player,
  publicAddress,
}: StoryFileOrder): Promise<WrittenStory> {
  const whole = parseJson(answer) as StoryAnswer;
  const played = playableStory(withoutServerKeys(whole));
  if (!played.ok) throw new Error('A stored story cannot be played.');
  const html = storyFileHtml({
    story: await inlineMedia(played.value, publicAddress),
    face: faceOf(whole),
    storyId: whole.id,
    player,
    address: whole.isPublic ? `${publicAddress}/story/${encodeURIComponent(whole.id)}` : undefined,
  });
  return { html, title: whole.title };
}
