import type { Position } from '@dreamfork/story';
import type { PointerEvent, MouseEvent as ReactMouseEvent } from 'react';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { hitCard, hitPoint } from './hit.ts';

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
