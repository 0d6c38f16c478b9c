import {
  emptySelection,
  type Selection,
  selectChoice,
  selectConnection,
  selectGroup,
  selectNodes,
  selectNotes,
} from '../../store/session/selection.ts';
import type { Hit } from '../model/canvasActions.ts';

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The selection after a press that moved nothing. */
export function selectionAfter(selection: Selection, hit: Hit, isAdding: boolean): Selection {
  const added = { ...selection, choice: null };
  switch (hit.kind) {
    case 'node':
      if (isAdding) return { ...added, nodeIds: toggled(selection.nodeIds, hit.id) };
      return hit.choiceId === undefined
        ? selectNodes([hit.id])
        : selectChoice(hit.id, hit.choiceId);
    case 'connection':
      return isAdding
        ? { ...added, connectionIds: toggled(selection.connectionIds, hit.id) }
        : selectConnection(hit.id);
    case 'note':
      return isAdding
        ? { ...added, noteIds: toggled(selection.noteIds, hit.id) }
        : selectNotes([hit.id]);
    case 'group':
      return selectGroup(hit.id);
    case 'canvas':
      return isAdding ? selection : emptySelection;
  }
}

const joined = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.length === 0 ? other : [...new Set([...one, ...other])];

/** The selection with what a rectangle touched besides. */
export const withInside = (
  selection: Selection,
  inside: Pick<Selection, 'nodeIds' | 'noteIds'>,
): Selection => ({
  ...emptySelection,
  nodeIds: joined(selection.nodeIds, inside.nodeIds),
  noteIds: joined(selection.noteIds, inside.noteIds),
});
