import type { Position } from '@dreamfork/story';
import type { PointerEvent, MouseEvent as ReactMouseEvent } from 'react';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { choiceAt, type Hit, hitPoint } from './hit.ts';

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
  if (event.pointerType === 'touch' || event.buttons !== 0) return;
  const isOnPaper =
    event.target instanceof Element &&
    event.target.closest('.react-flow__node, .react-flow__panel') === null;
  const hit: Hit = isOnPaper ? hitPoint(model, point) : { kind: 'canvas' };
  model.hoveredEdge.setState(hit.kind === 'connection' ? hit.id : null);
  const card = event.target instanceof Element ? event.target.closest('[data-node-id]') : null;
  const nodeId = card?.getAttribute('data-node-id') ?? null;
  const choiceId = choiceAt(event.target);
  const last = model.hoveredNode.getState();
  if (nodeId === (last?.nodeId ?? null) && choiceId === (last?.choiceId ?? null)) return;
  model.hoveredNode.setState(nodeId === null ? null : { nodeId, choiceId }, true);
}
