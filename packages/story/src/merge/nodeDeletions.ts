import { differingParts } from '../compare/itemParts.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { same } from '../values/same.ts';
import { lostItsTarget } from './links.ts';
import { missingFrom } from './missingFrom.ts';
import { removeNodes } from './remove.ts';
import { restoreNodes } from './restore.ts';
import type { DeletionRule, LostWork } from './settleDeletions.ts';

/** Which of these nodes new or redirected connections of this version touch. */
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
    if (same(connectionsById.get(connection.id), connection)) continue;
    touched.add(fromNodeId).add(toNodeId);
  }
  return touched;
}

// Deleting a node unlinks choices elsewhere, and emptying a group ungroups nobody's work: what only
// follows from another deletion is no work on the node.
function isEdited(
  base: StoryDocument,
  was: StoryNode,
  side: StoryDocument,
  is: StoryNode,
): boolean {
  const isSameChoice = (one: ChoiceOption | undefined, other: ChoiceOption): boolean =>
    one !== undefined &&
    (same(one, other) ||
      (same({ ...one, connectionId: '' }, { ...other, connectionId: '' }) &&
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

/** Nodes that one side deleted while the other edited them, connected them or made them the start. */
export const nodeDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const kept = storyIndex(deleter).nodesById;
    const { nodesById } = storyIndex(editor);
    const deleted = missingFrom(base.nodes, deleter.nodes, kept).filter(({ id }) =>
      nodesById.has(id),
    );
    if (deleted.length === 0) return [];
    const connected = newlyConnected(base, editor, new Set(deleted.map(({ id }) => id)));
    const start = editor.startNodeId === base.startNodeId ? null : editor.startNodeId;
    return deleted.flatMap((was): LostWork | never[] => {
      const { id } = was;
      const is = nodesById.get(id) as StoryNode;
      const isWorkedOn = connected.has(id) || start === id || isEdited(base, was, editor, is);
      return isWorkedOn ? { id, clash: { kind: 'node', id }, base: was, edited: is } : [];
    });
  },
  restore: restoreNodes,
  remove: removeNodes,
};
