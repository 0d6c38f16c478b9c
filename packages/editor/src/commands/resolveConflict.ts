import { editorMessages } from '../messages/index.ts';
import type { LoadedStory, SaveTarget } from '../services.ts';
import { emptySelection } from '../session/selection.ts';
import { foreignRevision } from '../session/sync.ts';
import type { CommandContext } from './context.ts';
import { describeProblem } from './saveTrouble.ts';

/** Lets the author settle a conflict. Answers what to save now, or null where nothing is to be saved. */
export async function resolveConflict(
  context: CommandContext,
  id: string,
  version: number | undefined,
): Promise<SaveTarget | null> {
  const { session, services, interaction } = context;
  const words = editorMessages[context.locale].save;

  const loadTheirs = async (): Promise<LoadedStory | null> => {
    const result = await services.loadStory?.(id);
    if (!result) return null;
    if (result.ok) return result.value;
    interaction.notify({
      status: 'error',
      title: words.loadFailed,
      description: describeProblem(result.error, words, true),
    });
    return null;
  };

  /** The server holds this document now, which the session has never had. */
  const acknowledge = ({ document, isPublic, version }: LoadedStory) =>
    session.markSaved({ id, version, isPublic, revision: foreignRevision, words: null, document });

  const takeTheirs = (theirs: LoadedStory) => {
    session.select(emptySelection);
    session.setDraft(null);
    session.replaceDocument('load-version', theirs.document);
    session.setPublic(theirs.isPublic);
    const { document, history } = session.getState();
    session.settle(
      {
        id,
        version: theirs.version,
        isPublic: theirs.isPublic,
        revision: history.revision,
        words: null,
        document,
      },
      Date.now(),
    );
    interaction.notify({
      status: 'info',
      title: words.theirsLoaded,
      description: words.theirsLoadedText,
    });
  };

  const theirs = await loadTheirs();
  const { document, isPublic, saved } = session.getState();
  const answer = await interaction.resolveConflict({
    base: { document: saved.document, isPublic: saved.isPublic },
    mine: { document, isPublic },
    theirs,
  });
  if (answer.kind === 'keep') return null;
  if (answer.kind === 'theirs') {
    if (theirs) takeTheirs(theirs);
    return null;
  }
  if (theirs) acknowledge(theirs);
  if (answer.kind === 'merged') {
    session.replaceDocument('merge-versions', answer.document);
    session.setPublic(answer.isPublic);
  }
  const current = theirs?.version ?? version;
  return { id, ...(current === undefined ? {} : { version: current }) };
}
