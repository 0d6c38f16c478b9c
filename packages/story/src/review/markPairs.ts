import { findBraces } from '../variables/findBraces.ts';

type Range = { readonly from: number; readonly to: number };

/** Two marks of a source text that belong together: of an emphasis, a link, or a pair of braces. */
type MarkPair = { readonly open: Range; readonly close: Range };

const spaceOrNothing = /^\s?$/;
/** What begins or ends a stretch; an escaped sign does neither, and a blank line ends all. */
const tokens = /\\[\s\S]|\*+|_+|\[|\]\((?:[^\s()]|\([^\s()]*\)){1,2000}\)|\n[^\S\n]*\n/g;

function inlinePairs(source: string): MarkPair[] {
  const pairs: MarkPair[] = [];
  let open: (Range & { mark: string })[] = [];
  for (const { 0: mark, index: from } of source.matchAll(tokens)) {
    if (mark.startsWith('\\')) continue;
    const to = from + mark.length;
    const sign = mark.startsWith(']') ? '[' : mark;
    const depth = open.findIndex((one) => one.mark === sign);
    if (mark.startsWith('\n')) open = [];
    else if (mark === '[') open.push({ mark, from, to });
    else if (depth === -1) {
      if (sign !== '[' && !spaceOrNothing.test(source[to] ?? '')) open.push({ mark, from, to });
    } else if (sign === '[' || !spaceOrNothing.test(source[from - 1] ?? '')) {
      const [first] = open.splice(depth);
      if (first) pairs.push({ open: { from: first.from, to: first.to }, close: { from, to } });
    }
  }
  return pairs;
}

const bracePairs = (source: string): MarkPair[] =>
  [...findBraces(source).closed.values()].map(({ open, close }) => ({
    open: { from: open, to: open + 1 },
    close: { from: close, to: close + 1 },
  }));

const touches = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to;

const isInside = ({ from, to }: Range, range: Range): boolean =>
  range.from <= from && to <= range.to;

/** The range, so far extended that no mark is in it without the one that it belongs to (SPEC H9). */
export function withWholeMarks(source: string, range: Range): Range {
  const pairs = [...inlinePairs(source), ...bracePairs(source)];
  let { from, to } = range;
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const { open, close } of pairs) {
      const current = { from, to };
      const isTouched = touches(open, current) || touches(close, current);
      if (!isTouched || (isInside(open, current) && isInside(close, current))) continue;
      from = Math.min(from, open.from);
      to = Math.max(to, close.to);
      isStable = false;
    }
  }
  return { from, to };
}
