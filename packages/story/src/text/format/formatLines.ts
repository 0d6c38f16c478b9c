import { blockMarkIn, selectedLines } from './blockMarks.ts';
import { type SelectedText, type TextSelection, writeMarks } from './selectedText.ts';

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
