import { lazily } from '@dreamfork/ui/parts';
import { editorMessages } from '../messages/index.ts';
import type { SaveProblem, SaveTarget } from '../services.ts';
import type { SessionState } from '../session/createSession.ts';
import { hasUnsavedChanges } from '../session/status.ts';
import type { SaveTrouble } from '../session/sync.ts';
import { changedWords, withWords } from '../session/words.ts';
import type { CommandContext } from './context.ts';
import { troubleOf } from './saveTrouble.ts';
import { withLimit } from './withLimit.ts';

export const duplicateCheckLimit = 5000;

const fetchConflicts = lazily(() => import('./resolveConflict.ts'));

const ownTarget = ({ saved }: SessionState): SaveTarget => ({
  ...(saved.id === undefined ? {} : { id: saved.id }),
  ...(saved.version === undefined ? {} : { version: saved.version }),
});

export function createSaveCommands(context: CommandContext, flushEditing: () => void) {
  const { session, services, interaction } = context;
  const words = editorMessages[context.locale].save;
  /** The save by itself that is under way: one save at a time, the later one waits. */
  let automatic: Promise<unknown> = Promise.resolve();

  /** Where to save: this story, or another of the same title that the author agrees to overwrite. */
  const chooseTarget = async (state: SessionState): Promise<SaveTarget | null> => {
    const own = ownTarget(state);
    const { findDuplicate } = services;
    const title = state.document.title.trim();
    if (!findDuplicate || !title) return own;
    const check = await withLimit(() => findDuplicate(title, own.id), duplicateCheckLimit);
    const duplicate = check.kind === 'value' ? check.value : null;
    if (!duplicate) return own;
    const isAccepted = await interaction.confirm({
      title: words.duplicate(duplicate.title),
      confirmLabel: words.overwrite,
      tone: 'danger',
    });
    return isAccepted ? { id: duplicate.id } : null;
  };

  /** Sends the story as it is now, with the words being edited; answers why that failed, or null. */
  const send = async (target: SaveTarget): Promise<SaveProblem | null> => {
    const state = session.getState();
    const { document, isPublic, history } = state;
    const editing = changedWords(state);
    const sent = withWords(document, editing);
    const result = await services.saveStory({ ...target, document: sent, isPublic });
    if (!result.ok) return result.error;
    session.settle(
      { ...result.value, revision: history.revision, isPublic, words: editing, document: sent },
      Date.now(),
    );
    context.onSaved?.(result.value);
    return null;
  };

  const fail = (reason: string) =>
    interaction.notify({
      status: 'error',
      title: reason ? words.failed(reason) : words.failedPlain,
    });

  const sendAsked = async (target: SaveTarget): Promise<void> => {
    const problem = await send(target);
    if (!problem) {
      interaction.notify({ status: 'success', title: words.succeeded });
      return;
    }
    const trouble = troubleOf(problem, words, target.id !== undefined);
    session.setTrouble(trouble);
    if (problem.kind !== 'conflict' || target.id === undefined) return fail(trouble.message);
    const { resolveConflict } = await fetchConflicts();
    const next = await resolveConflict(context, target.id, problem.version);
    if (next) await sendAsked(next);
  };

  return {
    /** Saves the story, with the questions that may need an answer first. Never throws. */
    save: async (): Promise<void> => {
      if (session.getState().isSaving) return;
      flushEditing();
      session.closeGesture();
      session.setSaving(true);
      try {
        await automatic;
        const target = await chooseTarget(session.getState());
        if (target) await sendAsked(target);
        else interaction.notify({ status: 'info', title: words.cancelled });
      } catch (error) {
        fail(error instanceof Error ? error.message : '');
      } finally {
        session.setSaving(false);
      }
    },

    /**
     * Saves a story that has been saved before, if there is something to save: no questions, no word
     * of success. Answers the trouble it met, or null. Never throws.
     */
    saveQuietly: async (): Promise<SaveTrouble | null> => {
      const state = session.getState();
      if (state.isSaving || state.isAutosaving) return state.trouble;
      if (state.saved.id === undefined || !hasUnsavedChanges(state)) return null;
      const before = state.trouble;
      session.setAutosaving(true);
      const attempt = send(ownTarget(state)).catch(
        (error: unknown): SaveProblem => ({
          kind: 'unreachable',
          message: error instanceof Error ? error.message : '',
        }),
      );
      automatic = attempt;
      const problem = await attempt;
      const trouble = problem && troubleOf(problem, words, true);
      // Before the end of the save is told, so that nobody sees it ended and does not know how.
      if (trouble) session.setTrouble(trouble);
      session.setAutosaving(false);
      if (!trouble) return null;
      const isNews = before?.kind !== trouble.kind || before.message !== trouble.message;
      if (isNews && trouble.kind === 'refused') fail(trouble.message);
      if (isNews && trouble.kind === 'conflict') {
        interaction.notify({
          status: 'warning',
          title: words.conflict,
          description: words.conflictText,
        });
      }
      return trouble;
    },
  };
}
