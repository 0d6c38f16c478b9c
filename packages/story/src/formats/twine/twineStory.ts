import type { Position } from '../../schema/document.ts';
import type { ReportNote } from '../report.ts';

/** A passage of Twine as its file states it: the text still holds links and macros. */
export type Passage = {
  name: string;
  tags: string[];
  text: string;
  /** The upper left corner on Twine's map. */
  position?: Position;
};

/** A script or a style sheet of the story; kept as text and never run. */
export type SourceText = { name: string; text: string };

/** A Twine story, whichever file it came from. */
export type TwineStory = {
  name: string;
  ifid: string;
  /** The story format, such as Harlowe, and its version; empty if the file names none. */
  format: string;
  formatVersion: string;
  /** The name of the start passage, or its place in the list. */
  start: string | number | null;
  tagColours: Record<string, string>;
  scripts: SourceText[];
  styles: SourceText[];
  passages: Passage[];
  /** Passages that readers never come to, such as those that run or stand around the others. */
  special: Passage[];
  /** What was broken in the file itself. */
  notes: ReportNote[];
};

export const emptyTwineStory = (): TwineStory => ({
  name: '',
  ifid: '',
  format: '',
  formatVersion: '',
  start: null,
  tagColours: {},
  scripts: [],
  styles: [],
  passages: [],
  special: [],
  notes: [],
});

/** What only Twine knows of a story, kept beside it for the way back. */
export const keptOf = ({
  ifid,
  format,
  formatVersion,
  tagColours,
  scripts,
  styles,
  special,
}: TwineStory) => ({
  ifid,
  format,
  formatVersion,
  tagColours,
  scripts,
  styles,
  ...(special.length > 0 ? { special } : {}),
});

/** The most that one story may have. Beyond it a file is refused. */
export const passagesMaximum = 30_000;
export const linksMaximum = 100_000;

/** Passages that say something about the story and are none of it. */
export const infoPassages: ReadonlySet<string> = new Set([
  'StorySettings',
  'StoryAuthor',
  'StorySubtitle',
  'StoryIncludes',
]);

const unshown = /^Twine\.(?:private|system|image|audio|video|vtt)$/;

/** Whether a passage is a part of the story: files that are stored as passages are none. */
export const isStoryPassage = ({ name, tags }: Pick<Passage, 'name' | 'tags'>): boolean =>
  !infoPassages.has(name) && !tags.some((tag) => unshown.test(tag));

/** The words of a list separated by white space. */
export const wordsOf = (text: string): string[] => text.split(/\s/).filter((word) => word !== '');

/** A string or a number as text; anything else is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A position such as `100,250`, or one of numbers; null if it is neither. */
export function readPosition(value: unknown): Position | null {
  if (typeof value === 'object' && value !== null && 'x' in value && 'y' in value) {
    return readPosition(`${textOf(value.x)},${textOf(value.y)}`);
  }
  if (typeof value !== 'string' || value.length > 100) return null;
  const parts = value.split(',');
  if (parts.length !== 2 || parts.some((part) => part.trim() === '')) return null;
  const [x = Number.NaN, y = Number.NaN] = parts.map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}
