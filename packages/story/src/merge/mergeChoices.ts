import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import {
  type ConflictPart,
  type MergeConflict,
  type MergeInput,
  mergedSide,
  mergedText,
  type ResolveConflict,
} from './conflict.ts';
import { firstOf, targetOf } from './links.ts';
import { mergeList } from './mergeList.ts';
import { isReordered } from './mergeOrder.ts';

type Versions<Value> = { base: Value; mine: Value; theirs: Value };

const idsOf = ({ choices }: StoryNode): string[] => choices.map(({ id }) => id);

const rest = ({ id: _id, text: _text, connectionId: _connectionId, ...others }: ChoiceOption) =>
  others;

/** The connection that a choice follows. Connections to the same node count as equal. */
function mergeLink(
  stories: MergeInput,
  nodeId: string,
  { base, mine, theirs }: Versions<ChoiceOption>,
  resolve: ResolveConflict,
): string {
  if (mine.connectionId === theirs.connectionId) return mine.connectionId;
  const target = (story: StoryDocument, choice: ChoiceOption) => targetOf(story, choice) || null;
  const targets = {
    base: target(stories.base, base),
    mine: target(stories.mine, mine),
    theirs: target(stories.theirs, theirs),
  };
  if (targets.mine === targets.theirs) {
    if (mine.connectionId === base.connectionId) return theirs.connectionId;
    if (theirs.connectionId === base.connectionId) return mine.connectionId;
    return firstOf(mine.connectionId, theirs.connectionId);
  }
  const conflict: MergeConflict = {
    kind: 'node',
    id: nodeId,
    part: 'choice-target',
    choiceId: mine.id,
    ...targets,
  };
  return (mergedSide(conflict, resolve) === 'theirs' ? theirs : mine).connectionId;
}

function mergeChoice(
  stories: MergeInput,
  nodeId: string,
  versions: Versions<ChoiceOption>,
  resolve: ResolveConflict,
): ChoiceOption {
  const { base, mine, theirs } = versions;
  const conflictOf = (
    part: ConflictPart,
    read: (choice: ChoiceOption) => unknown,
  ): MergeConflict => {
    const values = { base: read(base), mine: read(mine), theirs: read(theirs) };
    return { kind: 'node', id: nodeId, part, choiceId: mine.id, ...values };
  };
  const choose = (conflict: MergeConflict): ChoiceOption =>
    mergedSide(conflict, resolve) === 'mine' ? mine : theirs;
  const words = conflictOf('choice-text', (choice) => choice.text);
  const text = mergedText(words) ?? choose(words).text;
  const others = rest(choose(conflictOf('choice-other', rest)));
  const connectionId = mergeLink(stories, nodeId, versions, resolve);
  return { ...others, id: mine.id, text, connectionId };
}

/** Merges the choices of a node that both sides have one by one, and their order as one value. */
export function mergeChoices(
  stories: MergeInput,
  { base, mine, theirs }: Versions<StoryNode>,
  resolve: ResolveConflict,
): ChoiceOption[] {
  const ids = { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) };
  const isContested =
    isReordered(ids.base, ids.mine) &&
    isReordered(ids.base, ids.theirs) &&
    isReordered(ids.mine, ids.theirs);
  const isTheirs =
    isContested && resolve({ kind: 'node', id: mine.id, part: 'choices', ...ids }) === 'theirs';
  const merged = mergeList(
    {
      // A list of its own: choices that are the same may have been led elsewhere.
      base: [...base.choices],
      mine: isTheirs ? sortedBy(mine.choices, ids.theirs) : mine.choices,
      theirs: theirs.choices,
    },
    (before, one, other) =>
      mergeChoice(
        stories,
        mine.id,
        { base: before ?? { ...one, text: '', connectionId: '' }, mine: one, theirs: other },
        resolve,
      ),
  );
  return merged;
}

/** Sorts the choices by `order`; a choice that is not in it stays after its predecessor. */
function sortedBy(choices: readonly ChoiceOption[], order: readonly string[]): ChoiceOption[] {
  const places = new Map(order.map((id, index) => [id, index]));
  let place = -1;
  return choices
    .map((choice) => {
      place = places.get(choice.id) ?? place;
      return { choice, place };
    })
    .sort((one, other) => one.place - other.place)
    .map(({ choice }) => choice);
}
