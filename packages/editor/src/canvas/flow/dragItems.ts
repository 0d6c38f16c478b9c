import type { Position } from '@dreamfork/story';
import type { Bounds } from '../../geometry/bounds.ts';
import { cellSize } from '../../geometry/geometry.ts';
import { align } from '../../geometry/guides.ts';
import { edgeAt } from '../../geometry/hits.ts';
import { canBeInserted } from '../../geometry/sceneParts.ts';
import { emptySelection, selectNodes, selectNotes } from '../../store/session/selection.ts';
import type { CanvasActions } from '../model/canvasActions.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { type FlowNode, storyId } from './flowTypes.ts';

type Dragged = { nodeIds: ReadonlySet<string>; noteIds: ReadonlySet<string>; lead: Bounds | null };

/** Guides are shown for a few cards; hundreds have no line of their own. */
const mostAligned = 30;
const alignReach = 10;
const edgeReach = 14;

/** What moves when a node of React Flow is taken hold of; what was not selected is selected first. */
function draggedWith(model: CanvasModel, actions: CanvasActions, grabbed: FlowNode): Dragged {
  const { scene } = model;
  const { selection } = model.state();
  const id = storyId(grabbed.id);
  // Its frame lies off the grid by its padding, as that of a selection does: what counts is how far nodes move.
  if (grabbed.type === 'group') {
    actions.select({ ...emptySelection, groupIds: [id] });
    const members = [...(scene.groups.get(id)?.members ?? [])];
    return { nodeIds: new Set(members.map((node) => node.id)), noteIds: new Set(), lead: null };
  }
  const isNote = grabbed.type === 'note';
  const lead = (isNote ? scene.notes.get(id) : scene.nodes.get(id)) ?? null;
  const isSelected =
    grabbed.type === 'selection' || (isNote ? selection.noteIds : selection.nodeIds).includes(id);
  if (!isSelected) actions.select(isNote ? selectNotes([id]) : selectNodes([id]));
  const { nodeIds, noteIds } = model.state().selection;
  return { nodeIds: new Set(nodeIds), noteIds: new Set(noteIds), lead };
}

/** Moves what is selected, or what was taken hold of, from cell to cell. */
export function dragItems(
  model: CanvasModel,
  actions: CanvasActions,
  grabbed: FlowNode,
  start: Position,
) {
  const { nodeIds, noteIds, lead } = draggedWith(model, actions, grabbed);
  const isAlone = nodeIds.size === 1 && noteIds.size === 0 && grabbed.type === 'card';
  model.hover({ kind: 'canvas' });
  model.dragging.start({ nodeIds, noteIds });
  const step = model.preferences.getState().snapsToGrid ? cellSize : 1;
  const onGrid = (value: number): number => Math.round(value / step) * step;

  const shiftAt = ({ x, y }: Position, isFree: boolean) => {
    const dx = x - start.x;
    const dy = y - start.y;
    if (!lead) return { dx: onGrid(dx), dy: onGrid(dy), guides: [] };
    const moving = { x: lead.x + dx, y: lead.y + dy, width: lead.width, height: lead.height };
    const aligned =
      isFree || model.cards.isZoomedOut.getState() || nodeIds.size > mostAligned
        ? null
        : align(model.scene, moving, (id) => nodeIds.has(id), { reach: alignReach, cell: step });
    return {
      dx: (aligned?.x ?? onGrid(moving.x)) - lead.x,
      dy: (aligned?.y ?? onGrid(moving.y)) - lead.y,
      guides: aligned?.guides ?? [],
    };
  };

  return {
    move: (point: Position, isFree: boolean) => {
      const { dx, dy, guides } = shiftAt(point, isFree);
      model.dragging.moveTo(dx, dy);
      const targetEdgeId = isAlone ? edgeUnder(model, point, nodeIds) : null;
      model.showOverlay({ guides, targetEdgeId });
    },
    /** Lets go: the document hears of it, unless the drag was broken off. */
    end: (isCancelled: boolean) => {
      const { targetEdgeId } = model.overlay.getState();
      const positions = model.dragging.positions();
      if (!isCancelled) {
        actions.moveItems({
          ...positions,
          ...(targetEdgeId === null ? {} : { intoConnectionId: targetEdgeId }),
        });
      }
      model.dragging.stop();
      model.clearOverlay();
      model.redraw();
    },
  };
}

/** The connection under the pointer that a node could be put into: none of its own. */
function edgeUnder(
  { scene, cards, viewport }: CanvasModel,
  point: Position,
  nodeIds: ReadonlySet<string>,
): string | null {
  const [id] = nodeIds;
  const node = id === undefined ? undefined : scene.nodes.get(id);
  if (!node || cards.isZoomedOut.getState() || !canBeInserted(node)) return null;
  const edge = edgeAt(scene, point, edgeReach / viewport.getState().zoom);
  return edge && edge.from !== node && edge.to !== node ? edge.id : null;
}
