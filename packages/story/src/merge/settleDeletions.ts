import type { ItemKind } from '../change/storyLists.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ClashPart, ClashSide } from './clash.ts';
import type { Judge, MergeInput } from './judge.ts';

/** Something that one side deleted although the other side worked on it. */
export type LostWork = {
  /** The id of what was deleted. */
  id: string;
  /** What the clash is about; absent where nobody meant to delete it. */
  clash?: { kind: ItemKind; id: string; part?: ClashPart; choiceId?: string };
  base: unknown;
  edited: unknown;
};

type Mend = (base: StoryDocument, side: StoryDocument, ids: ReadonlySet<string>) => StoryDocument;

/** How deletions of one kind of thing are found, taken back and carried through. */
export type DeletionRule = {
  find: (base: StoryDocument, deleter: StoryDocument, editor: StoryDocument) => LostWork[];
  restore: Mend;
  remove: Mend;
};

/**
 * Both sides, agreeing on what was deleted: work that one side did on what the other deleted is kept,
 * unless somebody decides for the deletion (SPEC M5).
 */
export function settleDeletions(
  { base, mine, theirs }: MergeInput,
  { find, restore, remove }: DeletionRule,
  judge: Judge,
): MergeInput {
  const restored: Record<ClashSide, Set<string>> = { mine: new Set(), theirs: new Set() };
  const removed: Record<ClashSide, Set<string>> = { mine: new Set(), theirs: new Set() };
  const settle = (deleter: ClashSide, editor: ClashSide, lost: LostWork[]) => {
    for (const { id, clash, base: was, edited } of lost) {
      const values =
        deleter === 'mine' ? { mine: null, theirs: edited } : { mine: edited, theirs: null };
      const answer = clash && judge({ ...clash, base: was, ...values });
      if (answer === deleter) removed[editor].add(id);
      else restored[deleter].add(id);
    }
  };
  settle('mine', 'theirs', find(base, mine, theirs));
  settle('theirs', 'mine', find(base, theirs, mine));

  const settled = (side: StoryDocument, name: ClashSide): StoryDocument => {
    const whole = restored[name].size > 0 ? restore(base, side, restored[name]) : side;
    return removed[name].size > 0 ? remove(base, whole, removed[name]) : whole;
  };
  return { base, mine: settled(mine, 'mine'), theirs: settled(theirs, 'theirs') };
}
