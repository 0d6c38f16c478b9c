import { lazily } from '@dreamfork/ui/parts';
import type { Interaction } from '../commands/context.ts';
import type { Draft, DraftStorage } from '../drafts/draft.ts';
import type { Session } from '../session/createSession.ts';
import { emptySelection } from '../session/selection.ts';
import { findDrafts } from './findDrafts.ts';

const fetchJoining = lazily(async () => (await import('./joinDraft.ts')).joinDraft);

export type RecoveryState = {
  /** Unsaved work to be restored or discarded, newest first. */
  readonly found: readonly Draft[];
  /** What was discarded in this editor: until it is closed, even that can be undone. */
  readonly discarded: readonly Draft[];
};

export type RecoveryOptions = {
  session: Session;
  storage: DraftStorage | undefined;
  /** Asks about a draft whose story was changed on the server in the same places. */
  resolveConflict: Interaction['resolveConflict'];
};

export type Recovery = ReturnType<typeof createRecovery>;

const nothing: RecoveryState = { found: [], discarded: [] };

/** Work that an earlier editor left behind, and what becomes of it. */
export function createRecovery({ session, storage, resolveConflict }: RecoveryOptions) {
  const listeners = new Set<() => void>();
  let state = nothing;

  const update = (patch: Partial<RecoveryState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };

  /** The draft over what the server holds now; null where the author would rather wait. */
  const joined = async (draft: Draft) =>
    (await fetchJoining())(draft, session.getState().saved, resolveConflict);

  const forget = (key: string) => storage?.remove(key).catch(() => {});

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Looks for work left behind; answers whether the story is open in another tab too. */
    look: async (ownKey: string): Promise<{ isOpenElsewhere: boolean }> => {
      if (!storage) return { isOpenElsewhere: false };
      const { saved, isPublic } = session.getState();
      const { version, document } = saved;
      const found = await findDrafts({
        storage,
        storyId: saved.id ?? null,
        opened: { version, document, isPublic },
        ownKey,
      }).catch(() => null);
      if (found) update({ found: found.drafts });
      return { isOpenElsewhere: found?.isOpenElsewhere ?? false };
    },

    /** Takes the draft into the story as one step of undo. Answers whether that was done. */
    restore: async (draft: Draft, keep: () => Promise<unknown>): Promise<boolean> => {
      const result = await joined(draft);
      if (!result) return false;
      session.select(emptySelection);
      session.setDraft(null);
      session.replaceDocument('restore-draft', result.document);
      session.setPublic(result.isPublic);
      // First kept anew, then taken away: at no moment is the work nowhere.
      await keep();
      if (session.getState().localCopy === 'kept') await forget(draft.head.key);
      update({
        found: state.found.filter((other) => other !== draft),
        discarded: state.discarded.filter((other) => other !== draft),
      });
      return true;
    },

    discard: async (draft: Draft): Promise<void> => {
      await forget(draft.head.key);
      update({
        found: state.found.filter((other) => other !== draft),
        discarded: [draft, ...state.discarded],
      });
    },
  };
}
