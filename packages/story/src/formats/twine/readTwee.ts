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
    // Text of another format.
    return null;
  }
}

/** `<25,50>` at the end of a header of Twee 2. */
const twee2Position = /\s{0,20}<(-?\d{1,6}),(-?\d{1,6})>\s{0,20}$/;

/**
 * The metadata at the end of a header, and where they begin. An author who types a name may leave the backslash before
 * its braces out: braces that hold no JSON are a part of the name.
 */
function readMetadata(line: string): { metadata: Record<string, unknown> | null; at: number } {
  const end = line.trimEnd();
  let damaged = -1;
  let tries = 0;
  for (let at = end.indexOf('{'); at !== -1 && tries < 100; at = end.indexOf('{', at + 1)) {
    if (end[at - 1] === '\\') continue;
    tries += 1;
    const metadata = readRecord(end.slice(at));
    if (metadata) return { metadata, at };
    if (damaged === -1 && /^\{\s{0,20}"/.test(end.slice(at, at + 22))) damaged = at;
  }
  return damaged === -1 ? { metadata: {}, at: line.length } : { metadata: null, at: damaged };
}

/** The tags in brackets at the end of a header without its metadata, and where they begin. */
function readTags(line: string): { tags: string[]; at: number } {
  const end = line.trimEnd();
  const close = end.length - 1;
  const none = { tags: [], at: line.length };
  if (end[close] !== ']' || end[close - 1] === '\\') return none;
  let open = end.lastIndexOf('[');
  while (open > 0 && end[open - 1] === '\\') open = end.lastIndexOf('[', open - 1);
  return open < 2 ? none : { tags: wordsOf(unescapeName(end.slice(open + 1, close))), at: open };
}

const unescapeName = (text: string): string => text.replaceAll(/\\([\s\S])/g, '$1');

/** The header of a passage, `:: name [tags] {metadata}`; `\` takes away the meaning of a bracket. */
function readHeader(written: string): Header {
  const [place, x, y] = twee2Position.exec(written) ?? [];
  const line = place === undefined ? written : written.slice(0, -place.length);
  const { metadata, at } = readMetadata(line);
  const list = readTags(line.slice(0, at));
  return {
    name: unescapeName(line.slice(2, list.at)).trim(),
    tags: list.tags,
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

/** The offsets of the lines that begin with `::`; three colons are a fence of Markdown. */
function headerOffsets(source: string): number[] {
  const offsets: number[] = /^::(?!:)/.test(source) ? [0] : [];
  for (
    let at = source.indexOf('\n::');
    at !== -1 && offsets.length <= passagesMaximum + 10;
    at = source.indexOf('\n::', at + 1)
  ) {
    if (source[at + 3] !== ':') offsets.push(at + 1);
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
