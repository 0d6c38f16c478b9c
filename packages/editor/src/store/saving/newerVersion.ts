import {
  type MergeTogether,
  mergeStories,
  mergeText,
  mergeTogether,
  reapplyChange,
  type StoryDocument,
  type StoryNode,
  storyIndex,
  succeed,
  textDifference,
} from '@dreamfork/story';
import type { LoadedStory, SaveProblem } from '../../services/index.ts';
import { isSameStory } from '../drafts/relateDraft.ts';
import type { MergeRules, SessionState } from '../session/state.ts';
import type { SaveContext } from './saveContext.ts';

export const mergeRules: MergeRules = { reapplyChange, mergeText, textDifference };

/** The version that another tab or device has saved meanwhile; null where there is none to be had. */
async function loadNewer({ session, services }: SaveContext): Promise<LoadedStory | null> {
  const { id } = session.getState().saved;
  const loaded = id === undefined ? undefined : await services.loadStory?.(id);
  const known = session.getState().saved.version ?? 0;
  return loaded?.ok && loaded.value.version > known ? loaded.value : null;
}

/** More than so many are no work side by side: their author is asked about them in one dialog. */
const mostMergedAtOnce = 5;

async function join(context: SaveContext, theirs: LoadedStory): Promise<boolean> {
  const { session } = context;
  const company = context.company?.();
  // Text of others must not come between the letters of a word.
  await company?.whenWordTyped();
  const state = session.getState();
  const { id, version: known = 0 } = state.saved;
  const { document, isPublic, version } = theirs;
  if (version <= known) return true;
  const { merged, texts, others } = mergeWork(state, theirs, company?.isOpen() === true);
  const count = texts.length + others.length;
  const isAsked = company?.isOpen()
    ? count > mostMergedAtOnce || !company.hasRoomFor(texts.length)
    : count > 0;
  if (isAsked) return false;
  company?.keep({ texts, others, returned: returnedNodes(state, merged), version });
  session.adoptVersion({
    work: {
      document: merged,
      isPublic: state.isPublic === state.saved.isPublic ? isPublic : state.isPublic,
    },
    saved: { id, version, isPublic, document },
    rules: mergeRules,
  });
  return true;
}

/**
 * Takes in a newer version: as saved where it is one of the own saves that got no answer, else merged. False where
 * there is none, or where both changed the same thing.
 */
export async function joinNewerVersion(
  context: SaveContext,
  { version, newer: document }: Extract<SaveProblem, { kind: 'conflict' }>,
  /** What was sent; a newer document in the answer is as public. */
  isPublic: boolean,
): Promise<boolean> {
  const newer =
    document && version !== undefined ? { document, version, isPublic } : await loadNewer(context);
  // It may have been taken in since the save was sent.
  const { version: known = 0 } = context.session.getState().saved;
  if (!newer) return version !== undefined && known >= version;
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

/** Whether a newer version may be merged unasked. */
function mayFollow({ session, company }: SaveContext): boolean {
  const { saved, saveError } = session.getState();
  if (saved.id === undefined || saved.revision === null) return false;
  return saveError?.kind !== 'conflict' || company?.()?.isOpen() === true;
}

/** Whether the server can have a version that this session does not know. */
async function mayHaveNewer({ session, services }: SaveContext): Promise<boolean> {
  const { id = '', version = 0 } = session.getState().saved;
  const page = await services.versions?.list({ id });
  return !page?.ok || (page.value.items[0]?.version ?? 0) > version;
}

/**
 * Checks for a newer version and merges it, unless a save is running, which detects it too. `isTold`: the server has
 * said that there is one. False where that is left to the author.
 */
export async function followServer(context: SaveContext, isTold = false): Promise<boolean> {
  if (!mayFollow(context)) return false;
  if (!isTold && !(await mayHaveNewer(context))) return true;
  const newer = await loadNewer(context);
  const isBusy = () => {
    const { isSaving, isAutosaving } = context.session.getState();
    return isSaving || isAutosaving;
  };
  if (!newer || isBusy()) return true;
  await adoptOwnSave(context, newer);
  const isKnown = context.session.getState().saved.version === newer.version;
  return isKnown || isBusy() || join(context, newer);
}

/** Nodes that the author has deleted, and that are there again because others went on with them. */
function returnedNodes(
  { saved, history }: SessionState,
  { nodes }: StoryDocument,
): readonly StoryNode[] {
  const before = storyIndex(saved.document).nodesById;
  const isDeleted = (nodeId: string) =>
    history.past.some(({ change }) =>
      change.some((entry) => entry.kind === 'node' && entry.id === nodeId && !entry.after),
    );
  return nodes.filter(({ id }) => !before.has(id) && isDeleted(id));
}

/** The work of a session merged with a newer version of the server. */
function mergeWork(
  { document, saved }: SessionState,
  theirs: LoadedStory,
  isTogether: boolean,
): MergeTogether {
  const input = { base: saved.document, mine: document, theirs: theirs.document };
  if (isTogether) return mergeTogether(input);
  const { merged, conflicts } = mergeStories(input);
  return { merged, texts: [], others: conflicts };
}
