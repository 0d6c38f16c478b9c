import { createStore } from 'zustand/vanilla';
import type { DraftStorage } from '../../services/index.ts';
import type { EditorStart, OpenDraft } from '../drafts/draft.ts';
import { storyOf } from '../drafts/editorStart.ts';
import { createSession, type Session } from '../session/createSession.ts';
import { foreignRevision } from '../session/saveState.ts';
import { hasUnsavedChanges } from '../session/status.ts';

/** The session that an editor begins with. What a draft brings is one step of undo. */
export function openSession(start: Pick<EditorStart, 'story' | 'restored'>): Session {
  const session = createSession(storyOf(start));
  if (!start.restored) return session;
  const { head, document, unanswered } = start.restored.draft;
  session.replaceDocument('restore-draft', document, head.hasModelText);
  if (head.isPublic !== head.wasPublic) session.setPublic(head.isPublic);
  session.markSaved({
    ...session.getState().saved,
    unanswered: unanswered.map((sent) => ({
      document: sent,
      revision: foreignRevision,
      draft: null,
    })),
  });
  return session;
}

export type RecoveryState = {
  /** Unsaved work to be restored or discarded, newest first. */
  readonly found: readonly OpenDraft[];
  /** What was discarded in this editor: until it is closed, even that can be undone. */
  readonly discarded: readonly OpenDraft[];
  /** Whether another tab of this browser has the story open. */
  readonly isOpenElsewhere: boolean;
};

export type RecoveryOptions = {
  session: Session;
  storage: DraftStorage | undefined;
  start: EditorStart;
  /** Begins the editor anew. What it holds now is saved, or stays as a draft. */
  onRestart?: ((start: EditorStart) => void) | undefined;
};

export type Recovery = ReturnType<typeof createRecovery>;

/** What earlier editors left in this browser, and what other tabs of it have open. */
export function createRecovery({ session, storage, start, onRestart }: RecoveryOptions) {
  const {
    setState: update,
    getState,
    ...readable
  } = createStore<RecoveryState>(() => ({
    found: start.found,
    discarded: start.discarded ?? [],
    isOpenElsewhere: false,
  }));

  const without = (draft: OpenDraft) => ({
    found: getState().found.filter((other) => other !== draft),
    discarded: getState().discarded.filter((other) => other !== draft),
  });

  return {
    ...readable,
    getState,

    /** Looks whether another tab has the story open. */
    look: async (ownKey: string): Promise<void> => {
      const { id } = session.getState().saved;
      if (!storage || id === undefined) return;
      // Who cannot tell knows of no other tab.
      const holders = await storage.holders().catch(() => []);
      const isOpenElsewhere = (holders ?? []).some(
        ({ key, storyId }) => storyId === id && key !== ownKey,
      );
      if (isOpenElsewhere !== getState().isOpenElsewhere) update({ isOpenElsewhere });
    },

    /**
     * Goes on with a draft, from what it builds on: the next save merges what the server has got since. So a draft
     * meets newer versions as an open editor does.
     */
    restore: (draft: OpenDraft): void =>
      onRestart?.({
        story: start.story,
        restored: { ...draft, isAhead: false },
        isSamePage: false,
        leavesNewStory: start.story.id === undefined && hasUnsavedChanges(session.getState()),
        ...without(draft),
      }),

    discard: async (draft: OpenDraft): Promise<void> => {
      // A draft that cannot be deleted is offered again.
      await storage?.remove(draft.draft.head.key).catch(() => {});
      const { found, discarded } = without(draft);
      update({ found, discarded: [draft, ...discarded] });
    },
  };
}
