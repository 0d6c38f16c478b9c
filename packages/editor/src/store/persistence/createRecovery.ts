import { compareStories } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import { createStore } from 'zustand/vanilla';
import type { Draft, DraftStorage } from '../drafts/draft.ts';
import { readDraft, type ServerCopy } from '../drafts/readDraft.ts';
import type { ResolveConflict } from '../session/conflict.ts';
import type { Session } from '../session/createSession.ts';
import { emptySelection } from '../session/selection.ts';

type Found = {
  /** Unsaved work that is in no open editor, newest first. */
  drafts: Draft[];
  /** Whether another tab of this browser has the story open. */
  isOpenElsewhere: boolean;
};

type FindDraftsInput = {
  storage: DraftStorage;
  /** Null: a new story, which gets the drafts that were never saved. */
  storyId: string | null;
  /** The story as it was opened. */
  opened: ServerCopy & { isPublic: boolean };
  /** The draft of the editor that asks. */
  ownKey: string;
};

const isWorthKeeping = ({ head, document, base }: Draft, opened: FindDraftsInput['opened']) => {
  if (head.storyId === null) return !compareStories(base, document).isEqual || head.isPublic;
  if (head.isPublic !== head.wasPublic && head.isPublic !== opened.isPublic) return true;
  return (
    !compareStories(base, document).isEqual && !compareStories(opened.document, document).isEqual
  );
};

/** Finds drafts to recover, and deletes those whose work the server already has. */
async function findDrafts(input: FindDraftsInput): Promise<Found> {
  const { storage, storyId, opened, ownKey } = input;
  const [heads, holders] = await Promise.all([storage.list(), storage.holders()]);
  const held = new Set(holders.map(({ key }) => key));
  const drafts: Draft[] = [];
  for (const { key, ...head } of heads) {
    if (head.storyId !== storyId || key === ownKey || held.has(key)) continue;
    const record = await storage.read(key);
    const draft = record && readDraft(record, opened);
    if (!draft) continue;
    if (isWorthKeeping(draft, opened)) drafts.push(draft);
    else await storage.remove(key);
  }
  drafts.sort((one, other) => other.head.savedAt - one.head.savedAt);
  const isOpenElsewhere =
    storyId !== null &&
    holders.some((holder) => holder.storyId === storyId && holder.key !== ownKey);
  return { drafts, isOpenElsewhere };
}

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
  resolveConflict: ResolveConflict;
};

export type Recovery = ReturnType<typeof createRecovery>;

const nothing: RecoveryState = { found: [], discarded: [] };

/** Drafts that an earlier editor left in this browser: restore or discard. */
export function createRecovery({ session, storage, resolveConflict }: RecoveryOptions) {
  const { setState: update, ...readable } = createStore<RecoveryState>(() => nothing);

  /** The draft over what the server holds now; null where the author would rather wait. */
  const joined = async (draft: Draft) =>
    (await fetchJoining())(draft, session.getState().saved, resolveConflict);

  const forget = (key: string) => storage?.remove(key).catch(() => {});

  return {
    ...readable,

    /** Finds drafts to recover; returns whether the story is open in another tab too. */
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

    /** Applies the draft to the story as one step of undo. Returns whether it was applied. */
    restore: async (draft: Draft, keep: () => Promise<unknown>): Promise<boolean> => {
      const result = await joined(draft);
      if (!result) return false;
      session.select(emptySelection);
      session.setDraft(null);
      session.replaceDocument('restore-draft', result.document, draft.head.hasModelText);
      session.setPublic(result.isPublic);
      // The new draft is written before the old one is deleted, so that one copy always exists.
      await keep();
      if (session.getState().draftStatus === 'stored') await forget(draft.head.key);
      update({
        found: readable.getState().found.filter((other) => other !== draft),
        discarded: readable.getState().discarded.filter((other) => other !== draft),
      });
      return true;
    },

    discard: async (draft: Draft): Promise<void> => {
      await forget(draft.head.key);
      update({
        found: readable.getState().found.filter((other) => other !== draft),
        discarded: [draft, ...readable.getState().discarded],
      });
    },
  };
}
