import {
  type ChapterItem,
  type ChoiceItem,
  chapterOf,
  chaptersOf,
  choiceOf,
} from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';

/** A stored document, and the part of it that is asked for: all chapters without one. */
export type ChapterOrder = {
  storyId: string;
  text: string;
  part?: { kind: 'chapter' | 'choice'; id: string };
};

export type ReadParts = { chapters: ChapterItem[]; choices: ChoiceItem[] };

/** Reads nodes and options out of a stored document. Pure; runs on any thread. */
export function readChapters({ storyId, text, part }: ChapterOrder): ReadParts {
  const story: StoryDocument = JSON.parse(text);
  if (!part) return { chapters: chaptersOf(storyId, story), choices: [] };
  if (part.kind === 'choice') {
    const choice = choiceOf(storyId, story, part.id);
    return { chapters: [], choices: choice ? [choice] : [] };
  }
  const chapter = chapterOf(storyId, story, part.id);
  return { chapters: chapter ? [chapter] : [], choices: [] };
}
