import type { DraftHead, DraftStorage, EditorServices } from '../../services/index.ts';
import type { EditorStory } from '../session/state.ts';
import type { Draft, EditorStart, OpenDraft } from './draft.ts';
import { readDraft } from './readDraft.ts';
import {
  attemptedVersion,
  isBegun,
  isSameStory,
  needsAttemptedVersion,
  relateDraft,
} from './relateDraft.ts';

export type FindServices = Pick<EditorServices, 'versions' | 'findDuplicate' | 'loadStory'>;

/** Whether the first save of a story was made although its answer never came. */
async function wasCreated(draft: Draft, services: FindServices): Promise<boolean> {
  if (draft.unanswered.length === 0) return false;
  const duplicate = await services.findDuplicate?.(draft.document.title.trim(), undefined);
  const loaded = duplicate && (await services.loadStory?.(duplicate.id));
  return loaded?.ok === true && isSameStory(draft.document, loaded.value.document);
}

async function open(
  draft: Draft,
  { document, version, isPublic, id }: EditorStory,
  services: FindServices,
): Promise<OpenDraft | null> {
  if (id === undefined) {
    const isOpen = isBegun(draft) && !(await wasCreated(draft, services));
    return isOpen ? { draft, isAhead: true } : null;
  }
  const server = { document, version, isPublic };
  const attempted = needsAttemptedVersion(draft, server)
    ? await services.versions?.read({ id, version: attemptedVersion(draft) })
    : undefined;
  return relateDraft({ draft, server, ...(attempted?.ok ? { attempted: attempted.value } : {}) });
}

export type FindInput = {
  storage: DraftStorage;
  /** The drafts of the story that no open editor writes. */
  heads: readonly DraftHead[];
  story: EditorStory;
  services: FindServices;
  /** Whether another tab may be writing one of them: then only that of the own page is taken over. */
  mayBeOpen: boolean;
};

/**
 * Reads the drafts of a story and deletes those that the server has all of. The editor goes on with the draft of its
 * own page, and with one that continues what the server holds; others are offered.
 */
export async function findDrafts(input: FindInput): Promise<EditorStart> {
  const { storage, heads, story, services, mayBeOpen } = input;
  const ownKey = storage.ownKey();
  const drafts: OpenDraft[] = [];
  for (const head of heads.toSorted((one, other) => other.savedAt - one.savedAt)) {
    const record = await storage.read(head.key);
    const draft = record && readDraft(record, story.id === undefined ? undefined : story);
    if (!draft) continue;
    const found = await open(draft, story, services);
    if (found) drafts.push(found);
    else if (!mayBeOpen || head.key === ownKey) await storage.remove(head.key);
  }
  const restored =
    drafts.find(({ draft }) => draft.head.key === ownKey) ??
    drafts.find(({ draft, isAhead }) => isAhead && !mayBeOpen && draft.head.storyId !== null) ??
    null;
  return {
    story,
    restored,
    isSamePage: restored?.draft.head.key === ownKey,
    found: drafts.filter((draft) => draft !== restored),
  };
}
