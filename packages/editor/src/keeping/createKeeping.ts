import { createDraftKeeper, type DraftKeeper } from '../drafts/createDraftKeeper.ts';
import type { DraftStorage } from '../drafts/draft.ts';
import { createId } from '../ids.ts';
import { type Autosave, createAutosave } from '../session/createAutosave.ts';
import type { Session } from '../session/createSession.ts';
import type { SaveTrouble } from '../session/sync.ts';

export type KeepingOptions = {
  session: Session;
  storage: DraftStorage | undefined;
  savesByItself: boolean;
};

export type Keeping = ReturnType<typeof createKeeping>;

/** Keeps the work of a session where nothing can lose it: in this browser at once, on the server soon. */
export function createKeeping({ session, storage, savesByItself }: KeepingOptions) {
  let keeper: DraftKeeper | null = null;
  let autosave: Autosave | null = null;

  return {
    /** Begins to keep; answers the key of the draft, and the function that ends the keeping. */
    begin: (
      saveQuietly: () => Promise<SaveTrouble | null>,
    ): { key: string; end: () => Promise<void> } => {
      const key = createId();
      const ownKeeper = storage ? createDraftKeeper({ session, storage, key }) : null;
      const ownAutosave = savesByItself ? createAutosave({ session, saveQuietly }) : null;
      keeper = ownKeeper;
      autosave = ownAutosave;
      return {
        key,
        end: async () => {
          // What the server takes now needs no draft.
          await ownAutosave?.flush();
          ownAutosave?.stop();
          await ownKeeper?.stop();
        },
      };
    },
    /** Keeps all there is in this browser, now. */
    keep: async () => {
      await keeper?.flush();
    },
    /** Sends all there is to the server, now, if it is sent by itself at all. */
    send: async () => {
      await autosave?.flush();
    },
    /** The connection is back: tries again what could not be sent. */
    retry: () => autosave?.retry(),
  };
}
