import { emptySelection, selectNodes, selectNotes } from '../../store/session/selection.ts';
import type { CanvasEngine } from '../engine/createEngine.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { hasFreeWay } from '../geometry/freeWay.ts';
import { cellSize } from '../geometry/geometry.ts';
import { align } from '../geometry/guides.ts';
import { edgeAt } from '../geometry/hits.ts';
import type { Gesture, GestureContext, PointerMoment } from './gesture.ts';
import type { Hit } from './hit.ts';

type Dragged = { nodeIds: ReadonlySet<string>; noteIds: ReadonlySet<string>; lead: Bounds | null };

/** Guides are shown for a few cards; hundreds have no line of their own. */
const mostAligned = 30;
const alignReach = 10;
const edgeReach = 14;

function draggedWith({ engine, actions }: GestureContext, hit: Hit): Dragged {
  const { scene } = engine;
  const { selection } = engine.state();
  if (hit.kind === 'group') {
    const group = scene.groups.get(hit.id);
    const nodeIds = new Set([...(group?.members ?? [])].map(({ id }) => id));
    actions?.select({ ...emptySelection, groupIds: [hit.id] });
    // The frame lies off the grid by its padding; what counts is how far its nodes move.
    return { nodeIds, noteIds: new Set(), lead: null };
  }
  const isNote = hit.kind === 'note';
  const id = 'id' in hit ? hit.id : '';
  const lead = (isNote ? scene.notes.get(id) : scene.nodes.get(id)) ?? null;
  const isSelected = (isNote ? selection.noteIds : selection.nodeIds).includes(id);
  if (!isSelected) actions?.select(isNote ? selectNotes([id]) : selectNodes([id]));
  const { nodeIds, noteIds } = engine.state().selection;
  return { nodeIds: new Set(nodeIds), noteIds: new Set(noteIds), lead };
}

/** Moves what is selected, or what was taken hold of, from cell to cell. */
export function moveItems(context: GestureContext, hit: Hit): Gesture {
  const { engine, actions, start } = context;
  const { nodeIds, noteIds, lead } = draggedWith(context, hit);
  const isAlone = nodeIds.size === 1 && noteIds.size === 0 && hit.kind === 'node';
  engine.dragging.start({ nodeIds, noteIds });
  const step = engine.preferences.getState().snapsToGrid ? cellSize : 1;
  const onGrid = (value: number): number => Math.round(value / step) * step;

  const shiftAt = ({ canvas, isFree }: PointerMoment) => {
    const dx = canvas.x - start.canvas.x;
    const dy = canvas.y - start.canvas.y;
    if (!lead) return { dx: onGrid(dx), dy: onGrid(dy), guides: [] };
    const moving = { x: lead.x + dx, y: lead.y + dy, width: lead.width, height: lead.height };
    const aligned =
      isFree || engine.cards.isZoomedOut.getState() || nodeIds.size > mostAligned
        ? null
        : align(engine.scene, moving, (id) => nodeIds.has(id), {
            reach: alignReach,
            cell: step,
          });
    return {
      dx: (aligned?.x ?? onGrid(moving.x)) - lead.x,
      dy: (aligned?.y ?? onGrid(moving.y)) - lead.y,
      guides: aligned?.guides ?? [],
    };
  };

  const finish = () => {
    engine.dragging.stop();
    engine.clearOverlay();
    engine.redraw();
  };

  return {
    movesCanvas: true,
    move: (moment) => {
      const { dx, dy, guides } = shiftAt(moment);
      engine.dragging.moveTo(dx, dy);
      const targetEdgeId = isAlone ? edgeUnder(engine, moment, nodeIds) : null;
      engine.showOverlay({ guides, targetEdgeId });
    },
    end: () => {
      const { targetEdgeId } = engine.overlay.getState();
      const positions = engine.dragging.positions();
      actions?.moveItems({
        ...positions,
        ...(targetEdgeId === null ? {} : { intoConnectionId: targetEdgeId }),
      });
      finish();
    },
    cancel: finish,
  };
}

/** The connection under the pointer that a node could be put into: none of its own. */
function edgeUnder(
  { scene, cards, viewport }: CanvasEngine,
  { canvas }: PointerMoment,
  nodeIds: ReadonlySet<string>,
): string | null {
  const [id] = nodeIds;
  const node = id === undefined ? undefined : scene.nodes.get(id);
  if (!node || cards.isZoomedOut.getState() || !hasFreeWay(node)) return null;
  const edge = edgeAt(scene, canvas, edgeReach / viewport.getState().zoom);
  return edge && edge.from !== node && edge.to !== node ? edge.id : null;
}
