import { withoutOuterLines } from '../plainText.ts';
import { createNotes } from '../report.ts';
import {
  emptyTwineStory,
  isStoryPassage,
  passagesMaximum,
  readPosition,
  type TwineStory,
  textOf,
  wordsOf,
} from './twineStory.ts';

type Header = { name: string; tags: string[]; metadata: Record<string, unknown> | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON text; null if it is not an object. */
export function readRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** The text up to one of the characters that no backslash precedes, and where it ends. */
function readUntil(line: string, from: number, ends: string): { text: string; end: number } {
  let text = '';
  let index = from;
  for (; index < line.length; index += 1) {
    const character = line[index] as string;
    if (ends.includes(character)) break;
    if (character === '\\' && index + 1 < line.length) {
      index += 1;
      text += line[index];
    } else text += character;
  }
  return { text, end: index };
}

/** `<25,50>` at the end of a header of Twee 2. */
const twee2Position = /\s{0,20}<(-?\d{1,6}),(-?\d{1,6})>\s{0,20}$/;

/** The header of a passage, `:: name [tags] {metadata}`; `\` takes away the meaning of a bracket. */
function readHeader(written: string): Header {
  const [place, x, y] = twee2Position.exec(written) ?? [];
  const line = place === undefined ? written : written.slice(0, -place.length);
  const name = readUntil(line, 2, '[{');
  let { end } = name;
  let tags: string[] = [];
  if (line[end] === '[') {
    const list = readUntil(line, end + 1, ']');
    tags = wordsOf(list.text);
    end = list.end + 1;
  }
  const rest = line.slice(end).trim();
  const metadata = rest === '' ? {} : readRecord(rest);
  return {
    name: name.text.trim(),
    tags,
    metadata: place === undefined ? metadata : { position: `${x},${y}`, ...metadata },
  };
}

/** A line of the text that begins like a header is written with a backslash before it. */
const unescapeText = (text: string): string => text.replaceAll(/^\\(\\*::)/gm, '$1');

export function takeStoryData(story: TwineStory, data: Record<string, unknown>): void {
  story.ifid = textOf(data.ifid);
  story.format = textOf(data.format);
  story.formatVersion = textOf(data['format-version']);
  if (typeof data.start === 'string') story.start = data.start;
  if (isRecord(data['tag-colors'])) {
    for (const [tag, colour] of Object.entries(data['tag-colors'])) {
      if (typeof colour === 'string') story.tagColours[tag] = colour;
    }
  }
}

/** The offsets of the lines that begin with `::`. */
function headerOffsets(source: string): number[] {
  const offsets: number[] = source.startsWith('::') ? [0] : [];
  for (
    let at = source.indexOf('\n::');
    at !== -1 && offsets.length <= passagesMaximum + 10;
    at = source.indexOf('\n::', at + 1)
  ) {
    offsets.push(at + 1);
  }
  return offsets;
}

/** Reads Twee 3, and the passages of Twee 1; null if the text has no passage. */
export function readTwee(source: string): TwineStory | null {
  const story = emptyTwineStory();
  const notes = createNotes();
  const offsets = headerOffsets(source);
  if (offsets.length === 0) return null;
  for (const [index, offset] of offsets.entries()) {
    const end = source.indexOf('\n', offset);
    const next = offsets[index + 1] ?? source.length;
    const header = readHeader(source.slice(offset, end === -1 ? source.length : end));
    const text = end === -1 ? '' : unescapeText(withoutOuterLines(source.slice(end + 1, next)));
    const { name, tags, metadata } = header;
    if (!metadata) notes.add('header-damaged', name);
    if (name === 'StoryTitle') story.name = text.trim();
    else if (name === 'StoryData') {
      const data = readRecord(text);
      if (data) takeStoryData(story, data);
      else notes.add('header-damaged', name);
    } else if (tags.includes('script')) story.scripts.push({ name, text });
    else if (tags.includes('stylesheet')) story.styles.push({ name, text });
    else if (isStoryPassage(header)) {
      const position = readPosition(metadata?.position);
      story.passages.push({ name, tags, text, ...(position ? { position } : {}) });
    }
  }
  story.notes = notes.lists().broken;
  return story;
}
