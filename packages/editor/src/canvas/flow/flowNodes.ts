import type { Position } from '@dreamfork/story';
import { type Bounds, boundsAround, overlaps } from '../../geometry/bounds.ts';
import { groupBounds } from '../../geometry/sceneGroups.ts';
import type { Drag, SceneGroup, SceneNode } from '../../geometry/sceneParts.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { isDrawn } from '../model/createDragging.ts';
import { type FlowNode, flowId } from './flowTypes.ts';

/** Up to so many selected nodes have their cards mounted even in the far map. */
const mostPinned = 20;

/** What all nodes have in common: the session owns selection, focus and keys. */
const common = {
  selectable: false,
  focusable: false,
  domAttributes: { 'aria-roledescription': undefined },
} as const;

const still: Position = { x: 0, y: 0 };

/** What a node of React Flow has of its place: how large it is is known, so that nothing is measured. */
const placed = ({ x, y, width, height }: Bounds, by: Position) => ({
  ...common,
  position: { x: x + by.x, y: y + by.y },
  width,
  height,
  measured: { width, height },
});

/** Where the members of a group are while some of them are dragged. */
const movedFrame = ({ members, isFolded }: SceneGroup, { nodeIds, dx, dy }: Drag): Bounds =>
  groupBounds(
    [...members].map((node) => {
      const { id, x, y, width, height } = node;
      return nodeIds.has(id) ? { x: x + dx, y: y + dy, width, height } : node;
    }),
    isFolded,
  );

/**
 * Which handles a node shows. Links that an imported story holds where the editor would not make
 * them still get a handle, so that no connection is invisible.
 */
function portsOf({ node, incoming, outgoing }: SceneNode) {
  const hasInput = node.type !== 'start' || incoming.size > 0;
  const isPlain = node.type !== 'choice' && node.choices.length === 0;
  if (isPlain && node.type !== 'end') return { hasInput, hasOutput: true };
  return { hasInput, hasOutput: [...outgoing].some(({ choice }) => choice === -1) };
}

/**
 * The adapter from scene to React Flow's nodes: the cards that are mounted, groups and notes in view.
 *
 * @param dragsSelectedOnly - For fingers, which move the paper when they touch anything else.
 */
export function listNodes(model: CanvasModel, dragsSelectedOnly: boolean): FlowNode[] {
  const { scene, cards, dragging } = model;
  const { selection } = model.state();
  const drag = dragging.drag.getState();
  const moved = drag ? { x: drag.dx, y: drag.dy } : still;
  const isZoomedOut = cards.isZoomedOut.getState();
  const window = cards.window.getState();
  const isNear = (item: Bounds) => window === null || overlaps(item, window);
  const draggableIn = (ids: ReadonlySet<string>, id: string) =>
    dragsSelectedOnly ? { draggable: ids.has(id) } : {};

  const listGroups = (): FlowNode[] => {
    const selected = new Set(selection.groupIds);
    return [...scene.groups.values()]
      .filter((item) => item.members.size > 0 && (isZoomedOut || isNear(item)))
      .map((item) => {
        const { id, group, members, isFolded } = item;
        const isAway = drag !== null && [...members].some((node) => drag.nodeIds.has(node.id));
        return {
          ...placed(isAway ? movedFrame(item, drag) : item, still),
          id: flowId('group', id),
          type: 'group',
          data: { group, count: members.size, isFolded },
          // Only its title takes the pointer.
          style: { pointerEvents: 'none' },
          ...draggableIn(selected, id),
        };
      });
  };

  const listNotes = (): FlowNode[] => {
    const selected = new Set(selection.noteIds);
    const tabStop = selection.noteIds[0] ?? scene.notes.keys().next().value;
    const edited = model.editedNote.getState();
    const resized = model.resizedNote.getState();
    return (
      [...scene.notes.values()]
        // A note that is written stays: its field has the focus, wherever the view goes.
        .filter((item) => item.id === edited || (!isZoomedOut && isNear(item)))
        .map((item) => {
          const { id, note } = item;
          const size = resized?.id === id ? resized.size : null;
          return {
            ...placed({ ...item, ...size }, drag?.noteIds.has(id) ? moved : still),
            id: flowId('note', id),
            type: 'note',
            data: { note, isTabStop: id === tabStop },
            ...draggableIn(selected, id),
          };
        })
    );
  };

  const listCards = (): FlowNode[] => {
    const isHeap = drag !== null && isDrawn(drag);
    const selected = new Set(selection.nodeIds);
    const mounted = cards.mounted.getState();
    const first = [model.focused.getState(), selection.nodeIds[0], scene.startNodeId()];
    const tabStop = [...first, mounted[0]].find((id) => id && mounted.includes(id));
    return (
      mounted
        .flatMap((id) => scene.nodes.get(id) ?? [])
        .filter(({ hiddenIn }) => !hiddenIn)
        // In the order of the story: later cards lie above earlier ones, selected ones above all.
        .toSorted((one, other) => one.order - other.order)
        .map((item) => {
          const { id, node, order } = item;
          const isAway = drag?.nodeIds.has(id) ?? false;
          return {
            ...placed(item, isAway && !isHeap ? moved : still),
            id: flowId('card', id),
            type: 'card',
            data: { node, order, ...portsOf(item), isTabStop: id === tabStop },
            ...draggableIn(selected, id),
            // Its handles and choices can be reached, whatever stands close to it.
            ...(selected.has(id) || isAway ? { zIndex: 1 } : {}),
            ...(isAway && isHeap ? { style: { visibility: 'hidden' } } : {}),
          };
        })
    );
  };

  /** The frame around what is selected in the far map, where its cards are not mounted. */
  const listFrame = (): FlowNode[] => {
    const isFramed = isZoomedOut && selection.nodeIds.length > mostPinned;
    const frame = isFramed
      ? boundsAround(selection.nodeIds.flatMap((id) => scene.nodes.get(id) ?? []))
      : null;
    return frame
      ? [{ ...placed(frame, moved), id: flowId('selection', ''), type: 'selection', data: {} }]
      : [];
  };

  return [
    {
      ...placed(scene.bounds(), still),
      id: flowId('story', ''),
      type: 'story',
      data: {},
      draggable: false,
      style: { pointerEvents: 'none' },
    },
    ...listGroups(),
    ...listNotes(),
    ...listCards(),
    ...listFrame(),
  ];
}
