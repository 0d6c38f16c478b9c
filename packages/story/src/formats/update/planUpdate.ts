import { reuseParts } from '../../change/reuseParts.ts';
import { compareStories } from '../../compare/compareStories.ts';
import type { KindCounts } from '../../compare/difference.ts';
import { type ConflictSide, conflictKey } from '../../merge/conflict.ts';
import { mergeStories, resolveConflicts } from '../../merge/mergeStories.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { ReadStory } from '../report.ts';
import { textOf } from '../twine/twineStory.ts';
import { baseWithout } from './baseWithout.ts';

export type UpdateInput = {
  /** The story as the author has it now. */
  mine: StoryDocument;
  read: ReadStory;
  /** The story as it was read at earlier imports, as far as anybody knows. */
  imported: readonly StoryDocument[];
};

/** What a file that was imported before would change in its story. */
export type StoryUpdate = {
  /** Nodes that come, go and change; those that only move are not counted. */
  nodes: KindCounts;
  /** Whether the file brings anything at all. */
  isEmpty: boolean;
  /** How many things both the author and the file have changed differently. */
  conflicts: number;
  /** Whether it is known what the author has changed since the import. */
  hasBase: boolean;
  /** The story after the update; the side is that of all conflicts. */
  apply: (side: ConflictSide) => StoryDocument;
};

function countNodes(before: StoryDocument, after: StoryDocument): KindCounts {
  const counts: KindCounts = { added: 0, removed: 0, changed: 0 };
  for (const { kind, parts } of compareStories(before, after).nodes) {
    if (kind !== 'changed' || parts.some((part) => part !== 'position')) counts[kind] += 1;
  }
  return counts;
}

function countDifferences(one: StoryDocument, other: StoryDocument): number {
  const { nodes, connections, groups, notes, fields } = compareStories(one, other);
  return [nodes, connections, groups, notes, fields].reduce((sum, { length }) => sum + length, 0);
}

/** The known state that differs least from the story: an update may have been undone since. */
function nearestBase(mine: StoryDocument, known: readonly StoryDocument[]): StoryDocument | null {
  const measured = known.map((state) => ({ state, distance: countDifferences(state, mine) }));
  return measured.sort((one, other) => one.distance - other.distance)[0]?.state ?? null;
}

/** Merges a file into the story that came from it before (SPEC I16, I17). */
export function planUpdate({ mine, read, imported }: UpdateInput): StoryUpdate {
  const known = nearestBase(mine, [...(read.base ? [read.base] : []), ...imported]);
  const theirs = reuseParts(mine, read.story);
  const input = { base: known ?? baseWithout(mine, theirs), mine, theirs };
  const { merged, conflicts } = mergeStories(input);
  return {
    nodes: countNodes(mine, merged),
    isEmpty: conflicts.length === 0 && compareStories(mine, merged).isEqual,
    conflicts: conflicts.length,
    hasBase: known !== null,
    apply: (side) =>
      resolveConflicts(
        input,
        Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), side])),
      ),
  };
}

const ifidOf = ({ twine }: StoryDocument): string =>
  typeof twine === 'object' && twine !== null && 'ifid' in twine
    ? textOf(twine.ifid).toUpperCase()
    : '';

/** Whether a story of the author's came from the file that another was read from now (SPEC I15). */
export function isImportedBefore(mine: StoryDocument, read: StoryDocument): boolean {
  const [own, given] = [ifidOf(mine), ifidOf(read)];
  if (own !== '' && given !== '') return own === given;
  const ids = new Set(mine.nodes.map(({ id }) => id));
  const shared = read.nodes.filter(({ id }) => ids.has(id)).length;
  return shared * 2 > read.nodes.length;
}
