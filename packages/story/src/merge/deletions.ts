import { storyIndex } from '../queries/storyIndex.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { same } from '../values/same.ts';
import { lostItsTarget } from './links.ts';
import { missingFrom } from './missingFrom.ts';
import { nodeDeletions } from './nodeDeletions.ts';
import { reinsert } from './reinsert.ts';
import { removeChoices, removeConnections, removeGroups } from './remove.ts';
import { restoreChoices, restoreConnections, restoreGroups } from './restore.ts';
import type { DeletionRule, LostWork } from './settleDeletions.ts';

function isChoiceEdited(
  base: StoryDocument,
  was: ChoiceOption,
  side: StoryDocument,
  is: ChoiceOption,
): boolean {
  if (!same({ ...was, connectionId: '' }, { ...is, connectionId: '' })) return true;
  if (lostItsTarget(base, was, side, is)) return false;
  const before = storyIndex(base).connectionsById.get(was.connectionId);
  const after = storyIndex(side).connectionsById.get(is.connectionId);
  return was.connectionId !== is.connectionId || !same(before, after);
}

/** Choices that one side deleted while the other gave them another text or target. */
const choiceDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const kept = storyIndex(deleter).nodesById;
    const edited = storyIndex(editor).nodesById;
    return base.nodes.flatMap((node): LostWork[] => {
      if (node.choices.length === 0) return [];
      const remaining = kept.get(node.id)?.choices;
      const choices = edited.get(node.id)?.choices;
      if (!remaining || !choices) return [];
      return node.choices.flatMap((was): LostWork | never[] => {
        const is = choices.find(({ id }) => id === was.id);
        if (!is || remaining.some(({ id }) => id === was.id)) return [];
        if (!isChoiceEdited(base, was, editor, is)) return [];
        const clash = { kind: 'node', id: node.id, part: 'choice', choiceId: was.id } as const;
        return { id: was.id, clash, base: was, edited: is };
      });
    });
  },
  restore: restoreChoices,
  remove: removeChoices,
};

/** Connections that one side deleted while the other led them elsewhere. */
const connectionDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const kept = storyIndex(deleter);
    const { connectionsById } = storyIndex(editor);
    const deleted = missingFrom(base.connections, deleter.connections, kept.connectionsById);
    return deleted.flatMap((was): LostWork | never[] => {
      const { id } = was;
      const is = connectionsById.get(id);
      if (!is || same(was, is)) return [];
      // It went with the node it led to, and has been led away from that node since.
      const isConsequence = was.toNodeId !== '' && !kept.nodesById.has(was.toNodeId);
      const clash = isConsequence ? {} : { clash: { kind: 'connection', id } as const };
      return { id, ...clash, base: was, edited: is };
    });
  },
  restore: restoreConnections,
  remove: removeConnections,
};

const namesGroup = (node: StoryNode | undefined, groupId: string): boolean =>
  node?.groupId === groupId;

/** Groups that one side took apart while the other renamed them or put nodes into them. */
const groupDeletions: DeletionRule = {
  find(base, deleter, editor) {
    const before = storyIndex(base).nodesById;
    return base.groups.flatMap((was): LostWork | never[] => {
      const { id } = was;
      const is = editor.groups.find((group) => group.id === id);
      if (!is || deleter.groups.some((group) => group.id === id)) return [];
      const isJoined = editor.nodes.some(
        (node) => namesGroup(node, id) && !namesGroup(before.get(node.id), id),
      );
      // A group that went with its last node has nothing left to be about.
      const isTakenApart = deleter.nodes.some(
        (node) => !node.groupId && namesGroup(before.get(node.id), id),
      );
      return isJoined || (isTakenApart && !same(was, is))
        ? { id, clash: { kind: 'group', id }, base: was, edited: is }
        : [];
    });
  },
  restore: restoreGroups,
  remove: removeGroups,
};

/** Notes that one side took away while the other changed them. */
const noteDeletions: DeletionRule = {
  find: (base, deleter, editor) =>
    base.notes.flatMap((was): LostWork | never[] => {
      const { id } = was;
      const is = editor.notes.find((note) => note.id === id);
      if (!is || deleter.notes.some((note) => note.id === id) || same(was, is)) return [];
      return { id, clash: { kind: 'note', id }, base: was, edited: is };
    }),
  restore: (base, side, ids) => ({ ...side, notes: reinsert(base.notes, side.notes, ids) }),
  remove: (_base, side, ids) => ({
    ...side,
    notes: side.notes.filter(({ id }) => !ids.has(id)),
  }),
};

/** In this order: what comes back with a node is untouched for the rules behind it. */
export const deletionRules: readonly DeletionRule[] = [
  nodeDeletions,
  choiceDeletions,
  connectionDeletions,
  groupDeletions,
  noteDeletions,
];
