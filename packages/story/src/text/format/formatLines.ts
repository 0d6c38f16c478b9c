import { type SelectedText, type TextSelection, writeMarks } from './selectedText.ts';

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

export const lineFormats = ['heading', 'subheading', 'list', 'orderedList', 'quote'] as const;
export type LineFormat = (typeof lineFormats)[number];

const quoteMark = /^ {0,3}> ?/;

const markOf = {
  heading: () => '# ',
  subheading: () => '## ',
  list: () => '- ',
  orderedList: (number) => `${number}. `,
  quote: () => '> ',
} satisfies Record<LineFormat, (number: number) => string>;

const isMark: Record<LineFormat, RegExp> = {
  heading: /^#\s/,
  subheading: /^##\s/,
  list: /^[-*+]\s/,
  orderedList: /^\d/,
  quote: quoteMark,
};

/** Makes the selected lines headings, items or quotes; if all of them are, they become plain. */
export function formatLines(
  text: string,
  selection: TextSelection,
  format: LineFormat,
): SelectedText {
  const all = selectedLines(text, selection);
  const written = all.filter(({ line }) => line.trim() !== '');
  // A quote goes on over blank lines; in a list they are nothing.
  const lines = format === 'quote' || written.length === 0 ? all : written;
  const marked = lines.map(({ line, start }) => {
    const quoted = { from: 0, to: quoteMark.exec(line)?.[0].length ?? 0 };
    const { from, to } = format === 'quote' ? quoted : blockMarkIn(line);
    const mark = line.slice(from, to);
    return { from: start + from, to: start + to, mark, isMarked: isMark[format].test(mark) };
  });
  const removes = marked.every(({ isMarked }) => isMarked);
  const edits = marked.map(({ from, to, mark, isMarked }, index) => {
    const keeps = isMarked && format !== 'orderedList';
    const added = keeps ? mark : markOf[format](index + 1);
    return { from, to, mark: removes ? '' : added, isBefore: true };
  });
  return writeMarks(text, selection, edits);
}
