import type { Block, Inline } from './markdownTree.ts';

/** What each piece of a tree becomes; children come printed. */
export type MarkdownPrinter<Printed> = {
  /** Joins the pieces of a line. */
  inlines: (pieces: Printed[]) => Printed;
  /** Joins blocks that follow one another. */
  blocks: (blocks: Printed[]) => Printed;
  text: (text: string) => Printed;
  lineBreak: () => Printed;
  emphasis: (children: Printed) => Printed;
  strong: (children: Printed) => Printed;
  link: (address: string, children: Printed) => Printed;
  paragraph: (children: Printed) => Printed;
  heading: (level: number, children: Printed) => Printed;
  /** `start` is the first number of an ordered list, else null. */
  list: (items: Printed[], start: number | null) => Printed;
  quote: (children: Printed) => Printed;
  rule: () => Printed;
};

/** Turns a tree into markup, or whatever the printer makes. */
export function printMarkdown<Printed>(
  tree: readonly Block[],
  printer: MarkdownPrinter<Printed>,
): Printed {
  const inlines = (pieces: readonly Inline[]): Printed => printer.inlines(pieces.map(inline));
  const blocks = (list: readonly Block[]): Printed => printer.blocks(list.map(block));

  function inline(piece: Inline): Printed {
    switch (piece.type) {
      case 'text':
        return printer.text(piece.text);
      case 'break':
        return printer.lineBreak();
      case 'emphasis':
        return printer.emphasis(inlines(piece.children));
      case 'strong':
        return printer.strong(inlines(piece.children));
      case 'link':
        return printer.link(piece.address, inlines(piece.children));
    }
  }

  function item(content: readonly Block[]): Printed {
    const [first, ...rest] = content;
    // A line, with or without lists below it, is no paragraph of its own.
    return first?.type === 'paragraph' && rest.every(({ type }) => type === 'list')
      ? printer.blocks([inlines(first.children), ...rest.map(block)])
      : blocks(content);
  }

  function block(piece: Block): Printed {
    switch (piece.type) {
      case 'paragraph':
        return printer.paragraph(inlines(piece.children));
      case 'heading':
        return printer.heading(piece.level, inlines(piece.children));
      case 'list':
        return printer.list(piece.items.map(item), piece.start);
      case 'quote':
        return printer.quote(blocks(piece.children));
      case 'rule':
        return printer.rule();
    }
  }

  return blocks(tree);
}

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
