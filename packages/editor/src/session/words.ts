import { findNode, type StoryDocument, updateNode } from '@dreamfork/story';
import type { NodeDraft, SessionState } from './createSession.ts';

/** The words being edited, if they differ from those in the document; else null. */
export function changedWords({ draft, document }: SessionState): NodeDraft | null {
  if (!draft) return null;
  const node = findNode(document, draft.nodeId);
  return node && (node.title !== draft.title || node.content !== draft.content) ? draft : null;
}

export const areSameWords = (one: NodeDraft | null, other: NodeDraft | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.nodeId === other.nodeId &&
    one.title === other.title &&
    one.content === other.content);

/** The document with words that have not reached it yet. Words of a node that is gone are dropped. */
export function withWords(document: StoryDocument, words: NodeDraft | null): StoryDocument {
  if (!words) return document;
  const result = updateNode(document, words);
  return result.ok ? result.value.story : document;
}
