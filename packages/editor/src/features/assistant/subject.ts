import { findNode, type StoryDocument, storyIndex } from '@dreamfork/story';
import type { SessionState } from '../../store/session/state.ts';

/** A part of the text of a node. */
export type TextRange = {
  readonly nodeId: string;
  readonly start: number;
  readonly end: number;
  /** What stood there; a text that has changed since has no such range any more. */
  readonly text: string;
};

/** What the author asks about. */
export type Subject =
  | { readonly kind: 'story' }
  | { readonly kind: 'node'; readonly nodeId: string; readonly range?: TextRange }
  | { readonly kind: 'choice'; readonly nodeId: string; readonly choiceId: string };

/** The text of a node; null where it is gone. */
export function currentText(
  { document }: Pick<SessionState, 'document'>,
  nodeId: string,
): string | null {
  return findNode(document, nodeId)?.content ?? null;
}

/** The subject that follows from what is selected. */
export function subjectOf(
  state: Pick<SessionState, 'document' | 'selection'>,
  range: TextRange | null,
): Subject {
  const { choice, nodeIds } = state.selection;
  if (choice) return { kind: 'choice', ...choice };
  const [nodeId] = nodeIds;
  if (nodeId === undefined || nodeIds.length > 1) return { kind: 'story' };
  if (range?.nodeId !== nodeId) return { kind: 'node', nodeId };
  const isThere = currentText(state, nodeId)?.slice(range.start, range.end) === range.text;
  return isThere ? { kind: 'node', nodeId, range } : { kind: 'node', nodeId };
}

/** The first choice that leads to a node. */
export function choiceLeadingTo(
  document: StoryDocument,
  nodeId: string,
): { nodeId: string; choiceId: string } | null {
  const { connectionsById } = storyIndex(document);
  for (const node of document.nodes) {
    const choice = node.choices.find(
      ({ connectionId }) => connectionsById.get(connectionId)?.toNodeId === nodeId,
    );
    if (choice) return { nodeId: node.id, choiceId: choice.id };
  }
  return null;
}
