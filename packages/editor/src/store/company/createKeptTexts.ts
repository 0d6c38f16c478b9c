import type { DraftStorage, KeptText } from '../../services/index.ts';
import type { Session } from '../session/createSession.ts';
import type { CompanyState, CompanyStore } from './companyStore.ts';
import { joinKept, mostKept, type Overwritten, withOverwritten } from './keptTexts.ts';

export type KeptTextsOptions = {
  session: Pick<Session, 'getState'>;
  storage: DraftStorage | undefined;
  store: CompanyStore;
};

/** The author's words that others wrote over, of the story that is open, in its draft until they decide. */
export function createKeptTexts({ session, storage, store }: KeptTextsOptions) {
  const put = (change: (kept: CompanyState['kept']) => CompanyState['kept']) => {
    store.setState({ kept: change(store.getState().kept) });
    const { id } = session.getState().saved;
    // A browser that stores nothing has said so; the words stay until the page is closed.
    if (id !== undefined) void storage?.changeKept(id, change).catch(() => {});
  };

  return {
    add: (overwritten: Overwritten) =>
      put((kept) => withOverwritten(kept, overwritten, Date.now())),
    hasRoomFor: (count: number) => store.getState().kept.length + count <= mostKept,
    decided: (key: string) => put((kept) => kept.filter((text) => text.key !== key)),
    keepAgain: (text: KeptText) => put((kept) => joinKept(kept, [text])),
    /** Brings back what the draft has of the story. */
    restore: async (): Promise<void> => {
      const { id } = session.getState().saved;
      if (id === undefined) return;
      // What cannot be read cannot be shown: the draft has told of a broken storage.
      const stored = (await storage?.readKept(id).catch(() => [])) ?? [];
      store.setState({ kept: joinKept(stored, store.getState().kept) });
    },
  };
}
