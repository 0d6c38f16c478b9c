import {
  coverMap,
  imagePath,
  languageTag,
  mediaIdOf,
  playView,
  type StoryDocument,
  startPlay,
} from '@dreamfork/story';
import { parseMarkdown, plainText } from '@dreamfork/story/text';
import type { StoryPreview } from '../html/preview-html.ts';
import { parseJson } from './bytes.ts';

/** The whole response for a story: its document and the facts beside it. */
export type StoryAnswer = StoryDocument & {
  id: string;
  isPublic: boolean;
  version: number;
  authorName: string;
  coverUrl: string | null;
};

const openingMaximum = 20_000;
const descriptionMaximum = 300;

/** Text of limited length, cut at the end of a word. */
function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > 0 ? end : maximum).trimEnd()}…`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The likelier of the two languages of the product, by its letters. */
function languageOf(text: string): 'ru' | 'en' {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > cyrillic ? 'en' : 'ru';
}

function readOpening(story: StoryDocument): StoryPreview['opening'] {
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

/** The picture of a preview: a file of this server in a width that messengers show. */
function previewPicture(coverUrl: string | null): string | null {
  const id = coverUrl && mediaIdOf(coverUrl);
  return id ? imagePath(id, 1440, 'webp') : coverUrl;
}

/** The preview of a story. */
export function previewOf(story: StoryAnswer): StoryPreview {
  const opening = readOpening(story);
  const openingText = opening ? oneLine(plainText(opening.text)) : '';
  return {
    title: story.title,
    description: shorten(oneLine(story.description) || openingText, descriptionMaximum),
    authorName: story.authorName,
    coverUrl: previewPicture(story.coverUrl),
    coverMap: story.coverUrl === null ? coverMap(story) : null,
    version: story.version,
    language:
      languageTag(story.language) ??
      languageOf(`${story.title} ${story.description} ${openingText}`),
    opening,
  };
}

/** Reads the preview of a story from the whole response for it. Pure; runs on any thread. */
export const readStoryPreview = (answer: Uint8Array): StoryPreview =>
  previewOf(parseJson(answer) as StoryAnswer);
