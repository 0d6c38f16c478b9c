import { isListKey } from '../change/change.ts';
import { writeText } from '../operations/writeText.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { ownProperty } from '../values/record.ts';
import {
  type ConflictAnswers,
  conflictKey,
  isQuestion,
  isText,
  type MergeConflict,
  type MergeInput,
  mergedSide,
  mergedText,
  type ResolveConflict,
} from './conflict.ts';
import { deletionRules } from './deletions.ts';
import { followFormerLinks, targetOf } from './links.ts';
import { mergeChoices } from './mergeChoices.ts';
import { mergeTests, mergeVariables } from './mergeFieldList.ts';
import { mergeItem } from './mergeItem.ts';
import { mergeList } from './mergeList.ts';
import { mergeTextTogether } from './mergeText.ts';
import { normaliseMerge } from './normaliseMerge.ts';
import { resolveDeletions } from './resolveDeletions.ts';

function mergeFields(
  { base, mine, theirs }: MergeInput,
  resolve: ResolveConflict,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (isListKey(id)) continue;
    const [was, ours, others] = [
      ownProperty(base, id),
      ownProperty(mine, id),
      ownProperty(theirs, id),
    ];
    const conflict: MergeConflict = {
      kind: 'field',
      id,
      base: was ?? null,
      mine: ours ?? null,
      theirs: others ?? null,
    };
    const value =
      mergedText(conflict) ?? (mergedSide(conflict, resolve) === 'mine' ? ours : others);
    if (value !== undefined) result[id] = value;
  }
  return result;
}

function mergeRemaining(input: MergeInput, resolve: ResolveConflict): StoryDocument {
  const { base, mine, theirs } = input;
  const lists = <Key extends 'nodes' | 'connections' | 'groups' | 'notes'>(key: Key) => ({
    base: base[key],
    mine: mine[key],
    theirs: theirs[key],
  });
  const mergeNode = (before: StoryNode | undefined, one: StoryNode, other: StoryNode): StoryNode =>
    mergeItem('node', before, one, other, resolve, {
      part: 'choices',
      key: 'choices',
      merge: (versions) => mergeChoices(input, versions, resolve),
      // A choice is led elsewhere by its connection on one side, and follows another one on the other side.
      differs: (versions) =>
        versions.base.choices.some((choice) => {
          const target = targetOf(base, choice);
          return (['mine', 'theirs'] as const).every((side) => {
            const own = versions[side].choices.find(({ id }) => id === choice.id);
            return own !== undefined && targetOf(input[side], own) !== target;
          });
        }),
    });
  return {
    ...mergeFields(input, resolve),
    // A list of its own: nodes that are the same may have choices that were led elsewhere.
    nodes: mergeList<StoryNode>({ ...lists('nodes'), base: [...base.nodes] }, mergeNode),
    connections: mergeList(lists('connections'), (before, one, other) =>
      mergeItem('connection', before, one, other, resolve),
    ),
    groups: mergeList(lists('groups'), (before, one, other) =>
      mergeItem('group', before, one, other, resolve),
    ),
    notes: mergeList(lists('notes'), (before, one, other) =>
      mergeItem('note', before, one, other, resolve),
    ),
  } as StoryDocument;
}

function mergeWith(input: MergeInput, resolve: ResolveConflict): StoryDocument {
  const { base, mine, theirs } = input;
  if (mine === theirs || deepEqual(base, theirs)) return mine;
  if (deepEqual(base, mine)) return theirs;
  const resolved = deletionRules.reduce(
    (sides, rule) => resolveDeletions(sides, rule, resolve),
    mergeVariables(mergeTests(input, resolve), resolve),
  );
  const following = {
    ...resolved,
    mine: followFormerLinks(resolved.base, resolved.mine, resolved.theirs),
    theirs: followFormerLinks(resolved.base, resolved.theirs, resolved.mine),
  };
  return normaliseMerge(resolved, mergeRemaining(following, resolve));
}

const isTextConflict = (conflict: MergeConflict): conflict is TextConflict =>
  isText(conflict) && typeof conflict.mine === 'string' && typeof conflict.theirs === 'string';

/** A merged story and the conflicts in which the merge took a side. */
export type Merge = {
  readonly merged: StoryDocument;
  readonly conflicts: readonly MergeConflict[];
};

/**
 * Merges the edits of both sides. A conflict takes my side, except that nothing which the other side
 * edited is deleted; all conflicts are returned for the author to resolve (SPEC M3–M8).
 */
export function mergeStories(input: MergeInput): Merge {
  const conflicts: MergeConflict[] = [];
  const merged = mergeWith(input, (conflict) => {
    if (isQuestion(conflict)) conflicts.push(conflict);
    return undefined;
  });
  return { merged, conflicts };
}

/** A text that both sides wrote differently. */
export type TextConflict = MergeConflict & { readonly mine: string; readonly theirs: string };

export type MergeTogether = {
  readonly merged: StoryDocument;
  /** Texts of which theirs stands in the story: my words are to be shown beside them. */
  readonly texts: readonly TextConflict[];
  /** Other values, of which mine stands, and what one side deleted and the other edited, which is kept. */
  readonly others: readonly MergeConflict[];
};

/** Whether it is about a text of several lines, which has room for what both inserted at one place. */
const isLong = ({ kind, id, part }: MergeConflict): boolean =>
  part === 'content' || kind === 'note' || (kind === 'field' && id === 'description');

/** The story with what both inserted at one place of a text; null where that is a question (SPEC M13). */
function withInsertions(story: StoryDocument, conflict: TextConflict): StoryDocument | null {
  const { base, mine, theirs } = conflict;
  if (!isLong(conflict) || typeof base !== 'string') return null;
  const text = mergeTextTogether(base, mine, theirs);
  const written = text === null ? null : writeText(story, { place: conflict, text });
  return written?.ok ? written.value.story : null;
}

/** Merges while both sides are there to talk: a question about words replaces nothing that the others see (SPEC M13). */
export function mergeTogether(input: MergeInput): MergeTogether {
  const met: TextConflict[] = [];
  const others: MergeConflict[] = [];
  let merged = mergeWith(input, (conflict) => {
    if (isTextConflict(conflict)) {
      met.push(conflict);
      return 'theirs';
    }
    if (isQuestion(conflict)) others.push(conflict);
    return undefined;
  });
  const texts: TextConflict[] = [];
  for (const conflict of met) {
    const joined = withInsertions(merged, conflict);
    if (joined) merged = joined;
    else texts.push(conflict);
  }
  return { merged, texts, others };
}

/** Merges so that every conflict takes my side, deletions included; the conflicts are what was left out of theirs. */
export function mergeKeepingMine(input: MergeInput): Merge {
  const conflicts: MergeConflict[] = [];
  const merged = mergeWith(input, (conflict) => {
    conflicts.push(conflict);
    return 'mine';
  });
  return { merged, conflicts };
}

/** Merges with the author's answers; a conflict without an answer is merged as in `mergeStories`. */
export const resolveConflicts = (input: MergeInput, answers: ConflictAnswers): StoryDocument =>
  mergeWith(input, (conflict) => {
    const key = conflictKey(conflict);
    return Object.hasOwn(answers, key) ? answers[key] : undefined;
  });
