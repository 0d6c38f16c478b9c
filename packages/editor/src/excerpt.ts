import { findNode, type Match, type StoryDocument } from '@dreamfork/story';

export type Excerpt = { before: string; found: string; after: string };

/** The text a match stands in; undefined where the story no longer holds it. */
export function textOf(story: StoryDocument, match: Match): string | undefined {
  const node = findNode(story, match.nodeId);
  if (!node) return;
  if (match.field !== 'choice') return node[match.field];
  return node.choices.find(({ id }) => id === match.choiceId)?.text;
}

const before = 24;
const after = 80;

/** A match with the text around it, in one line. */
export function excerptOf(text: string, { start, end }: Pick<Match, 'start' | 'end'>): Excerpt {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, end + after);
  const line = (part: string) => part.replaceAll(/\s+/g, ' ');
  return {
    before: (from > 0 ? '…' : '') + line(text.slice(from, start)),
    found: line(text.slice(start, end)),
    after: line(text.slice(end, to)) + (to < text.length ? '…' : ''),
  };
}

/** Key of a match among those of one search. */
export const keyOfMatch = ({ nodeId, field, choiceId, start }: Match): string =>
  [nodeId, field, choiceId, start].join('/');
