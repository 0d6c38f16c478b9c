import { type Block, parseMarkdown, plainText } from '@dreamfork/player/text';
import { playView, type StoryDocument, startPlay } from '@dreamfork/story';
import { parseJson } from './parse-json.ts';

/** What a story shows of itself before anybody plays it. */
export type StoryFace = {
  title: string;
  /** The author's, or the first words of the story. */
  description: string;
  authorName: string;
  coverUrl: string | null;
  language: 'ru' | 'en';
  /** Absent where the story has no start. */
  opening: { title: string; text: Block[]; choices: string[] } | undefined;
};

/** The whole answer for a story: its document and the facts beside it. */
export type StoryAnswer = StoryDocument & {
  id: string;
  isPublic: boolean;
  authorName: string;
  coverUrl: string | null;
};

const openingMaximum = 20_000;
const descriptionMaximum = 300;

/** Text of at most so many signs, cut where a word ends. */
function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > 0 ? end : maximum).trimEnd()}…`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

// A document does not say its language. The product speaks two, and their letters differ.
function languageOf(text: string): StoryFace['language'] {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > cyrillic ? 'en' : 'ru';
}

function readOpening(story: StoryDocument): StoryFace['opening'] {
  const start = startPlay(story);
  const view = start.ok ? playView(story, start.value) : null;
  return view
    ? {
        title: view.node.title,
        text: parseMarkdown(shorten(view.node.content, openingMaximum)),
        choices: view.choices.map(({ text }) => text),
      }
    : undefined;
}

/** What a story shows of itself. */
export function faceOf(story: StoryAnswer): StoryFace {
  const opening = readOpening(story);
  const words = opening ? oneLine(plainText(opening.text)) : '';
  return {
    title: story.title,
    description: shorten(oneLine(story.description) || words, descriptionMaximum),
    authorName: story.authorName,
    coverUrl: story.coverUrl,
    language: languageOf(`${story.title} ${story.description} ${words}`),
    opening,
  };
}

/** Reads what a story shows of itself from the whole answer for it. Pure; runs on any thread. */
export const readFace = (answer: Uint8Array): StoryFace => faceOf(parseJson(answer) as StoryAnswer);
