import type { TextSelection } from './selectedText.ts';

const quotes = /^(?: {0,3}> ?)*/;
const marked = /^([ \t]*)((?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t])/;

/** The mark of a heading or an item in a line, behind its quotes; empty where one can stand. */
export function blockMarkIn(line: string): TextSelection {
  const quoted = quotes.exec(line)?.[0].length ?? 0;
  const [, indent = '', mark = ''] = marked.exec(line.slice(quoted)) ?? [];
  const from = quoted + indent.length;
  return { from, to: from + mark.length };
}

/** The lines that a selection touches, with the index where each begins. */
export function selectedLines(
  text: string,
  { from, to }: TextSelection,
): { line: string; start: number }[] {
  const first = text.slice(0, from).lastIndexOf('\n') + 1;
  // A selection that ends where a line begins has nothing of that line.
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const behind = text.indexOf('\n', last);
  let start = first;
  return text
    .slice(first, behind === -1 ? text.length : behind)
    .split('\n')
    .map((line) => {
      const placed = { line, start };
      start += line.length + 1;
      return placed;
    });
}
