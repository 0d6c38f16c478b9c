import type { Position } from '@dreamfork/story';
import { type Bounds, boundsAround, overlaps } from '../geometry/bounds.ts';
import { groupFrame } from '../geometry/sceneGroups.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { isDrawn } from '../model/createDragging.ts';
import { movedFrame } from '../paint/paintDrag.ts';
import { portsOf } from '../portsOf.ts';
import { createKept } from './createKept.ts';
import { type FlowNode, flowId } from './flowTypes.ts';

/** Up to so many selected nodes have their cards mounted even in the far map. */
const mostPinned = 20;

/** What all nodes have in common: the session owns selection, focus and keys. */
const common = {
  selectable: false,
  focusable: false,
  domAttributes: { 'aria-roledescription': undefined },
} as const;

const sized = ({ width, height }: Bounds) => ({ width, height, measured: { width, height } });

const aside = ({ x, y }: Bounds, by: Position | null): Position =>
  by ? { x: x + by.x, y: y + by.y } : { x, y };

export type FlowState = {
  /** Only what is selected is dragged: fingers that touch anything else move the paper. */
  dragsSelectedOnly: boolean;
};

/** The adapter from scene to React Flow's nodes: the cards that are mounted, groups and notes in view. */
export function createNodeLister(model: CanvasModel) {
  const { scene, cards, dragging } = model;
  const { list, keep } = createKept<FlowNode>();

  const keepCards = ({ dragsSelectedOnly }: FlowState) => {
    const drag = dragging.drag.getState();
    const isHeap = drag !== null && isDrawn(drag);
    const { selection } = model.state();
    const selected = new Set(selection.nodeIds);
    const mounted = cards.mounted.getState();
    const present = new Set(mounted);
    const tabStop = [
      model.focused.getState(),
      selection.nodeIds[0],
      scene.startNodeId(),
      mounted[0],
    ].find((id) => id !== null && id !== undefined && present.has(id));
    const items = mounted
      .flatMap((id) => scene.nodes.get(id) ?? [])
      .filter(({ hiddenIn }) => !hiddenIn)
      // In the order of the story: later cards lie above earlier ones.
      .toSorted((one, other) => one.order - other.order);
    for (const item of items) {
      const { id, node, order } = item;
      const ports = portsOf(item);
      const isAway = drag?.nodeIds.has(id) ?? false;
      const by = drag && isAway && !isHeap ? { x: drag.dx, y: drag.dy } : null;
      const isHidden = isAway && isHeap;
      const draggable = dragsSelectedOnly ? selected.has(id) : undefined;
      const isTabStop = id === tabStop;
      const { x, y } = aside(item, by);
      const { hasInput, hasOutput } = ports;
      keep(
        flowId('card', id),
        [node, order, hasInput, hasOutput, isTabStop, x, y, isHidden, draggable],
        () => ({
          ...common,
          ...sized(item),
          id: flowId('card', id),
          type: 'card',
          position: { x, y },
          data: { node, order, hasInput, hasOutput, isTabStop },
          ...(draggable === undefined ? {} : { draggable }),
          ...(isHidden ? { style: { visibility: 'hidden' } } : {}),
        }),
      );
    }
  };

  const listNodes = (state: FlowState): FlowNode[] => {
    const drag = dragging.drag.getState();
    const { selection, overlays } = model.state();
    const isFar = cards.isZoomedOut.getState();
    const window = cards.window.getState();
    const isNear = (item: Bounds) => window === null || overlaps(item, window);
    const draggableOf = (ids: readonly string[], id: string) =>
      state.dragsSelectedOnly ? { draggable: ids.includes(id) } : {};

    const whole = scene.bounds();
    keep(flowId('story', ''), [whole.x, whole.y, whole.width, whole.height], () => ({
      ...common,
      ...sized(whole),
      id: flowId('story', ''),
      type: 'story',
      position: { x: whole.x, y: whole.y },
      data: {},
      draggable: false,
      style: { pointerEvents: 'none' },
    }));
    for (const item of scene.groups.values()) {
      if (item.members.size === 0 || !(isFar || isNear(item))) continue;
      const { id, group } = item;
      const isDragged =
        drag !== null && [...item.members].some((node) => drag.nodeIds.has(node.id));
      const frame = isDragged ? movedFrame(item, drag) : item;
      const count = item.members.size;
      const isCollapsed = overlays.collapsedGroups.has(id);
      const title = {
        width: frame.width,
        height: isCollapsed ? frame.height : groupFrame.titleHeight,
      };
      const draggable = draggableOf(selection.groupIds, id);
      const key = [group, frame.x, frame.y, title.width, title.height, count, draggable.draggable];
      keep(flowId('group', id), key, () => ({
        ...common,
        ...sized({ ...frame, ...title }),
        id: flowId('group', id),
        type: 'group',
        position: { x: frame.x, y: frame.y },
        data: { group, count, isCollapsed },
        ...draggable,
      }));
    }
    const [firstNote] = scene.notes.keys();
    const noteTabStop = selection.noteIds[0] ?? firstNote;
    for (const item of scene.notes.values()) {
      const { id, note } = item;
      // A note that is written stays: its field has the focus, wherever the view goes.
      if (id !== model.editedNote.getState() && (isFar || !isNear(item))) continue;
      const isAway = drag?.noteIds.has(id) ?? false;
      const position = aside(item, drag && isAway ? { x: drag.dx, y: drag.dy } : null);
      const draggable = draggableOf(selection.noteIds, id);
      const isTabStop = id === noteTabStop;
      const resized = model.resizedNote.getState();
      const size = sized(resized?.id === id ? { ...item, ...resized.size } : item);
      const key = [
        note,
        position.x,
        position.y,
        size.width,
        size.height,
        isTabStop,
        draggable.draggable,
      ];
      keep(flowId('note', id), key, () => ({
        ...common,
        ...size,
        id: flowId('note', id),
        type: 'note',
        position,
        data: { note, isTabStop },
        ...draggable,
      }));
    }
    keepCards(state);
    const frame = isFar ? selectionFrame(selection.nodeIds) : null;
    if (frame) {
      const { x, y } = aside(frame, drag && { x: drag.dx, y: drag.dy });
      keep(flowId('selection', ''), [x, y, frame.width, frame.height], () => ({
        ...common,
        ...sized(frame),
        id: flowId('selection', ''),
        type: 'selection',
        position: { x, y },
        data: {},
      }));
    }
    return list();
  };

  const selectionFrame = (nodeIds: readonly string[]): Bounds | null =>
    nodeIds.length > mostPinned
      ? boundsAround(nodeIds.flatMap((id) => scene.nodes.get(id) ?? []))
      : null;

  return listNodes;
}
