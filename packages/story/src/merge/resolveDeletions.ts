import type { ItemKind } from '../change/change.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ConflictPart, ConflictSide, MergeInput, ResolveConflict } from './conflict.ts';

/** Something that one side deleted and the other side edited. */
export type EditedDeletion = {
  /** The id of the deleted item. */
  id: string;
  /** Absent if the deletion only followed from another one: the edit is then kept without asking. */
  conflict?: { kind: ItemKind; id: string; part?: ConflictPart; choiceId?: string };
  base: unknown;
  edited: unknown;
};

type EditSide = (
  base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
) => StoryDocument;

/** Finds, reverts and carries out deletions of one kind of item. */
export type DeletionRule = {
  find: (base: StoryDocument, deleter: StoryDocument, editor: StoryDocument) => EditedDeletion[];
  restore: EditSide;
  remove: EditSide;
};

/**
 * Makes both sides agree on what is deleted. An item that one side deleted and the other edited is
 * restored, unless `resolve` chooses the deletion (SPEC M5).
 */
export function resolveDeletions(
  { base, mine, theirs }: MergeInput,
  { find, restore, remove }: DeletionRule,
  resolve: ResolveConflict,
): MergeInput {
  const restored: Record<ConflictSide, Set<string>> = { mine: new Set(), theirs: new Set() };
  const removed: Record<ConflictSide, Set<string>> = { mine: new Set(), theirs: new Set() };
  const decide = (deleter: ConflictSide, editor: ConflictSide, deletions: EditedDeletion[]) => {
    for (const { id, conflict, base: was, edited } of deletions) {
      const values =
        deleter === 'mine' ? { mine: null, theirs: edited } : { mine: edited, theirs: null };
      const answer = conflict && resolve({ ...conflict, base: was, ...values });
      if (answer === deleter) removed[editor].add(id);
      else restored[deleter].add(id);
    }
  };
  decide('mine', 'theirs', find(base, mine, theirs));
  decide('theirs', 'mine', find(base, theirs, mine));

  const withDecisions = (side: StoryDocument, name: ConflictSide): StoryDocument => {
    const withRestored = restored[name].size > 0 ? restore(base, side, restored[name]) : side;
    return removed[name].size > 0 ? remove(base, withRestored, removed[name]) : withRestored;
  };
  return { base, mine: withDecisions(mine, 'mine'), theirs: withDecisions(theirs, 'theirs') };
}
