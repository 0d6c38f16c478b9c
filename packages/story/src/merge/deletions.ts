import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { lostItsTarget } from './links.ts';
import { missingFrom, nodeDeletions } from './nodeDeletions.ts';
import { removeChoices, removeConnections, removeGroups } from './remove.ts';
import type { DeletionRule, EditedDeletion } from './resolveDeletions.ts';
import { reinsert, restoreChoices, restoreConnections, restoreGroups } from './restore.ts';

function isChoiceEdited(
  base: StoryDocument,
  was: ChoiceOption,
  side: StoryDocument,
  is: ChoiceOption,
): boolean {
  if (!deepEqual({ ...was, connectionId: '' }, { ...is, connectionId: '' })) return true;
  if (lostItsTarget(base, was, side, is)) return false;
  const before = storyIndex(base).connectionsById.get(was.connectionId);
  const after = storyIndex(side).connectionsById.get(is.connectionId);
  return was.connectionId !== is.connectionId || !deepEqual(before, after);
}

/** Choices that one side deleted and the other gave another text or target. */
const choiceDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const remainingNodes = storyIndex(deleter).nodesById;
    const edited = storyIndex(editor).nodesById;
    return base.nodes.flatMap((node): EditedDeletion[] => {
      if (node.choices.length === 0) return [];
      const remaining = remainingNodes.get(node.id)?.choices;
      const choices = edited.get(node.id)?.choices;
      if (!remaining || !choices) return [];
      return node.choices.flatMap((was): EditedDeletion | never[] => {
        const is = choices.find(({ id }) => id === was.id);
        if (!is || remaining.some(({ id }) => id === was.id)) return [];
        if (!isChoiceEdited(base, was, editor, is)) return [];
        const conflict = { kind: 'node', id: node.id, part: 'choice', choiceId: was.id } as const;
        return { id: was.id, conflict, base: was, edited: is };
      });
    });
  },
  restore: restoreChoices,
  remove: removeChoices,
};

/** Connections that one side deleted and the other redirected. */
const connectionDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const deleterIndex = storyIndex(deleter);
    const { connectionsById } = storyIndex(editor);
    const deleted = missingFrom(
      base.connections,
      deleter.connections,
      deleterIndex.connectionsById,
    );
    return deleted.flatMap((was): EditedDeletion | never[] => {
      const { id } = was;
      const is = connectionsById.get(id);
      if (!is || deepEqual(was, is)) return [];
      // Deleted along with its target node, and redirected to another node by the other side.
      const isConsequence = was.toNodeId !== '' && !deleterIndex.nodesById.has(was.toNodeId);
      const conflict = isConsequence ? {} : { conflict: { kind: 'connection', id } as const };
      return { id, ...conflict, base: was, edited: is };
    });
  },
  restore: restoreConnections,
  remove: removeConnections,
};

const namesGroup = (node: StoryNode | undefined, groupId: string): boolean =>
  node?.groupId === groupId;

/** Groups that one side deleted and the other renamed or added nodes to. */
const groupDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const before = storyIndex(base).nodesById;
    return base.groups.flatMap((was): EditedDeletion | never[] => {
      const { id } = was;
      const is = editor.groups.find((group) => group.id === id);
      if (!is || deleter.groups.some((group) => group.id === id)) return [];
      const isJoined = editor.nodes.some(
        (node) => namesGroup(node, id) && !namesGroup(before.get(node.id), id),
      );
      // A group deleted along with its last node is no conflict.
      const isUngrouped = deleter.nodes.some(
        (node) => !node.groupId && namesGroup(before.get(node.id), id),
      );
      return isJoined || (isUngrouped && !deepEqual(was, is))
        ? { id, conflict: { kind: 'group', id }, base: was, edited: is }
        : [];
    });
  },
  restore: restoreGroups,
  remove: removeGroups,
};

/** Notes that one side deleted and the other changed. */
const noteDeletions: DeletionRule = {
  find: (base, deleter, editor) =>
    base.notes.flatMap((was): EditedDeletion | never[] => {
      const { id } = was;
      const is = editor.notes.find((note) => note.id === id);
      if (!is || deleter.notes.some((note) => note.id === id) || deepEqual(was, is)) return [];
      return { id, conflict: { kind: 'note', id }, base: was, edited: is };
    }),
  restore: (base, side, ids) => ({ ...side, notes: reinsert(base.notes, side.notes, ids) }),
  remove: (_base, side, ids) => ({
    ...side,
    notes: side.notes.filter(({ id }) => !ids.has(id)),
  }),
};

/** The order matters: what a node rule restores counts as untouched for the rules after it. */
export const deletionRules: readonly DeletionRule[] = [
  nodeDeletions,
  choiceDeletions,
  connectionDeletions,
  groupDeletions,
  noteDeletions,
];
