import {
  emptySelection,
  type Selection,
  selectChoice,
  selectConnection,
  selectGroup,
  selectNodes,
  selectNotes,
} from '../../store/session/selection.ts';
import { drawLink, redrawLink } from './drawLink.ts';
import type { Gesture, GestureContext } from './gesture.ts';
import type { Hit } from './hit.ts';
import { moveItems } from './moveItems.ts';
import { pan } from './pan.ts';
import { resizeNote } from './resizeNote.ts';
import { selectFrame } from './selectFrame.ts';

/** How a press was made: with which button, which keys, and by what. */
export type PressKind = {
  readonly isAdding: boolean;
  readonly isFraming: boolean;
  readonly isPanning: boolean;
  readonly isFinger: boolean;
};

const isHitSelected = ({ selection }: { selection: Selection }, hit: Hit): boolean =>
  (hit.kind === 'node' && selection.nodeIds.includes(hit.id)) ||
  (hit.kind === 'note' && selection.noteIds.includes(hit.id)) ||
  (hit.kind === 'group' && selection.groupIds.includes(hit.id));

/**
 * What a press turns into once the pointer moves. A finger moves the paper, except from a handle or
 * from what is already selected: on a tablet nothing must be dragged away by scrolling over it.
 */
export function gestureFor(context: GestureContext, hit: Hit, press: PressKind): Gesture {
  const { engine, actions } = context;
  if (!actions || press.isPanning) return pan(context);
  if (hit.kind === 'handle') return drawLink(context, hit);
  if (press.isFraming && (hit.kind === 'canvas' || hit.kind === 'edge' || hit.kind === 'group')) {
    return selectFrame(context);
  }
  if (hit.kind === 'canvas' || hit.kind === 'foreign') return pan(context);
  if (press.isFinger && !isHitSelected(engine.state(), hit)) return pan(context);
  if (hit.kind === 'edge') return hit.isAtTarget ? redrawLink(context, hit.id) : pan(context);
  if (hit.kind === 'note' && hit.isCorner) return resizeNote(context, hit.id);
  return moveItems(context, hit);
}

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
    case 'edge':
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
    case 'handle':
    case 'foreign':
      return selection;
  }
}
