/** A piece of a line as the author marked it. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'emphasis'; children: Inline[] }
  | { type: 'strong'; children: Inline[] }
  | { type: 'link'; address: string; children: Inline[] };

/** A block of a passage as the author marked it. */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { type: 'list'; start: number | null; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'rule' };

const inlineText = (inline: Inline): string => {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'break':
      return '\n';
    case 'emphasis':
    case 'strong':
    case 'link':
      return inline.children.map(inlineText).join('');
  }
};

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children.map(inlineText).join('');
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'quote':
      return plainText(block.children);
    case 'rule':
      return '';
  }
}

/** The words of a tree without their marks. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n');
}
