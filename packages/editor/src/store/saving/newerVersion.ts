import {
  mergeStories,
  mergeText,
  reapplyChange,
  type StoryDocument,
  succeed,
  textDifference,
} from '@dreamfork/story';
import type { LoadedStory } from '../../services/index.ts';
import { isSameStory } from '../drafts/relateDraft.ts';
import type { JoinedWork, MergeRules, SessionState } from '../session/state.ts';
import type { SaveContext } from './saveContext.ts';

export const mergeRules: MergeRules = { reapplyChange, mergeText, textDifference };

/** The version that another tab or device has saved meanwhile; null where there is none to be had. */
async function loadNewer({ session, services }: SaveContext): Promise<LoadedStory | null> {
  const { id } = session.getState().saved;
  const loaded = id === undefined ? undefined : await services.loadStory?.(id);
  const known = session.getState().saved.version ?? 0;
  return loaded?.ok && loaded.value.version > known ? loaded.value : null;
}

function join({ session }: SaveContext, theirs: LoadedStory): boolean {
  const state = session.getState();
  const { id } = state.saved;
  const work = joinWork(state, theirs);
  if (!work) return false;
  const { document, isPublic, version } = theirs;
  session.adoptVersion({
    work,
    saved: { id, version, isPublic, document },
    rules: mergeRules,
  });
  return true;
}

/**
 * Takes in a newer version: as saved where it is one of the own saves that got no answer, else merged. False where
 * there is none, or where both changed the same thing.
 */
export async function joinNewerVersion(context: SaveContext): Promise<boolean> {
  const newer = await loadNewer(context);
  if (!newer) return false;
  await adoptOwnSave(context, newer);
  return context.session.getState().saved.version === newer.version || join(context, newer);
}

/** Moves what the server is known to hold to the version that an unanswered save has become, if one has. */
async function adoptOwnSave(context: SaveContext, newer: LoadedStory): Promise<void> {
  const { saved } = context.session.getState();
  const { id, version = 0, unanswered } = saved;
  if (id === undefined || unanswered.length === 0) return;
  const isNext = newer.version === version + 1;
  const next = isNext
    ? succeed(newer.document)
    : await context.services.versions?.read({ id, version: version + 1 });
  if (!next?.ok) return;
  const isPublic = isNext ? newer.isPublic : saved.isPublic;
  settleAttempt(context, { id, version: version + 1, isPublic, document: next.value });
}

type HeldVersion = { id: string; version: number; isPublic: boolean; document: StoryDocument };

/** Settles the unanswered save that has become this version; false where it is from elsewhere. */
function settleAttempt(
  { session, onSaved }: SaveContext,
  { id, version, isPublic, document }: HeldVersion,
): boolean {
  const { saved } = session.getState();
  const attempt = saved.unanswered.find((sent) => isSameStory(sent.document, document));
  if (!attempt) return false;
  const sentRevision = Math.max(attempt.revision, saved.sentRevision);
  session.settle({ id, version, isPublic, ...attempt, sentRevision, unanswered: [] }, Date.now());
  onSaved?.({ id, version });
  return true;
}

/** Finds the story that a first save without an answer has made; false where there is none. */
export async function adoptCreated(context: SaveContext): Promise<boolean> {
  const { session, services } = context;
  const title = session.getState().saved.unanswered.at(-1)?.document.title.trim();
  if (!title) return false;
  const id = (await services.findDuplicate?.(title, undefined))?.id;
  const loaded = id === undefined ? undefined : await services.loadStory?.(id);
  return id !== undefined && loaded?.ok === true && settleAttempt(context, { ...loaded.value, id });
}

/** Whether the server can have a version that this session does not know. */
async function mayHaveNewer({ session, services }: SaveContext): Promise<boolean> {
  const { saved, saveError } = session.getState();
  const { id, version = 0, revision } = saved;
  if (id === undefined || revision === null || saveError?.kind === 'conflict') return false;
  const page = await services.versions?.list({ id });
  return !page?.ok || (page.value.items[0]?.version ?? 0) > version;
}

/** Checks for a newer version and merges it, unless a save is running, which detects it too. */
export async function followServer(context: SaveContext): Promise<void> {
  if (!(await mayHaveNewer(context))) return;
  const newer = await loadNewer(context);
  const isBusy = () => {
    const { isSaving, isAutosaving } = context.session.getState();
    return isSaving || isAutosaving;
  };
  if (!newer || isBusy()) return;
  await adoptOwnSave(context, newer);
  const isKnown = context.session.getState().saved.version === newer.version;
  if (!isKnown && !isBusy()) join(context, newer);
}

/** The work of a session merged with a newer version of the server; null where both changed the same thing. */
function joinWork(
  { document, saved, isPublic }: SessionState,
  theirs: LoadedStory,
): JoinedWork | null {
  const { merged, conflicts } = mergeStories({
    base: saved.document,
    mine: document,
    theirs: theirs.document,
  });
  if (conflicts.length > 0) return null;
  return {
    document: merged,
    isPublic: isPublic === saved.isPublic ? theirs.isPublic : isPublic,
  };
}
