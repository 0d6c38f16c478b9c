import type { Block } from './markdownTree.ts';
import { type MarkdownPrinter, printMarkdown } from './printMarkdown.ts';

const asIs = (children: string): string => children;

const printer: MarkdownPrinter<string> = {
  inlines: (pieces) => pieces.join(''),
  blocks: (blocks) => blocks.filter((text) => text !== '').join('\n'),
  text: asIs,
  lineBreak: () => '\n',
  emphasis: asIs,
  strong: asIs,
  link: (_address, children) => children,
  paragraph: asIs,
  heading: (_level, children) => children,
  list: (items) => items.join('\n'),
  quote: asIs,
  rule: () => '',
};

/** The text of a tree without its markup. */
export const plainText = (tree: readonly Block[]): string => printMarkdown(tree, printer);
