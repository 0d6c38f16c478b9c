import { formatLines, lineFormats } from './formatLines.ts';
import { formatLink } from './formatLink.ts';
import { formatWords, wordFormats } from './formatWords.ts';
import type { SelectedText, TextSelection } from './selectedText.ts';

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
