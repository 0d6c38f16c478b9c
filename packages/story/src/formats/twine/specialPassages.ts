import type { Dialect } from './macros/macroReaders.ts';
import type { Passage, TwineStory } from './twineStory.ts';

/** Passages that SugarCube and the formats of Twine 1 show around the others, or run. */
export const specialNames: ReadonlySet<string> = new Set([
  'StoryInit',
  'StoryCaption',
  'StoryMenu',
  'StoryBanner',
  'StoryDisplayTitle',
  'StoryInterface',
  'StoryShare',
  'PassageHeader',
  'PassageFooter',
  'PassageReady',
  'PassageDone',
  'MenuOptions',
  'MenuShare',
]);

const tags: Readonly<Partial<Record<Dialect, RegExp>>> = {
  sugarcube: /^(?:widget|init)$/,
  plain: /^(?:widget|init|annotation)$/,
  harlowe: /^(?:startup|header|footer|debug-startup|debug-header|debug-footer)$/,
};

const hasNames = (dialect: Dialect): boolean => dialect === 'sugarcube' || dialect === 'plain';

/** Whether a passage runs before the story begins: its assignments are initial values. */
export const isInitial = ({ name, tags: own }: Passage): boolean =>
  name === 'StoryInit' || own.includes('init') || own.includes('startup');

/** Whether a passage of a dialect is none that readers come to. */
export const specialOf =
  (dialect: Dialect) =>
  ({ name, tags: own }: Passage): boolean =>
    (hasNames(dialect) && specialNames.has(name)) || own.some((tag) => tags[dialect]?.test(tag));

/** Takes such passages out of a story; they are kept for the way back (SPEC I4). */
export function takeSpecial(twine: TwineStory, isSpecial: (passage: Passage) => boolean): void {
  const special = twine.passages.filter(isSpecial);
  if (special.length === 0 || special.length === twine.passages.length) return;
  if (typeof twine.start === 'number') twine.start = twine.passages[twine.start]?.name ?? null;
  twine.passages = twine.passages.filter((passage) => !isSpecial(passage));
  twine.special = special;
}
