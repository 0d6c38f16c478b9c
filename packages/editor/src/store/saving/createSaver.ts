import { updateStory } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { SaveProblem, SaveTarget } from '../../services/index.ts';
import { hasModelTextSince } from '../session/history.ts';
import { type SaveAttempt, type SaveError, withAttempt } from '../session/saveState.ts';
import type { SessionState } from '../session/state.ts';
import { hasUnsavedChanges, isDue } from '../session/status.ts';
import type { SaveContext } from './saveContext.ts';
import { mayHaveArrived, saveErrorOf } from './saveErrors.ts';

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
  /**
   * The save that the author has asked for, until it has succeeded: a retry publishes too, unless the story was edited
   * since. Autosave moves the draft only.
   */
  let asked: { publish?: boolean; revision?: number } | null = null;

  const publishKey = (): { publish?: boolean } => {
    const { revision } = session.getState().history;
    if (!asked || (asked.revision ?? revision) !== revision) return { publish: false };
    return asked.publish === undefined ? {} : { publish: asked.publish };
  };

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

  /** Notes what is about to be sent. The draft has it before the server can: a lost answer leaves no doubt. */
  const noteAttempt = async (attempt: SaveAttempt): Promise<void> => {
    const { saved, draftStatus } = session.getState();
    session.markSaved({ ...saved, unanswered: withAttempt(saved.unanswered, attempt) });
    const written = context.writeDraft?.();
    if (draftStatus === 'writing') await written;
  };

  const forgetAttempt = (attempt: SaveAttempt): void => {
    const { saved } = session.getState();
    const unanswered = saved.unanswered.filter((other) => other !== attempt);
    session.markSaved({ ...saved, unanswered });
  };

  /** Sends the story as it is now; returns why that failed, or null. */
  const send = async (target: SaveTarget): Promise<SaveProblem | null> => {
    const { document, isPublic, history, saved } = session.getState();
    const attempt = { document, revision: history.revision };
    const isOwn = target.id === saved.id;
    if (isOwn) await noteAttempt(attempt);
    const result = await services.saveStory({
      ...target,
      document,
      isPublic,
      ...publishKey(),
      ...(isOwn && context.company?.()?.isOpen() ? { wantsNewer: true } : {}),
      ...(hasModelTextSince(history, saved.sentRevision) ? { hasModelText: true } : {}),
    });
    if (!result.ok) {
      if (isOwn && !mayHaveArrived(result.error)) forgetAttempt(attempt);
      return result.error;
    }
    const { revision } = attempt;
    session.settle(
      {
        id: result.value.id,
        version: result.value.version,
        ...attempt,
        sentRevision: revision,
        isPublic,
        unanswered: [],
      },
      Date.now(),
    );
    asked = null;
    context.onSaved?.({ id: result.value.id, version: result.value.version });
    return null;
  };

  /** Sends the story; first takes in what the server turns out to hold, if there is no conflict. */
  const sendJoined = async (target: SaveTarget, isAsked: boolean): Promise<SaveProblem | null> => {
    const sendRest = async () => {
      const state = session.getState();
      return isAsked || hasUnsavedChanges(state) ? sendJoined(ownTarget(state), isAsked) : null;
    };
    if (target.id === undefined && session.getState().saved.unanswered.length > 0) {
      const { adoptCreated } = await fetchNewer();
      if (await adoptCreated(context)) return sendRest();
    }
    const { isPublic } = session.getState();
    const problem = await send(target);
    const isOwn = target.id !== undefined && target.id === session.getState().saved.id;
    if (problem?.kind !== 'conflict' || !isOwn) return problem;
    const { joinNewerVersion } = await fetchNewer();
    return (await joinNewerVersion(context, problem, isPublic)) ? sendRest() : problem;
  };

  const fail = async (reason: string, isSentLater = false): Promise<void> => {
    await context.writeDraft?.();
    const safe = isSentLater ? messages().safeHereAndSent : messages().safeHere;
    interaction.notify({
      status: 'error',
      title: reason ? messages().failed(reason) : messages().failedPlain,
      ...(session.getState().draftStatus === 'stored' ? { description: safe } : {}),
    });
  };

  /** Whether an explicit save publishes too. The first publishing was confirmed where the author chose it. */
  const mayPublish = async (): Promise<boolean> => {
    if (context.publishesByHand?.()) return false;
    const { isPublic, saved } = session.getState();
    return !isPublic || !saved.isPublic || (await context.confirmPublishing?.()) !== false;
  };

  const sendAsked = async (target: SaveTarget): Promise<void> => {
    const problem = await sendJoined(target, true);
    if (!problem) {
      const description = context.readersSee?.();
      interaction.notify({
        status: 'success',
        title: messages().succeeded,
        ...(description === undefined ? {} : { description }),
      });
      return;
    }
    const saveError = saveErrorOf(problem, messages(), target.id !== undefined);
    session.setSaveError(saveError);
    if (problem.kind !== 'conflict' || target.id === undefined) {
      return fail(saveError.message, saveError.isPassing);
    }
    const { resolveConflict } = await fetchConflicts();
    const next = await resolveConflict(context, target.id, problem.version);
    if (next) await sendAsked(next);
    else asked = null;
  };

  return {
    /**
     * Saves the story, with the questions that may need an answer first. A public one is published too, unless its
     * author publishes by hand and does not ask for it. Never throws.
     */
    save: async ({ publishes = false }: { publishes?: boolean } = {}): Promise<void> => {
      if (session.getState().isSaving) return;
      session.closeGesture();
      session.setSaving(true);
      try {
        await automatic;
        const target = await chooseTarget(session.getState());
        if (target) {
          asked = publishes ? { publish: true } : (await mayPublish()) ? {} : { publish: false };
          await sendAsked(target);
        } else {
          interaction.notify({ status: 'info', title: messages().cancelled });
        }
      } catch (error) {
        await fail(error instanceof Error ? error.message : '');
      } finally {
        if (asked) asked.revision = session.getState().history.revision;
        session.setSaving(false);
      }
    },

    /**
     * Saves what is due: no questions, and a word of success only for a save that its author has asked for. Returns
     * the error, or null. Never throws.
     */
    saveQuietly: async (): Promise<SaveError | null> => {
      const state = session.getState();
      if (state.isSaving || state.isAutosaving) return state.saveError;
      if (!isDue(state)) return null;
      const { saved, saveError: before } = state;
      session.setAutosaving(true);
      const attempt = sendJoined(ownTarget(state), false).catch(
        (error: unknown): SaveProblem => ({
          kind: 'unreachable',
          message: error instanceof Error ? error.message : '',
        }),
      );
      automatic = attempt;
      const problem = await attempt;
      const saveError = problem && saveErrorOf(problem, messages(), saved.id !== undefined);
      // Before `isAutosaving` ends, so that listeners see the error with the end of the save.
      if (saveError) session.setSaveError(saveError);
      session.setAutosaving(false);
      if (!saveError) {
        if (saved.revision === null) {
          interaction.notify({ status: 'success', title: messages().succeeded });
        }
        return null;
      }
      const isNews = before?.kind !== saveError.kind || before.message !== saveError.message;
      if (isNews && saveError.kind === 'refused') {
        await fail(saveError.message, saveError.isPassing);
      }
      return saveError;
    },

    /**
     * Merges a version saved elsewhere, of which the server may have told. False where that is left to the author.
     * Never throws.
     */
    followServer: async (isTold = false): Promise<boolean> => {
      try {
        const { followServer } = await fetchNewer();
        return await followServer(context, isTold);
      } catch {
        // The next save finds out.
        return true;
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
