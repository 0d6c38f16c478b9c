export {
  formatMarkdown,
  type MarkdownFormat,
  markdownFormats,
} from './format/formatMarkdown.ts';
export type { SelectedText, TextSelection } from './format/selectedText.ts';
export { inQuotes } from './inQuotes.ts';
export { isOpening } from './isOpening.ts';
export type { Block, Inline } from './markdownTree.ts';
export { parseMarkdown } from './parseMarkdown.ts';
export { type MarkdownPrinter, plainText, printMarkdown } from './printMarkdown.ts';
export { bindWords, typeset } from './typeset.ts';
