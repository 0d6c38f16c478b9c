import type { ItemKind } from '../change/change.ts';
import type { StoryDocument } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { mergeText } from './mergeText.ts';

/**
 * The part of an item that a conflict is about. `choice`: one side deleted a choice; `choices`: the
 * order of the choices.
 */
export const conflictParts = [
  'title',
  'content',
  'type',
  'position',
  'media',
  'group',
  'status',
  'choices',
  'choice',
  'choice-text',
  'choice-target',
  'choice-other',
  'from',
  'to',
  'text',
  'size',
  'colour',
  'other',
] as const;

export type ConflictPart = (typeof conflictParts)[number];

export type ConflictSide = 'mine' | 'theirs';

/** Something that both sides changed differently. Plain data. */
export type MergeConflict = {
  readonly kind: 'field' | ItemKind;
  /** The id of the item, or the key of the field of the story. */
  readonly id: string;
  /** Absent if the conflict is about a field, or about a whole item that one side deleted. */
  readonly part?: ConflictPart;
  /** The choice that the conflict is about; `id` is then the id of its node. */
  readonly choiceId?: string;
  /** The value in the common base; `null` if there was none. */
  readonly base: unknown;
  /** `null`: my side deleted it. */
  readonly mine: unknown;
  /** `null`: their side deleted it. */
  readonly theirs: unknown;
};

/** Identifies a conflict within one merge. */
export const conflictKey = ({ kind, id, part, choiceId }: MergeConflict): string =>
  JSON.stringify([kind, id, part ?? null, choiceId ?? null]);

/** The side that the author chose for each conflict, by conflict key. */
export type ConflictAnswers = Readonly<Record<string, ConflictSide>>;

/** Two versions of a story and their common base. */
export type MergeInput = {
  readonly base: StoryDocument;
  readonly mine: StoryDocument;
  readonly theirs: StoryDocument;
};

/** Records a conflict and returns the side to take, or undefined if it is undecided. */
export type ResolveConflict = (conflict: MergeConflict) => ConflictSide | undefined;

const laterWins: ReadonlySet<ConflictPart | undefined> = new Set([
  'position',
  'size',
  'colour',
  'status',
]);

/** Whether an author has to decide it: of two places, sizes, colours or statuses the later one is taken (SPEC M6). */
export const isQuestion = ({ part }: MergeConflict): boolean => !laterWins.has(part);

const textParts: ReadonlySet<ConflictPart | undefined> = new Set([
  'title',
  'content',
  'text',
  'choice-text',
]);

const textFields: ReadonlySet<string> = new Set(['title', 'description']);

/** Whether it is about words. */
export const isText = ({ kind, id, part }: MergeConflict): boolean =>
  kind === 'field' ? textFields.has(id) : textParts.has(part);

/** The text with the words of both sides; null if the value is no text, or their edits overlap (SPEC M12). */
export function mergedText(conflict: MergeConflict): string | null {
  const { base, mine, theirs } = conflict;
  return isText(conflict) &&
    typeof base === 'string' &&
    typeof mine === 'string' &&
    typeof theirs === 'string'
    ? mergeText(base, mine, theirs)
    : null;
}

/** The side that holds the merged value; null if both sides changed it differently. */
export function changedSide(base: unknown, mine: unknown, theirs: unknown): ConflictSide | null {
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return 'mine';
  return deepEqual(base, mine) ? 'theirs' : null;
}

/** The side whose value the merge takes: in a conflict the one that `resolve` returns, else mine. */
export function mergedSide(conflict: MergeConflict, resolve: ResolveConflict): ConflictSide {
  return changedSide(conflict.base, conflict.mine, conflict.theirs) ?? resolve(conflict) ?? 'mine';
}
