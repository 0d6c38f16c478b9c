import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import type { Clash, ClashPart } from './clash.ts';
import type { Judge, MergeInput } from './judge.ts';
import { firstOf, targetOf } from './links.ts';
import { mergeList } from './mergeList.ts';
import { isReordered } from './mergeOrder.ts';
import { mergedSide } from './mergeValue.ts';

type Versions<Value> = { base: Value; mine: Value; theirs: Value };

const idsOf = ({ choices }: StoryNode): string[] => choices.map(({ id }) => id);

const rest = ({ id: _id, text: _text, connectionId: _connectionId, ...others }: ChoiceOption) =>
  others;

/**
 * Which connection a choice follows. What counts is the node it leads to: links to the same node are
 * the same link.
 */
function mergeLink(
  stories: MergeInput,
  nodeId: string,
  { base, mine, theirs }: Versions<ChoiceOption>,
  judge: Judge,
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
  const clash: Clash = {
    kind: 'node',
    id: nodeId,
    part: 'choice-target',
    choiceId: mine.id,
    ...targets,
  };
  return (mergedSide(clash, judge) === 'theirs' ? theirs : mine).connectionId;
}

function mergeChoice(
  stories: MergeInput,
  nodeId: string,
  versions: Versions<ChoiceOption>,
  judge: Judge,
): ChoiceOption {
  const { base, mine, theirs } = versions;
  const choose = (part: ClashPart, read: (choice: ChoiceOption) => unknown): ChoiceOption => {
    const values = { base: read(base), mine: read(mine), theirs: read(theirs) };
    const clash: Clash = { kind: 'node', id: nodeId, part, choiceId: mine.id, ...values };
    return mergedSide(clash, judge) === 'mine' ? mine : theirs;
  };
  const { text } = choose('choice-text', (choice) => choice.text);
  const others = rest(choose('choice-other', rest));
  const connectionId = mergeLink(stories, nodeId, versions, judge);
  return { ...others, id: mine.id, text, connectionId };
}

/** The choices of a node that both sides have, merged one by one; their order is a value of its own. */
export function mergeChoices(
  stories: MergeInput,
  { base, mine, theirs }: Versions<StoryNode>,
  judge: Judge,
): ChoiceOption[] {
  const ids = { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) };
  const isContested =
    isReordered(ids.base, ids.mine) &&
    isReordered(ids.base, ids.theirs) &&
    isReordered(ids.mine, ids.theirs);
  const isTheirs =
    isContested && judge({ kind: 'node', id: mine.id, part: 'choices', ...ids }) === 'theirs';
  const merged = mergeList(
    {
      base: base.choices,
      mine: isTheirs ? arranged(mine.choices, ids.theirs) : mine.choices,
      theirs: theirs.choices,
    },
    (before, one, other) =>
      mergeChoice(
        stories,
        mine.id,
        { base: before ?? { ...one, text: '', connectionId: '' }, mine: one, theirs: other },
        judge,
      ),
  );
  return merged;
}

/** The choices in the order of these ids; whatever is not among them stays behind what it was behind. */
function arranged(choices: readonly ChoiceOption[], order: readonly string[]): ChoiceOption[] {
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
