import type { Session } from '../session/createSession.ts';
import type { CompanyStore } from './companyStore.ts';

/** Milliseconds after which a version that could not be taken in is tried again. */
const followRetry = 2000;

export type CatchUpOptions = {
  session: Pick<Session, 'getState'>;
  store: CompanyStore;
  /** Takes in what the server holds now; false where that is left to the author. */
  followServer: () => Promise<boolean>;
};

/** Takes in the newest version that the server has told of. */
export function createCatchUp({ session, store, followServer }: CatchUpOptions) {
  let wanted = 0;
  /** Who saved the newest version, as far as that was told. */
  let saver: { version: number; by: string | null } | null = null;
  let isFollowing = false;
  /** Runs while what could not be taken in waits for another attempt. */
  let retry: ReturnType<typeof setTimeout> | undefined;

  const stopRetry = () => {
    clearTimeout(retry);
    retry = undefined;
  };

  const isBehind = () => wanted > (session.getState().saved.version ?? 0);

  /** Takes in what is newer. A save that is running finds it out by itself. */
  const catchUp = async (): Promise<void> => {
    const { isSaving, isAutosaving } = session.getState();
    // Who is not heard is caught up with by the welcome.
    if (!store.getState().isOpen) return;
    if (!isBehind() || isFollowing || retry !== undefined || isSaving || isAutosaving) return;
    isFollowing = true;
    const mayFollow = await followServer();
    isFollowing = false;
    if (!mayFollow) wanted = 0;
    if (!isBehind() || !store.getState().isOpen) return;
    retry = setTimeout(() => {
      stopRetry();
      void catchUp();
    }, followRetry);
  };

  return {
    catchUp,
    /** The server has at least this version. */
    want: (version: number) => {
      wanted = Math.max(wanted, version);
    },
    /** Somebody has saved this version: it can be tried at once. */
    heard: (saved: { version: number; by: string | null }) => {
      wanted = Math.max(wanted, saved.version);
      if (saved.version === wanted) saver = saved;
      stopRetry();
    },
    savedBy: (version: number): string | null => (saver?.version === version ? saver.by : null),
    stop: () => {
      wanted = 0;
      stopRetry();
    },
  };
}
