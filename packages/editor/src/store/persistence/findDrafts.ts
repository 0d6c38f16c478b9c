import { compareStories } from '@dreamfork/story';
import type { Draft, DraftStorage } from '../drafts/draft.ts';
import { readDraft, type ServerCopy } from '../drafts/readDraft.ts';

export type Found = {
  /** Unsaved work that is in no open editor, newest first. */
  drafts: Draft[];
  /** Whether another tab of this browser has the story open. */
  isOpenElsewhere: boolean;
};

export type FindDraftsInput = {
  storage: DraftStorage;
  /** Null: a new story, which gets the drafts that were never saved. */
  storyId: string | null;
  /** The story as it was opened. */
  opened: ServerCopy & { isPublic: boolean };
  /** The draft of the editor that asks. */
  ownKey: string;
};

const isWorthKeeping = ({ head, document, base }: Draft, opened: FindDraftsInput['opened']) => {
  if (head.storyId === null) return !compareStories(base, document).isEqual || head.isPublic;
  if (head.isPublic !== head.wasPublic && head.isPublic !== opened.isPublic) return true;
  return (
    !compareStories(base, document).isEqual && !compareStories(opened.document, document).isEqual
  );
};

/** Finds drafts to recover, and deletes those whose work the server already has. */
export async function findDrafts(input: FindDraftsInput): Promise<Found> {
  const { storage, storyId, opened, ownKey } = input;
  const [heads, holders] = await Promise.all([storage.list(), storage.holders()]);
  const held = new Set(holders.map(({ key }) => key));
  const drafts: Draft[] = [];
  for (const { key, ...head } of heads) {
    if (head.storyId !== storyId || key === ownKey || held.has(key)) continue;
    const record = await storage.read(key);
    const draft = record && readDraft(record, opened);
    if (!draft) continue;
    if (isWorthKeeping(draft, opened)) drafts.push(draft);
    else await storage.remove(key);
  }
  drafts.sort((one, other) => other.head.savedAt - one.head.savedAt);
  const isOpenElsewhere =
    storyId !== null &&
    holders.some((holder) => holder.storyId === storyId && holder.key !== ownKey);
  return { drafts, isOpenElsewhere };
}
