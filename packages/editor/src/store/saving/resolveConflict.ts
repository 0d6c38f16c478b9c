import { mergeStories } from '@dreamfork/story';
import type { LoadedStory, SaveTarget } from '../../services/index.ts';
import { foreignRevision } from '../session/saveState.ts';
import { emptySelection } from '../session/selection.ts';
import { mergeRules } from './newerVersion.ts';
import type { SaveContext } from './saveContext.ts';
import { describeProblem } from './saveErrors.ts';

/** Asks the author to resolve a conflict. Returns the save target, or null if nothing is to be saved. */
export async function resolveConflict(
  context: SaveContext,
  id: string,
  version: number | undefined,
): Promise<SaveTarget | null> {
  const { session, services, interaction } = context;
  const messages = context.messages();

  const loadTheirs = async (): Promise<LoadedStory | null> => {
    const result = await services.loadStory?.(id);
    if (!result) return null;
    if (result.ok) return result.value;
    interaction.notify({
      status: 'error',
      title: messages.loadFailed,
      description: describeProblem(result.error, messages, true),
    });
    return null;
  };

  /** The server holds this document now, which the session has never had. */
  const acknowledge = ({ document, isPublic, version }: LoadedStory) =>
    session.markSaved({
      ...session.getState().saved,
      ...{
        id,
        version,
        isPublic,
        revision: foreignRevision,
        document,
        unanswered: [],
      },
    });

  /** What both have made, mine where they meet: what others wrote is no step of undo, the author's answer is one. */
  const adoptBoth = ({ document, isPublic, version }: LoadedStory) => {
    const { saved, document: mine, isPublic: isMinePublic } = session.getState();
    const { merged } = mergeStories({ base: saved.document, mine, theirs: document });
    session.adoptVersion({
      work: { document: merged, isPublic: isMinePublic },
      saved: { id, version, isPublic, document },
      rules: mergeRules,
    });
  };

  const takeTheirs = (theirs: LoadedStory) => {
    session.select(emptySelection);
    session.setWriting(null);
    adoptBoth(theirs);
    session.replaceDocument('load-version', theirs.document);
    session.setPublic(theirs.isPublic);
    const { history, saved } = session.getState();
    session.settle({ ...saved, revision: history.revision }, Date.now());
    interaction.notify({
      status: 'info',
      title: messages.theirsLoaded,
      description: messages.theirsLoadedText,
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
  if (theirs && answer.kind === 'mine') acknowledge(theirs);
  if (theirs && answer.kind === 'merged') {
    adoptBoth(theirs);
    session.replaceDocument('merge-versions', answer.document);
    session.setPublic(answer.isPublic);
  }
  const current = theirs?.version ?? version;
  return { id, ...(current === undefined ? {} : { version: current }) };
}
