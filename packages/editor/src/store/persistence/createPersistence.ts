import { createId } from '@dreamfork/ui/browser';
import type { EditorServices } from '../../services/index.ts';
import { createDraftWriter, type DraftWriter } from '../drafts/createDraftWriter.ts';
import { type Autosave, createAutosave, type SavePace } from '../saving/createAutosave.ts';
import { createSaver } from '../saving/createSaver.ts';
import type { SaveContext } from '../saving/saveContext.ts';
import { createHistoryWriter, type HistoryWriter } from './createHistoryWriter.ts';

export type PersistenceOptions = SaveContext & {
  services: Pick<EditorServices, 'drafts' | 'autosave'>;
  pace?: () => SavePace | undefined;
};

export type Persistence = ReturnType<typeof createPersistence>;

/** Saves the story of a session, by request and by autosave, and writes its draft to this browser. */
export function createPersistence(options: PersistenceOptions) {
  const { session, services } = options;
  const saver = createSaver({ ...options, writeDraft: async () => draftWriter?.flush() });
  let draftWriter: DraftWriter | null = null;
  let autosave: Autosave | null = null;
  let historyWriter: HistoryWriter | null = null;

  return {
    ...saver,
    /**
     * Starts the draft and autosave; returns the key of the draft and the function that stops both. The draft that
     * the editor goes on with is deleted in the moment in which this one is written.
     */
    begin: (replaces?: string): { key: string; end: () => Promise<void> } => {
      const key = createId();
      const { drafts: storage } = services;
      const ownWriter = storage ? createDraftWriter({ session, storage, key, replaces }) : null;
      const ownAutosave = createAutosave({
        session,
        saveQuietly: saver.saveQuietly,
        isAutomatic: services.autosave === true,
        pace: options.pace,
      });
      const ownHistory = storage ? createHistoryWriter(session, storage) : null;
      draftWriter = ownWriter;
      historyWriter = ownHistory;
      autosave = ownAutosave;
      if (replaces !== undefined) void ownWriter?.flush();
      return {
        key,
        end: async () => {
          // What the server takes now needs no draft.
          await ownAutosave.flush();
          ownAutosave.stop();
          await ownHistory?.stop();
          await ownWriter?.stop();
        },
      };
    },
    /** Writes the draft and the steps of undo now. */
    flushDraft: async () => {
      await Promise.all([draftWriter?.flush(), historyWriter?.flush()]);
    },
    /** Sends unsaved work now, where autosave is on. */
    flushAutosave: async () => {
      await autosave?.flush();
    },
    /** The connection is back: sends again what could not be sent. */
    retry: () => autosave?.retry(),
  };
}
