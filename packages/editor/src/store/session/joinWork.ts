import { findNode, mergeStories } from '@dreamfork/story';
import type { LoadedStory } from '../../services.ts';
import { changedText, withText } from './nodeDraft.ts';
import type { JoinedWork, SessionState } from './state.ts';

/**
 * The work of a session merged with a newer version of the server; null where both changed the same
 * thing. Text that is still being edited is merged too and stays in its form.
 */
export function joinWork(state: SessionState, theirs: LoadedStory): JoinedWork | null {
  const { document, draft, saved, isPublic } = state;
  const editing = changedText(state);
  const { merged, conflicts } = mergeStories({
    base: saved.document,
    mine: withText(document, editing),
    theirs: theirs.document,
  });
  if (conflicts.length > 0) return null;
  const node = draft && findNode(merged, draft.nodeId);
  return {
    document: node ? withoutText(merged, state, node) : merged,
    draft: node ? { nodeId: node.id, title: node.title, content: node.content } : null,
    isPublic: isPublic === saved.isPublic ? theirs.isPublic : isPublic,
  };
}

/** The merged document with the earlier text of the node being edited: the edit can still be cancelled. */
function withoutText(
  merged: JoinedWork['document'],
  state: SessionState,
  { title, content }: { title: string; content: string },
): JoinedWork['document'] {
  const editing = changedText(state);
  const before = editing && findNode(state.document, editing.nodeId);
  if (!before) return merged;
  return withText(merged, {
    nodeId: before.id,
    title: before.title === editing.title ? title : before.title,
    content: before.content === editing.content ? content : before.content,
  });
}
