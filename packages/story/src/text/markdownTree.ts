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
