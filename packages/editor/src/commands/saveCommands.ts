import { editorMessages } from '../messages/index.ts';
import type { SaveInput, SaveProblem } from '../services.ts';
import type { SessionState } from '../session/createSession.ts';
import { emptySelection } from '../session/selection.ts';
import type { CommandContext } from './context.ts';
import { withLimit } from './withLimit.ts';

export const duplicateCheckLimit = 5000;

type Target = Pick<SaveInput, 'id' | 'version'>;

export function createSaveCommands(context: CommandContext, flushEditing: () => void) {
  const { session, services, interaction } = context;
  const words = editorMessages[context.locale].save;

  /** Where to save: this story, or another of the same title that the author agrees to overwrite. */
  const chooseTarget = async ({ document, saved }: SessionState): Promise<Target | null> => {
    const own: Target = {
      ...(saved.id === undefined ? {} : { id: saved.id }),
      ...(saved.version === undefined ? {} : { version: saved.version }),
    };
    const { findDuplicate } = services;
    const title = document.title.trim();
    if (!findDuplicate || !title) return own;
    const check = await withLimit(() => findDuplicate(title, saved.id), duplicateCheckLimit);
    const duplicate = check.kind === 'value' ? check.value : null;
    if (!duplicate) return own;
    const isAccepted = await interaction.confirm({
      title: words.duplicate(duplicate.title),
      confirmLabel: words.overwrite,
      tone: 'danger',
    });
    return isAccepted ? { id: duplicate.id } : null;
  };

  const describe = (problem: SaveProblem, isUpdate: boolean): string => {
    if (problem.kind === 'conflict') return words.conflict;
    if (problem.kind === 'unreachable') return problem.message;
    const answer = { status: problem.status, body: problem.body };
    return isUpdate ? words.updateFailed(answer) : words.createFailed(answer);
  };

  const loadTheirs = async (id: string): Promise<void> => {
    const result = await services.loadStory?.(id);
    if (!result) return;
    if (!result.ok) {
      interaction.notify({
        status: 'error',
        title: words.loadFailed,
        description: describe(result.error, true),
      });
      return;
    }
    const { document, isPublic, version } = result.value;
    session.select(emptySelection);
    session.replaceDocument('load-version', document);
    session.setPublic(isPublic);
    const { revision } = session.getState().history;
    session.markSaved({ id, version, isPublic, revision });
    interaction.notify({
      status: 'info',
      title: words.theirsLoaded,
      description: words.theirsLoadedText,
    });
  };

  const send = async (target: Target): Promise<void> => {
    const { document, isPublic, history } = session.getState();
    const result = await services.saveStory({ ...target, document, isPublic });
    if (result.ok) {
      session.markSaved({ ...result.value, revision: history.revision, isPublic });
      interaction.notify({ status: 'success', title: words.succeeded });
      context.onSaved?.(result.value);
      return;
    }
    if (result.error.kind === 'conflict' && target.id !== undefined) {
      const answer = await interaction.resolveConflict({
        canLoad: services.loadStory !== undefined,
      });
      if (answer === 'theirs') return loadTheirs(target.id);
      if (answer === 'keep') return;
      const { version } = result.error;
      return send({ id: target.id, ...(version === undefined ? {} : { version }) });
    }
    const reason = describe(result.error, target.id !== undefined);
    interaction.notify({
      status: 'error',
      title: reason ? words.failed(reason) : words.failedPlain,
    });
  };

  return {
    /** Saves the story, with the questions that may need an answer first. Never throws. */
    save: async (): Promise<void> => {
      if (session.getState().isSaving) return;
      flushEditing();
      session.closeGesture();
      session.setSaving(true);
      try {
        const target = await chooseTarget(session.getState());
        if (target) await send(target);
        else interaction.notify({ status: 'info', title: words.cancelled });
      } catch (error) {
        const reason = error instanceof Error ? error.message : '';
        interaction.notify({
          status: 'error',
          title: reason ? words.failed(reason) : words.failedPlain,
        });
      } finally {
        session.setSaving(false);
      }
    },
  };
}
