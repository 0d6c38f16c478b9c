import { isListKey } from '../change/storyLists.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { own } from '../values/own.ts';
import { same } from '../values/same.ts';
import { type Clash, type ClashAnswers, clashKey } from './clash.ts';
import { deletionRules } from './deletions.ts';
import type { Judge, MergeInput } from './judge.ts';
import { mergeChoices } from './mergeChoices.ts';
import { mergeItem } from './mergeItem.ts';
import { mergeList } from './mergeList.ts';
import { mergedSide } from './mergeValue.ts';
import { settleDeletions } from './settleDeletions.ts';
import { tidyMerge } from './tidyMerge.ts';

function mergeFields({ base, mine, theirs }: MergeInput, judge: Judge): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (isListKey(id)) continue;
    const [was, ours, others] = [own(base, id), own(mine, id), own(theirs, id)];
    const clash: Clash = {
      kind: 'field',
      id,
      base: was ?? null,
      mine: ours ?? null,
      theirs: others ?? null,
    };
    const value = mergedSide(clash, judge) === 'mine' ? ours : others;
    if (value !== undefined) result[id] = value;
  }
  return result;
}

function mergeSettled(input: MergeInput, judge: Judge): StoryDocument {
  const { base, mine, theirs } = input;
  const lists = <Key extends 'nodes' | 'connections' | 'groups' | 'notes'>(key: Key) => ({
    base: base[key],
    mine: mine[key],
    theirs: theirs[key],
  });
  const mergeNode = (before: StoryNode | undefined, one: StoryNode, other: StoryNode): StoryNode =>
    mergeItem('node', before, one, other, judge, {
      part: 'choices',
      key: 'choices',
      merge: (versions) => mergeChoices(input, versions, judge),
    });
  return {
    ...mergeFields(input, judge),
    nodes: mergeList<StoryNode>(lists('nodes'), mergeNode),
    connections: mergeList(lists('connections'), (before, one, other) =>
      mergeItem('connection', before, one, other, judge),
    ),
    groups: mergeList(lists('groups'), (before, one, other) =>
      mergeItem('group', before, one, other, judge),
    ),
    notes: mergeList(lists('notes'), (before, one, other) =>
      mergeItem('note', before, one, other, judge),
    ),
  } as StoryDocument;
}

function mergeWith(input: MergeInput, judge: Judge): StoryDocument {
  const { base, mine, theirs } = input;
  if (mine === theirs || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  const settled = deletionRules.reduce((sides, rule) => settleDeletions(sides, rule, judge), input);
  return tidyMerge(settled, mergeSettled(settled, judge));
}

/** What came of a merge: a whole story, and where it had to take a side. */
export type Merge = { readonly merged: StoryDocument; readonly clashes: readonly Clash[] };

/**
 * Both sides' edits in one story. Where they clash, mine is taken, except that nothing that was worked
 * on is deleted; every clash is named, for an author to decide (SPEC M3–M8).
 */
export function mergeStories(input: MergeInput): Merge {
  const clashes: Clash[] = [];
  const merged = mergeWith(input, (clash) => {
    clashes.push(clash);
    return undefined;
  });
  return { merged, clashes };
}

/** The merge as an author wants it: answers by the keys of the clashes, the rest as in `mergeStories`. */
export const resolveClashes = (input: MergeInput, answers: ClashAnswers): StoryDocument =>
  mergeWith(input, (clash) => {
    const key = clashKey(clash);
    return Object.hasOwn(answers, key) ? answers[key] : undefined;
  });
