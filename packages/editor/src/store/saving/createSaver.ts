import { updateStory } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { SaveProblem, SaveTarget } from '../../services/index.ts';
import { hasModelTextSince } from '../session/history.ts';
import { changedText, withText } from '../session/nodeDraft.ts';
import type { SaveError } from '../session/saveState.ts';
import type { SessionState } from '../session/state.ts';
import { hasUnsavedChanges } from '../session/status.ts';
import type { SaveContext, SaveMessages } from './saveContext.ts';

export const duplicateCheckLimit = 5000;

const fetchConflicts = lazily(() => import('./resolveConflict.ts'));
const fetchNewer = lazily(() => import('./newerVersion.ts'));

const ownTarget = ({ saved }: SessionState): SaveTarget => ({
  ...(saved.id === undefined ? {} : { id: saved.id }),
  ...(saved.version === undefined ? {} : { version: saved.version }),
});

/** Sends the story of a session to the server: on request, by autosave, and merged with newer versions. */
export function createSaver(context: SaveContext) {
  const { session, services, interaction, messages } = context;
  /** The running autosave: saves run one at a time. */
  let automatic: Promise<unknown> = Promise.resolve();

  /** Where to save: this story, maybe under another title, or one of the same title that is overwritten. */
  const chooseTarget = async (state: SessionState): Promise<SaveTarget | null> => {
    const own = ownTarget(state);
    const { findDuplicate } = services;
    const title = state.document.title.trim();
    if (!findDuplicate || !title) return own;
    const check = await withTimeout(() => findDuplicate(title, own.id), duplicateCheckLimit);
    const duplicate = check.kind === 'value' ? check.value : null;
    if (!duplicate) return own;
    const answer = await interaction.resolveDuplicate(duplicate);
    if (answer === 'cancel') return null;
    if (answer === 'overwrite') {
      return { id: duplicate.id, replacedVersionName: messages().beforeOverwriting };
    }
    session.edit({
      label: 'edit-story',
      operation: (story) => updateStory(story, { title: duplicate.freeTitle }),
    });
    return own;
  };

  /** Sends the story as it is now, with the text being edited; returns why that failed, or null. */
  const send = async (target: SaveTarget): Promise<SaveProblem | null> => {
    const state = session.getState();
    const { document, isPublic, history, saved } = state;
    const editing = changedText(state);
    const sent = withText(document, editing);
    const result = await services.saveStory({
      ...target,
      document: sent,
      isPublic,
      ...(hasModelTextSince(history, saved.sentRevision) ? { hasModelText: true } : {}),
    });
    if (!result.ok) return result.error;
    session.settle(
      {
        ...result.value,
        revision: history.revision,
        sentRevision: history.revision,
        isPublic,
        draft: editing,
        document: sent,
      },
      Date.now(),
    );
    context.onSaved?.(result.value);
    return null;
  };

  /** Sends the story; first merges a version saved elsewhere if there is no conflict. */
  const sendJoined = async (target: SaveTarget): Promise<SaveProblem | null> => {
    const problem = await send(target);
    const isOwn = target.id !== undefined && target.id === session.getState().saved.id;
    if (problem?.kind !== 'conflict' || !isOwn) return problem;
    const { joinNewerVersion } = await fetchNewer();
    if (!(await joinNewerVersion(context))) return problem;
    return sendJoined(ownTarget(session.getState()));
  };

  const fail = (reason: string) =>
    interaction.notify({
      status: 'error',
      title: reason ? messages().failed(reason) : messages().failedPlain,
    });

  const sendAsked = async (target: SaveTarget): Promise<void> => {
    const problem = await sendJoined(target);
    if (!problem) {
      interaction.notify({ status: 'success', title: messages().succeeded });
      return;
    }
    const saveError = saveErrorOf(problem, messages(), target.id !== undefined);
    session.setSaveError(saveError);
    if (problem.kind !== 'conflict' || target.id === undefined) return fail(saveError.message);
    const { resolveConflict } = await fetchConflicts();
    const next = await resolveConflict(context, target.id, problem.version);
    if (next) await sendAsked(next);
  };

  return {
    /** Saves the story, with the questions that may need an answer first. Never throws. */
    save: async (): Promise<void> => {
      if (session.getState().isSaving) return;
      const committed = session.commitDraft();
      if (committed && !committed.ok) interaction.refuse(committed.error.code);
      session.closeGesture();
      session.setSaving(true);
      try {
        await automatic;
        const target = await chooseTarget(session.getState());
        if (target) await sendAsked(target);
        else interaction.notify({ status: 'info', title: messages().cancelled });
      } catch (error) {
        fail(error instanceof Error ? error.message : '');
      } finally {
        session.setSaving(false);
      }
    },

    /**
     * Saves a story that has been saved before, if there is something to save: no questions, no word
     * of success. Returns the error, or null. Never throws.
     */
    saveQuietly: async (): Promise<SaveError | null> => {
      const state = session.getState();
      if (state.isSaving || state.isAutosaving) return state.saveError;
      if (state.saved.id === undefined || !hasUnsavedChanges(state)) return null;
      const before = state.saveError;
      session.setAutosaving(true);
      const attempt = sendJoined(ownTarget(state)).catch(
        (error: unknown): SaveProblem => ({
          kind: 'unreachable',
          message: error instanceof Error ? error.message : '',
        }),
      );
      automatic = attempt;
      const problem = await attempt;
      const saveError = problem && saveErrorOf(problem, messages(), true);
      // Before `isAutosaving` ends, so that listeners see the error with the end of the save.
      if (saveError) session.setSaveError(saveError);
      session.setAutosaving(false);
      if (!saveError) return null;
      const isNews = before?.kind !== saveError.kind || before.message !== saveError.message;
      if (isNews && saveError.kind === 'refused') fail(saveError.message);
      if (isNews && saveError.kind === 'conflict') {
        interaction.notify({
          status: 'warning',
          title: messages().conflict,
          description: messages().conflictText,
        });
      }
      return saveError;
    },

    /** Merges a version saved elsewhere if there is no conflict. Never throws. */
    followServer: async (): Promise<void> => {
      try {
        const { followServer } = await fetchNewer();
        await followServer(context);
      } catch {
        // The next save finds out.
      }
    },
  };
}

export type Timed<Value> = { kind: 'value'; value: Value } | { kind: 'late' } | { kind: 'failed' };

/** Waits for work no longer than `milliseconds`. Never throws: what fails or is late is an answer too. */
export function withTimeout<Value>(
  work: () => Promise<Value>,
  milliseconds: number,
): Promise<Timed<Value>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'late' }), milliseconds);
    const finish = (answer: Timed<Value>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    Promise.resolve()
      .then(work)
      .then(
        (value) => finish({ kind: 'value', value }),
        () => finish({ kind: 'failed' }),
      );
  });
}

/** Answers after which the very same save may succeed: too slow, too many, or the server's own fault. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The message of the specification for a save that did not happen. */
export function describeProblem(
  problem: SaveProblem,
  messages: SaveMessages,
  isUpdate: boolean,
): string {
  if (problem.kind === 'conflict') return messages.conflict;
  if (problem.kind === 'unreachable') return problem.message;
  const answer = { status: problem.status, body: problem.body };
  return isUpdate ? messages.updateFailed(answer) : messages.createFailed(answer);
}

/** What a failed save means for the session. */
function saveErrorOf(problem: SaveProblem, messages: SaveMessages, isUpdate: boolean): SaveError {
  const message = describeProblem(problem, messages, isUpdate);
  const retryAt = null;
  if (problem.kind !== 'http') {
    return { kind: problem.kind, message, isPassing: problem.kind === 'unreachable', retryAt };
  }
  const { status } = problem;
  if (status === 401) return { kind: 'signedOut', message, isPassing: false, retryAt };
  return { kind: 'refused', message, isPassing: isPassing(status), retryAt };
}
