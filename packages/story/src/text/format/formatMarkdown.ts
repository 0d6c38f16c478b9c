import { formatLines, lineFormats } from './formatLines.ts';
import { formatWords, wordFormats } from './formatWords.ts';
import { type SelectedText, type TextSelection, writeMarks } from './selectedText.ts';

/** What a selection can become: the part of Markdown that readers see. */
export const markdownFormats = [...wordFormats, ...lineFormats, 'link'] as const;
export type MarkdownFormat = (typeof markdownFormats)[number];

/** Gives the selection a format, or takes it away where all of it has it already. */
export function formatMarkdown(
  text: string,
  selection: TextSelection,
  format: MarkdownFormat,
): SelectedText {
  if (format === 'link') return formatLink(text, selection);
  if (format === 'strong' || format === 'emphasis') return formatWords(text, selection, format);
  return formatLines(text, selection, format);
}

const link = /\[([^[\]]*)\]\(([^\s()]*)\)/g;
const address = /^(?:https?:\/\/|mailto:)\S+$/;
/** Stands where the author is to write an address. */
const placeholder = 'https://';

/** Makes the selected words a link; a link that holds the selection becomes its words. */
function formatLink(text: string, selection: TextSelection): SelectedText {
  const { from, to } = selection;
  const around = [...text.matchAll(link)].find(
    ({ 0: whole, index }) => index <= from && to <= index + whole.length,
  );
  if (around) {
    const [whole, words = ''] = around;
    const begin = around.index;
    return {
      text: text.slice(0, begin) + words + text.slice(begin + whole.length),
      selection: { from: begin, to: begin + words.length },
    };
  }
  const [piece = ''] = text.slice(from, to).split('\n');
  const words = piece.trim();
  const begin = from + piece.length - piece.trimStart().length;
  const target = address.test(words) ? words : placeholder;
  const { text: written } = writeMarks(text, selection, [
    { from: begin, to: begin, mark: '[', isBefore: true },
    {
      from: begin + words.length,
      to: begin + words.length,
      mark: `](${target})`,
      isBefore: false,
    },
  ]);
  // What is to be written next is selected: the address, or the words where it is there.
  const next = begin + 1;
  const behind = next + words.length + 2;
  const isAddressNext = words !== '' && target === placeholder;
  return {
    text: written,
    selection: isAddressNext
      ? { from: behind, to: behind + target.length }
      : { from: next, to: next + words.length },
  };
}
