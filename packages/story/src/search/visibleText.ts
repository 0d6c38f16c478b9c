import type { StoryDocument } from '../schema/document.ts';
import { visibleRanges } from '../variables/parseTemplate.ts';

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
