import { unescapeLines } from '../markdown/escapeContent.ts';
import { readMarkdownText } from '../markdown/markdownText.ts';
import { keysOf, readFrontMatter, type Section, splitSections } from '../markdown/sections.ts';
import { oneLine, plainText } from '../plainText.ts';
import { linkText, type ShownPart } from '../readLogic/shownPart.ts';
import { composeText } from '../twine/composeText.ts';

/** A link as the text has it: a choice, without a label a plain connection, without a target a placeholder. */
export type OutlineLink = { readonly label: string | null; readonly target: string };

export type OutlineSection = {
  readonly title: string;
  /** Names that the heading gives itself. */
  readonly anchors: readonly string[];
  /** The name that the web gives the heading. */
  readonly key: string;
  readonly line: number;
  readonly lines: readonly string[];
};

export type ReadOutline = {
  /** Null where the text has none. */
  readonly title: string | null;
  readonly description: string | null;
  readonly sections: readonly OutlineSection[];
  /** The first line of text that belongs to no section; null without one. */
  readonly strayLine: number | null;
};

export type SectionBody = { readonly content: string; readonly links: readonly OutlineLink[] };

/** The text of a section and its links. */
export function readBody(
  { lines }: OutlineSection,
  isKnown: (name: string) => boolean,
): SectionBody {
  const parts = readMarkdownText(unescapeLines(lines).join('\n'), isKnown);
  const links = parts.flatMap((part): OutlineLink[] => {
    if (part.kind === 'jump') return [{ label: null, target: part.target }];
    return part.kind === 'link' ? [{ label: oneLine(part.label), target: part.target }] : [];
  });
  const shown = parts.flatMap((part): ShownPart[] => {
    if (part.kind === 'jump') return [];
    return [part.kind === 'text' ? part : linkText(part.label)];
  });
  return { content: composeText(shown), links };
}

const bodyOf = (lines: readonly string[]): string => unescapeLines(lines).join('\n').trim();

/** Whether the first heading is the title of the story and not a node (SPEC I14). */
function isTitle(sections: readonly Section[], knownTitle: string | null): boolean {
  const [first, ...rest] = sections;
  if (first?.level !== 1 || first.anchors.length > 0) return false;
  if (knownTitle === null || first.title === knownTitle) return true;
  if (rest.length === 0 || rest.some(({ level }) => level === 1)) return false;
  const text = first.lines.join('\n');
  return readMarkdownText(text, () => true).every(({ kind }) => kind === 'text');
}

/**
 * The sections of an outline; of a whole story also its title and description. Without a `knownTitle` the text is as
 * it was written, with the title above all.
 */
export function readOutline(
  source: string,
  { isWhole, knownTitle }: { isWhole: boolean; knownTitle: string | null },
): ReadOutline {
  const lines = plainText(source).split('\n');
  const front = isWhole ? readFrontMatter(lines) : { title: '', from: 0 };
  const { before, sections } = splitSections(lines.slice(front.from));
  const hasTitle = isWhole && isTitle(sections, knownTitle);
  const nodes = hasTitle ? sections.slice(1) : sections;
  const keys = keysOf(nodes);
  const above = bodyOf(before);
  const below = hasTitle ? bodyOf(sections[0]?.lines ?? []) : '';
  const stray = before.findIndex((line) => line.trim() !== '');
  return {
    title: hasTitle ? (sections[0]?.title ?? '') : front.title || null,
    description: hasTitle || above !== '' ? [above, below].filter(Boolean).join('\n\n') : null,
    sections: nodes.map(({ title, anchors, line, lines: own }, index) => ({
      title,
      anchors,
      key: keys[index] ?? '',
      line: line + front.from,
      lines: own,
    })),
    strayLine: stray === -1 ? null : stray + 1 + front.from,
  };
}
