import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { visibleRanges } from '../variables/template.ts';

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

type Remembering = Pick<StoryDocument, 'variables'>;

/** Whether a text is a template with something in braces. */
const hasBraces = ({ variables }: Remembering, text: string): boolean =>
  variables !== undefined && text.includes('{');

/** The pieces of a text that a reader may see (SPEC F11, S1). */
export const visiblePieces = (story: Remembering, text: string): readonly string[] =>
  hasBraces(story, text) ? visibleRanges(text).map(({ from, to }) => text.slice(from, to)) : [text];

/** Tells whether a reader may see all of a place; asked in the order of the text. */
export function createVisibility(
  story: Remembering,
  text: string,
): (start: number, end: number) => boolean {
  if (!hasBraces(story, text)) return () => true;
  const ranges = visibleRanges(text);
  let index = 0;
  return (start, end) => {
    while ((ranges[index]?.to ?? Number.POSITIVE_INFINITY) < end) index += 1;
    return (ranges[index]?.from ?? Number.POSITIVE_INFINITY) <= start;
  };
}
