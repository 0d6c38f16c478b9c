import { findNode, mergeStories } from '@dreamfork/story';
import type { LoadedStory } from '../../services/index.ts';
import { changedText, withText } from '../session/nodeDraft.ts';
import type { JoinedWork, SessionState } from '../session/state.ts';
import { hasUnsavedChanges } from '../session/status.ts';
import type { SaveContext } from './saveContext.ts';

/** The version that another tab or device has saved meanwhile; null where there is none to be had. */
async function loadNewer({ session, services }: SaveContext): Promise<LoadedStory | null> {
  const { id } = session.getState().saved;
  const loaded = id === undefined ? undefined : await services.loadStory?.(id);
  const known = session.getState().saved.version ?? 0;
  return loaded?.ok && loaded.value.version > known ? loaded.value : null;
}

function join({ session, interaction, messages }: SaveContext, theirs: LoadedStory): boolean {
  const state = session.getState();
  const { id } = state.saved;
  const work = joinWork(state, theirs);
  if (!work) return false;
  const label = hasUnsavedChanges(state) ? 'merge-versions' : 'load-version';
  const { document, isPublic, version } = theirs;
  session.adoptVersion({ label, work, saved: { id, version, isPublic, document } });
  // A run of newer versions is one step of undo and one notice.
  if (session.getState().history.past.length > state.history.past.length) {
    const text = messages().newerVersion;
    interaction.notify({ status: 'info', title: text.title, description: text[label] });
  }
  return true;
}

/** Merges the work with a newer version. False where there is none, or where both changed the same thing. */
export async function joinNewerVersion(context: SaveContext): Promise<boolean> {
  const newer = await loadNewer(context);
  return newer !== null && join(context, newer);
}

/** Whether the server can have a version that this session does not know. */
async function mayHaveNewer({ session, services }: SaveContext): Promise<boolean> {
  const { saved, saveError } = session.getState();
  const { id, version = 0, revision } = saved;
  if (id === undefined || revision === null || saveError?.kind === 'conflict') return false;
  const page = await services.versions?.list({ id });
  return !page?.ok || (page.value.items[0]?.version ?? 0) > version;
}

/** Checks for a newer version and merges it, unless a save is running, which detects it too. */
export async function followServer(context: SaveContext): Promise<void> {
  if (!(await mayHaveNewer(context))) return;
  const newer = await loadNewer(context);
  const { isSaving, isAutosaving } = context.session.getState();
  if (newer && !isSaving && !isAutosaving) join(context, newer);
}

/**
 * The work of a session merged with a newer version of the server; null where both changed the same
 * thing. Text that is still being edited is merged too and stays in its form.
 */
function joinWork(state: SessionState, theirs: LoadedStory): JoinedWork | null {
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
