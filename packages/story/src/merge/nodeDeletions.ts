import { differingParts } from '../compare/itemParts.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { lostItsTarget } from './links.ts';
import { removeNodes } from './remove.ts';
import type { DeletionRule, EditedDeletion } from './resolveDeletions.ts';
import { restoreNodes } from './restore.ts';

/** The nodes among `nodeIds` that a new or redirected connection of this side touches. */
function newlyConnected(
  base: StoryDocument,
  side: StoryDocument,
  nodeIds: ReadonlySet<string>,
): Set<string> {
  const { connectionsById } = storyIndex(base);
  const touched = new Set<string>();
  for (const connection of side.connections) {
    const { fromNodeId, toNodeId } = connection;
    if (toNodeId === '' || !(nodeIds.has(fromNodeId) || nodeIds.has(toNodeId))) continue;
    if (deepEqual(connectionsById.get(connection.id), connection)) continue;
    touched.add(fromNodeId).add(toNodeId);
  }
  return touched;
}

// Consequences of another deletion do not count as edits: a choice whose target was deleted, a group
// that lost its last node.
function isEdited(
  base: StoryDocument,
  was: StoryNode,
  side: StoryDocument,
  is: StoryNode,
): boolean {
  const isSameChoice = (one: ChoiceOption | undefined, other: ChoiceOption): boolean =>
    one !== undefined &&
    (deepEqual(one, other) ||
      (deepEqual({ ...one, connectionId: '' }, { ...other, connectionId: '' }) &&
        lostItsTarget(base, one, side, other)));
  return differingParts('node', was, is).some((part) => {
    if (part === 'choices') {
      return (
        was.choices.length !== is.choices.length ||
        is.choices.some((choice, index) => !isSameChoice(was.choices[index], choice))
      );
    }
    if (part === 'group')
      return Boolean(is.groupId) || side.groups.some(({ id }) => id === was.groupId);
    return true;
  });
}

/** Nodes that one side deleted and the other edited, connected or made the start. */
export const nodeDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const deleterNodes = storyIndex(deleter).nodesById;
    const { nodesById } = storyIndex(editor);
    const deleted = missingFrom(base.nodes, deleter.nodes, deleterNodes).filter(({ id }) =>
      nodesById.has(id),
    );
    if (deleted.length === 0) return [];
    const connected = newlyConnected(base, editor, new Set(deleted.map(({ id }) => id)));
    const start = editor.startNodeId === base.startNodeId ? null : editor.startNodeId;
    return deleted.flatMap((was): EditedDeletion | never[] => {
      const { id } = was;
      const is = nodesById.get(id) as StoryNode;
      const isNodeEdited = connected.has(id) || start === id || isEdited(base, was, editor, is);
      return isNodeEdited ? { id, conflict: { kind: 'node', id }, base: was, edited: is } : [];
    });
  },
  restore: restoreNodes,
  remove: removeNodes,
};

type Item = { readonly id: string };

type Members = { has(id: string): boolean };

/**
 * The items of the list that a later version of it lacks. While both lists run in step no id is looked
 * up, so comparing two long lists that differ little takes one pass.
 */
export function missingFrom<Value extends Item>(
  list: readonly Value[],
  later: readonly Item[],
  laterIds: Members,
): Value[] {
  const missing: Value[] = [];
  let place = 0;
  for (const item of list) {
    if (later[place]?.id === item.id) place++;
    else if (!laterIds.has(item.id)) missing.push(item);
    else place = nextPlace(later, place, item.id);
  }
  return missing;
}

// An item shifted by insertions is found within this many places; farther away it was moved.
const searchDistance = 8;

function nextPlace(later: readonly Item[], place: number, id: string): number {
  for (let at = place + 1; at <= place + searchDistance; at++)
    if (later[at]?.id === id) return at + 1;
  return place;
}
