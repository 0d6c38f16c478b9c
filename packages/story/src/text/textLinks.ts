import { linkText, type ShownPart } from '../formats/readLogic/shownPart.ts';
import { composeText } from '../formats/twine/composeText.ts';
import { readLink } from '../formats/twine/textPart.ts';
import { findBraces } from '../variables/findBraces.ts';

/** A link that an author has typed: what readers choose, and the title of where it leads. */
export type WrittenLink = {
  /** Empty where readers are given no choice. */
  readonly words: string;
  readonly target: string;
};

/** A link of a text, with where it stands. */
type TextLink = WrittenLink & { readonly from: number; readonly to: number };

/** So many links are taken from a text at once; the others wait in it for the next time. */
const linksMaximum = 100;

const closedLink = /(?<!\\)\[\[([^[\]\n]{1,1000})\]\]/g;
const openLink = /(?<!\\)\[\[([^[\]\n]{0,1000})$/;
const arrow = '->';

/** `words->target`, `target<-words`, `words|target` or the words alone; null where nothing is written. */
export function parseLink(written: string): WrittenLink | null {
  const { label, target } = readLink(written);
  const words = label.trim();
  if (target !== '') return { words, target };
  return words === '' ? null : { words, target: words };
}

/** The links of a text in their order. In a story that remembers, what is in braces is no link. */
function findLinks(text: string, remembers: boolean): TextLink[] {
  const links: TextLink[] = [];
  const braces = remembers ? [...findBraces(text).closed.values()] : [];
  braces.sort((one, other) => one.open - other.open);
  let next = 0;
  let closed = -1;
  const isInBraces = (at: number): boolean => {
    for (let pair = braces[next]; pair && pair.open < at; pair = braces[++next]) {
      closed = Math.max(closed, pair.close);
    }
    return at < closed;
  };
  for (const { 0: whole, 1: written = '', index: from } of text.matchAll(closedLink)) {
    const link = parseLink(written);
    if (!link || isInBraces(from)) continue;
    links.push({ ...link, from, to: from + whole.length });
    if (links.length === linksMaximum) break;
  }
  return links;
}

/** A text without its links, and where they lead (SPEC E48). */
export type TextWithoutLinks = { readonly text: string; readonly links: readonly WrittenLink[] };

/** Takes the links out of a text: their words stay in a sentence, a line of links alone goes. */
export function takeOutLinks(text: string, remembers: boolean): TextWithoutLinks {
  const links = findLinks(text, remembers);
  if (links.length === 0) return { text, links: [] };
  const parts: ShownPart[] = [];
  let at = 0;
  for (const { from, to, words } of links) {
    if (from > at) parts.push({ kind: 'text', text: text.slice(at, from) });
    parts.push(linkText(words));
    at = to;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return {
    text: composeText(parts),
    links: links.map(({ words, target }) => ({ words, target })),
  };
}

/** The title that an author is writing in a link behind its arrow: where it begins, and what stands of it. */
export function linkTargetAt(
  text: string,
  index: number,
): { readonly from: number; readonly written: string } | null {
  const line = text.lastIndexOf('\n', index - 1) + 1;
  const [, inside] = openLink.exec(text.slice(line, index)) ?? [];
  const behind = inside?.lastIndexOf(arrow) ?? -1;
  if (inside === undefined || behind === -1) return null;
  const written = inside.slice(behind + arrow.length);
  return { from: index - written.trimStart().length, written: written.trim() };
}
