import { textDifference } from '../compare/textDifference.ts';
import { choiceById, findNode } from '../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { mapRange, withoutSpace } from './mapRange.ts';
import type { ReviewAnchor } from './reviewAnchor.ts';

/** What became of what a comment is about (SPEC H2–H5). */
export type ReviewPlaceState = 'same' | 'moved' | 'changed' | 'gone';

/** Where a comment stands in the story as it is now. */
export type ReviewPlace = {
  readonly state: ReviewPlaceState;
  /** What it stands at. Of what is gone it is the passage, or the story if that is gone too. */
  readonly kind: ReviewAnchor['kind'];
  /** Null for the story as a whole. */
  readonly nodeId: string | null;
  readonly choiceId: string | null;
  readonly mediaId: string | null;
  /** Characters of the text of the passage, or of the choice; empty where it stands at neither. */
  readonly from: number;
  readonly to: number;
  /** The words that were commented, as they stood; empty where it was no text. */
  readonly quote: string;
};

/** The shortest quote that is looked for in the rest of the passage. */
const longQuote = 12;

const whole: ReviewPlace = {
  state: 'same',
  kind: 'story',
  nodeId: null,
  choiceId: null,
  mediaId: null,
  from: 0,
  to: 0,
  quote: '',
};

/** The words of a text that a comment is about, as they stood. */
export const quoteOf = (anchor: ReviewAnchor): string =>
  anchor.kind === 'text'
    ? anchor.source.slice(anchor.from, anchor.to)
    : anchor.kind === 'choice'
      ? anchor.source
      : '';

type Anchor<Kind extends ReviewAnchor['kind']> = Extract<ReviewAnchor, { kind: Kind }>;
type Found = Pick<ReviewPlace, 'state' | 'from' | 'to'>;

/** Where the quote stands in today's text: a function of the two texts alone. */
function locateText({ source, from, to }: Anchor<'text'>, today: string): Found {
  if (source === today) return { state: 'same', from, to };
  const mapped = mapRange(textDifference(source, today), { from, to });
  if (mapped.isWhole) return { state: 'moved', from: mapped.from, to: mapped.to };
  const quote = source.slice(from, to);
  const at = (index: number): Found => ({ state: 'moved', from: index, to: index + quote.length });
  if (mapped.from < mapped.to) {
    // Of words that repeat, the difference may keep the other ones.
    const starts = [mapped.from, Math.max(mapped.to - quote.length, 0)];
    const start = starts.find((index) => today.startsWith(quote, index));
    return start === undefined ? { state: 'changed', ...withoutSpace(today, mapped) } : at(start);
  }
  const other = quote.length < longQuote ? -1 : today.indexOf(quote);
  return other !== -1 && other === today.lastIndexOf(quote)
    ? at(other)
    : { state: 'gone', from: mapped.from, to: mapped.to };
}

/** The node that has the item now; one that was moved is found by its id. */
const holder = (
  story: StoryDocument,
  nodeId: string,
  has: (node: StoryNode) => boolean,
): StoryNode | undefined => {
  const node = findNode(story, nodeId);
  return node && has(node) ? node : story.nodes.find(has);
};

function locateChoice(story: StoryDocument, anchor: Anchor<'choice'>): ReviewPlace | null {
  const { choiceId, source } = anchor;
  const choice = choiceById(story, choiceId);
  const node = choice && holder(story, anchor.nodeId, ({ choices }) => choices.includes(choice));
  if (!node) return null;
  const { id: nodeId } = node;
  const state = choice.text !== source ? 'changed' : nodeId === anchor.nodeId ? 'same' : 'moved';
  const place = { kind: 'choice', nodeId, choiceId, from: 0, to: choice.text.length } as const;
  return { ...whole, ...place, state };
}

function locateMedia(story: StoryDocument, { nodeId, mediaId }: Anchor<'media'>) {
  const node = holder(story, nodeId, ({ media }) => media.some(({ id }) => id === mediaId));
  if (!node) return null;
  const state: ReviewPlaceState = node.id === nodeId ? 'same' : 'moved';
  return { ...whole, kind: 'media' as const, state, nodeId: node.id, mediaId };
}

function locate(story: StoryDocument, anchor: ReviewAnchor): ReviewPlace | null {
  if (anchor.kind === 'story') return whole;
  if (anchor.kind === 'choice') return locateChoice(story, anchor);
  if (anchor.kind === 'media') return locateMedia(story, anchor);
  const node = findNode(story, anchor.nodeId);
  if (!node) return null;
  const { id: nodeId } = node;
  if (anchor.kind === 'node') return { ...whole, kind: 'node', nodeId };
  const found = locateText(anchor, node.content);
  const kind = found.state === 'gone' ? 'node' : 'text';
  return { ...whole, ...found, kind, nodeId };
}

/** Where a comment stands today. It depends on the anchor and on today's story alone (SPEC H2). */
export function locateAnchor(story: StoryDocument, anchor: ReviewAnchor): ReviewPlace {
  const quote = quoteOf(anchor);
  const place = locate(story, anchor);
  if (place) return { ...place, quote };
  const nodeId = anchor.kind !== 'story' && findNode(story, anchor.nodeId)?.id;
  const at = nodeId ? { kind: 'node' as const, nodeId } : whole;
  return { ...whole, ...at, state: 'gone', quote };
}
