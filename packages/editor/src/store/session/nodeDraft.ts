import { findNode, type StoryDocument, updateNode } from '@dreamfork/story';
import type { NodeDraft } from './saveState.ts';
import type { SessionState } from './state.ts';

/** The text being edited, if it differs from that in the document; else null. */
export function changedText({ draft, document }: SessionState): NodeDraft | null {
  if (!draft) return null;
  const node = findNode(document, draft.nodeId);
  return node && (node.title !== draft.title || node.content !== draft.content) ? draft : null;
}

export const isSameText = (one: NodeDraft | null, other: NodeDraft | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.nodeId === other.nodeId &&
    one.title === other.title &&
    one.content === other.content);

/**
 * The text being edited, when an edit beside the form has changed the document: a field in which nothing was
 * typed follows the document. Null where the node is gone.
 */
export function rebaseDraft(
  draft: NodeDraft,
  before: StoryDocument,
  after: StoryDocument,
): NodeDraft | null {
  const old = findNode(before, draft.nodeId);
  const node = findNode(after, draft.nodeId);
  if (!node) return null;
  const title = draft.title === old?.title ? node.title : draft.title;
  const content = draft.content === old?.content ? node.content : draft.content;
  const isSame = title === draft.title && content === draft.content;
  return isSame ? draft : { ...draft, title, content };
}

/** The document with the text being edited. The text of a deleted node is dropped. */
export function withText(document: StoryDocument, draft: NodeDraft | null): StoryDocument {
  if (!draft) return document;
  const result = updateNode(document, draft);
  return result.ok ? result.value.story : document;
}
