import { linksOf, shownOf } from '../passages/linksOf.ts';
import { withoutOuterLines } from '../plainText.ts';
import { composeText } from './composeText.ts';
import type { Dialect } from './macros/macroReaders.ts';
import { scanText } from './scanText.ts';

/** A link in the text of a passage that was edited elsewhere. */
export type EditedLink =
  /** The line of a link as it was written, by its place among the links of the node. */
  | { old: number }
  /** Another link; `likeOld` is the old link whose words it has. An empty target leads nowhere yet. */
  | { old?: undefined; label: string; target: string; likeOld?: number };

export type EditedPassage = {
  /** The text without its links; undefined where that is as it was written. */
  content: string | undefined;
  links: readonly EditedLink[];
};

export type EditedPassageInput = {
  /** The passage as it was written, and as it is now. */
  written: string;
  text: string;
  /** How many lines at the end of the written text are links. */
  linkCount: number;
  dialect: Dialect;
};

type Line = { text: string; old?: number; isNew?: boolean };

/** Places by their lines; the last one is taken first. */
function placesOf(lines: readonly (string | null)[]) {
  const places = new Map<string | null, number[]>();
  for (const [index, line] of lines.entries()) {
    const alike = places.get(line);
    if (alike) alike.push(index);
    else places.set(line, [index]);
  }
  return (line: string): number | undefined => places.get(line)?.pop();
}

const unlinkedLine = /^\*\s(.*)$/;

/**
 * Reads a passage that we wrote and another program changed, line by line: a line as it was written is what it was, so
 * that brackets in a text stay text, and the links of any other line are read as such.
 */
export function readEditedPassage({
  written,
  text,
  linkCount,
  dialect,
}: EditedPassageInput): EditedPassage {
  const all = written.split('\n');
  const contentLines = all.slice(0, all.length - linkCount);
  const linkLines = linkCount === 0 ? [] : all.slice(-linkCount);
  const now = text.split('\n');
  // Of equal lines, the one that has the same place from the end is the one that was written.
  const aligned = now.map((line, index) => {
    const at = index - now.length + linkLines.length;
    return linkLines[at] === line ? at : undefined;
  });
  const fixed = new Set(aligned);
  const takeLink = placesOf(linkLines.map((line, at) => (fixed.has(at) ? null : line)));
  const takeContent = placesOf(contentLines);
  const lines = [...now.entries()]
    .reverse()
    .map(([index, line]): Line => {
      const old = aligned[index] ?? takeLink(line);
      if (old !== undefined) return { text: line, old };
      return { text: line, isNew: takeContent(line) === undefined };
    })
    .reverse();

  const known = new Set(lines.flatMap(({ old }) => old ?? []));
  const waiting = linkLines.flatMap((line, old) => (known.has(old) ? [] : [{ line, old }]));
  const linked = waiting.map(({ line, old }) => {
    const isBare = !line.includes('->');
    return { old, label: isBare ? null : linksOf(scanText(line, dialect))[0]?.label };
  });
  /** The old link that had these words; null for a link that has only its target. */
  const takeLike = (label: string | null): number | undefined => {
    const at = linked.findIndex((each) => each.label === label);
    return at === -1 ? undefined : linked.splice(at, 1)[0]?.old;
  };
  const unlinked = waiting.filter(({ line }) => unlinkedLine.test(line));

  const tailFrom = lines.findLastIndex(
    ({ text: line, old, isNew }) =>
      old === undefined && line.trim() !== '' && !(isNew && /^(?:\*\s|\[\[)/.test(line)),
  );
  const content: string[] = [];
  const links: EditedLink[] = [];
  let fresh: string[] = [];
  const flush = (): void => {
    const parts = scanText(fresh.join('\n'), dialect);
    const found = linksOf(parts);
    for (const { label, target } of found) {
      const words = label ?? target;
      const likeOld = takeLike(words) ?? (words.trim() === target ? takeLike(null) : undefined);
      links.push({ label: words, target, ...(likeOld === undefined ? {} : { likeOld }) });
    }
    const rest = found.length > 0 ? composeText(shownOf(parts)) : fresh.join('\n');
    if (found.length === 0 || rest !== '') content.push(rest);
    fresh = [];
  };
  for (const [index, { text: line, old, isNew }] of lines.entries()) {
    const [, label] = (isNew && index > tailFrom && unlinkedLine.exec(line)) || [];
    const isUnlinked = label !== undefined && unlinked.length > 0;
    if (isNew && !isUnlinked) {
      fresh.push(line);
      continue;
    }
    if (fresh.length > 0) flush();
    if (old !== undefined) links.push({ old });
    else if (isUnlinked) {
      unlinked.shift();
      links.push({ label, target: '' });
    } else content.push(line);
  }
  if (fresh.length > 0) flush();
  const [before, after] = [contentLines, content].map((part) => withoutOuterLines(part.join('\n')));
  return { content: before === after ? undefined : after, links };
}
