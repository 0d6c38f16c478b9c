import type { StoryNode } from '../schema/document.ts';

/** The text fields of a node. */
export const textFields = ['title', 'content', 'choice'] as const;

export type TextField = (typeof textFields)[number];

/** One text of a node. */
export type NodeText = { field: TextField; choiceId?: string; text: string };

/** The texts of a node in reading order. */
export function textsOf({ title, content, choices }: StoryNode): NodeText[] {
  return [
    { field: 'title', text: title },
    { field: 'content', text: content },
    ...choices.map(({ id, text }): NodeText => ({ field: 'choice', choiceId: id, text })),
  ];
}

/** The text with ё replaced by е; all positions stay the same. */
export const foldYo = (text: string): string =>
  text.includes('ё') || text.includes('Ё') ? text.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : text;
