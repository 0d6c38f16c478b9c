import type { Inline } from './markdownTree.ts';
import { parseUrl } from './parseUrl.ts';

/** A mark that was opened and waits for its end, with what stands inside so far. */
type Frame = { mark: string; children: Inline[] };

const wordSign = /[\p{L}\p{N}]/u;
const spaceOrNothing = /^\s?$/;
const plain = /[^\\*_[\]\n]+/y;
const escaped = /\\([\\`*_{}[\]()#+\-.!>])/y;
const marks = /\*+|_+/y;
const linkEnd = /\]\(((?:[^\s()]|\([^\s()]*\)){1,2000})\)/y;

/** A run of stars or underlines longer than this is a decoration, not a mark. */
const longestMark = 3;

const wrap = (mark: string, children: Inline[]): Inline => {
  if (mark.length === 1) return { type: 'emphasis', children };
  const strong: Inline = { type: 'strong', children };
  return mark.length === 2 ? strong : { type: 'emphasis', children: [strong] };
};

/**
 * Reads emphasis, strong, links and line breaks in one pass; what is no mark stays as typed. A mark is
 * open once at most, so there are never more than a few frames, and every sign is looked at a bounded
 * number of times.
 */
export function parseInline(source: string): Inline[] {
  const root: Inline[] = [];
  const frames: Frame[] = [{ mark: '', children: root }];
  let at = 0;

  const put = (piece: Inline): void => {
    const children = frames.at(-1)?.children ?? root;
    const last = children.at(-1);
    if (piece.type === 'text' && last?.type === 'text') last.text += piece.text;
    else children.push(piece);
  };
  const putText = (text: string): void => {
    if (text !== '') put({ type: 'text', text });
  };
  /** Marks from this depth on never ended: they are what the author typed. */
  const dissolve = (depth: number): void => {
    for (const { mark, children } of frames.splice(depth)) {
      putText(mark);
      children.forEach(put);
    }
  };
  const depthOf = (mark: string): number => frames.findIndex((frame) => frame.mark === mark);
  const open = (mark: string): void => void frames.push({ mark, children: [] });
  /** What stands inside a mark that ends here. */
  const close = (depth: number): Inline[] => {
    dissolve(depth + 1);
    return frames.pop()?.children ?? [];
  };
  /** What a pattern finds here, and only here; the reader goes on behind it. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const readMark = (mark: string): void => {
    const before = source[at - mark.length - 1] ?? '';
    const after = source[at] ?? '';
    const isInWord = mark[0] === '_' && wordSign.test(before) && wordSign.test(after);
    const depth = depthOf(mark);
    const canTurn = mark.length <= longestMark && !isInWord;
    if (canTurn && depth !== -1 && !spaceOrNothing.test(before)) {
      const children = close(depth);
      if (children.length === 0) putText(mark + mark);
      else put(wrap(mark, children));
    } else if (canTurn && depth === -1 && !spaceOrNothing.test(after)) open(mark);
    else putText(mark);
  };

  const readLinkEnd = (): void => {
    const depth = depthOf('[');
    const start = at;
    const address = depth === -1 ? null : linkAddress(take(linkEnd)?.[1] ?? '');
    if (address !== null) {
      put({ type: 'link', address, children: close(depth) });
      return;
    }
    if (depth !== -1) dissolve(depth);
    putText(']');
    at = start + 1;
  };

  while (at < source.length) {
    const sign = source[at];
    const text = take(plain)?.[0] ?? take(escaped)?.[1];
    if (text !== undefined) {
      putText(text);
      continue;
    }
    const mark = take(marks)?.[0];
    if (mark !== undefined) readMark(mark);
    else if (sign === ']') readLinkEnd();
    else {
      at += 1;
      if (sign === '\n') put({ type: 'break' });
      else if (sign === '[') {
        const depth = depthOf('[');
        if (depth !== -1) dissolve(depth);
        open('[');
      } else putText('\\');
    }
  }
  dissolve(1);
  return root;
}

const linkSchemes = ['http:', 'https:', 'mailto:'];

/** The address that a link in a text may lead to, else null: a web page or a letter, never a script. */
function linkAddress(address: string): string | null {
  // A page of the host is nothing that an author can know: only whole addresses count.
  if (!/^[a-z]+:/i.test(address)) return null;
  const url = parseUrl(address);
  return url && linkSchemes.includes(url.protocol) ? url.href : null;
}
