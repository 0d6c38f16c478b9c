import type { Session } from '../session/createSession.ts';
import type { SaveError } from '../session/saveState.ts';
import type { SessionState } from '../session/state.ts';
import { hasUnsavedChanges, isDue, isSameWork } from '../session/status.ts';

/** Milliseconds from the last change to the save. */
export const autosavePause = 2000;
/** Milliseconds after which a save happens although the changes go on. */
export const autosaveLongest = 15_000;

export type SavePace = { pause: number; longest: number };

const paceAlone: SavePace = { pause: autosavePause, longest: autosaveLongest };
export const firstRetry = 2000;
export const longestRetry = 60_000;

export type AutosaveOptions = {
  session: Session;
  saveQuietly: () => Promise<SaveError | null>;
  /** Whether edits are sent unasked. Otherwise only a failed save of the author is tried again. @default true */
  isAutomatic?: boolean;
  /** How soon work is sent while others wait for it; undefined alone. */
  pace?: (() => SavePace | undefined) | undefined;
};

export type Autosave = {
  /** Tries again at once what could not be sent: the connection is back. */
  retry: () => void;
  /** Saves without waiting for the pause; returns whether everything is saved. */
  flush: () => Promise<boolean>;
  stop: () => void;
};

/** Sends changes of a saved story after a pause, and tries again, ever more slowly, what failed in passing. */
export function createAutosave({
  session,
  saveQuietly,
  isAutomatic = true,
  pace,
}: AutosaveOptions): Autosave {
  /** Whether there is something to send, and no error needs the author. */
  const maySave = (state: SessionState): boolean =>
    isDue(state) &&
    (isAutomatic || state.saveError?.isPassing === true) &&
    state.saveError?.kind !== 'conflict' &&
    state.saveError?.kind !== 'signedOut';

  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = session.getState();
  /** When the first change that is not sent yet was made. */
  let changedAt: number | null = null;
  let failures = 0;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const wait = (milliseconds: number) => {
    cancel();
    timer = setTimeout(() => void save(), milliseconds);
  };

  const waitForPause = () => {
    const now = Date.now();
    const { pause, longest } = pace?.() ?? paceAlone;
    changedAt ??= now;
    wait(Math.max(0, Math.min(pause, changedAt + longest - now)));
  };

  const waitForRetry = (saveError: SaveError) => {
    const delay = Math.min(firstRetry * 2 ** failures, longestRetry);
    failures += 1;
    wait(delay);
    session.setSaveError({ ...saveError, retryAt: Date.now() + delay });
  };

  const save = async (): Promise<void> => {
    cancel();
    const state = session.getState();
    if (!maySave(state) || state.isSaving || state.isAutosaving) return;
    changedAt = null;
    await saveQuietly();
  };

  /** Decides, after every change of the session, what is waited for. */
  const follow = () => {
    const before = seen;
    const state = session.getState();
    seen = state;
    const isEdited = !isSameWork(before, state);
    const isBusy = state.isSaving || state.isAutosaving;
    const isDone = !isBusy && (before.isSaving || before.isAutosaving);
    if (!state.saveError) failures = 0;
    if (!maySave(state)) {
      changedAt = null;
      cancel();
      return;
    }
    if (isBusy) {
      if (isEdited) changedAt ??= Date.now();
      return;
    }
    const { saveError } = state;
    if (saveError?.isPassing) {
      // Without a timer where for a moment there was nothing to send.
      if (saveError.retryAt === null || timer === undefined) waitForRetry(saveError);
    } else if (
      isEdited ||
      (timer === undefined && (!saveError || (isDone && changedAt !== null)))
    ) {
      waitForPause();
    }
  };

  const unsubscribe = session.subscribe(follow);
  if (maySave(seen)) waitForPause();

  return {
    retry: () => {
      if (!session.getState().saveError?.isPassing) return;
      failures = 0;
      void save();
    },
    flush: async () => {
      while (session.getState().isAutosaving) {
        await new Promise<void>((resolve) => {
          const stop = session.subscribe(() => {
            if (session.getState().isAutosaving) return;
            stop();
            resolve();
          });
        });
      }
      await save();
      return !hasUnsavedChanges(session.getState());
    },
    stop: () => {
      unsubscribe();
      cancel();
    },
  };
}
