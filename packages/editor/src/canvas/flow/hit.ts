import type { Position } from '@dreamfork/story';
import type { PointerEvent, MouseEvent as ReactMouseEvent } from 'react';
import { edgeAt, groupAt, lineTargetAt, markAt, nodeAt, noteAt } from '../../geometry/hits.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import type { Hit } from '../model/canvasActions.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { type FlowNode, storyId } from './flowTypes.ts';

/** Pixels of the screen within which a line is taken hold of. */
const reach = 10;
/** The same of a mark. */
const markReach = 12;

/** Whether it is something that takes the pointer itself. */
export const isInteractive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea') !== null;

/** What is at a point of the canvas, whether React Flow has a node for it or it is only drawn. */
export function hitPoint({ scene, viewport, cards }: CanvasModel, point: Position): Hit {
  const group = groupAt(scene, point);
  if (group?.isFolded) return { kind: 'group', id: group.id };
  const isFar = cards.isFar.getState();
  const { zoom } = viewport.getState();
  const node = nodeAt(scene, point) ?? (isFar ? markAt(scene, point, markReach / zoom) : undefined);
  if (node) return { kind: 'node', id: node.id };
  const note = noteAt(scene, point);
  if (note) return { kind: 'note', id: note.id };
  const edge = edgeAt(scene, point, reach / zoom, isFar);
  if (edge) return { kind: 'connection', id: edge.id };
  return group ? { kind: 'group', id: group.id } : { kind: 'canvas' };
}

/** Pixels of the screen around a card in which a line still finds it. */
const snap = 20;

/** The card that takes a line from another node, when the line ends at a point of the canvas. */
export const connectionTarget = (
  { scene, viewport }: CanvasModel,
  fromId: string,
  point: Position,
): SceneNode | undefined => lineTargetAt(scene, fromId, point, snap / viewport.getState().zoom);

/** A node, or the option of it whose row something is in. */
function hitCard(id: string, target: EventTarget | null): Hit {
  const row = target instanceof Element ? target.closest('[data-choice-id]') : null;
  const choiceId = row?.getAttribute('data-choice-id');
  return choiceId ? { kind: 'node', id, choiceId } : { kind: 'node', id };
}

/** What a press on a node of React Flow is on; the frame of a selection has what lies below it. */
export function hitOf(
  model: CanvasModel,
  { type, id: flowId }: FlowNode,
  target: EventTarget | null,
  point: Position,
): Hit {
  const id = storyId(flowId);
  if (type === 'note' || type === 'group') return { kind: type, id };
  return type === 'card' ? hitCard(id, target) : hitPoint(model, point);
}

export type Pointed = { clientX: number; clientY: number };

/** The place of a mouse or of the finger that was lifted last. */
export const pointed = (event: MouseEvent | TouchEvent): Pointed =>
  'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;

/** Browsers ask for a menu when a finger rests too, some of them; here that is done for all. */
export const isTouch = (event: ReactMouseEvent | MouseEvent): boolean => {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native instanceof window.PointerEvent && native.pointerType === 'touch';
};

/** Follows what the pointer of a mouse or pen is over. */
export function hover(model: CanvasModel, event: PointerEvent, point: Position): void {
  const { target } = event;
  if (event.pointerType === 'touch' || event.buttons !== 0 || !(target instanceof Element)) return;
  const nodeId = target.closest('[data-node-id]')?.getAttribute('data-node-id');
  const isOnPaper = target.closest('.react-flow__node, .react-flow__panel') === null;
  if (nodeId) model.hover(hitCard(nodeId, target));
  else model.hover(isOnPaper ? hitPoint(model, point) : { kind: 'canvas' });
}
