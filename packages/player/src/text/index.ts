export { type Block, type Inline, plainText } from './markdownTree.ts';
export { parseMarkdown } from './parseMarkdown.ts';
