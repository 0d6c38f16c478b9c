import { type RefObject, useEffect } from 'react';

/** How long a finger rests before it asks for the menu, in milliseconds. */
const longPress = 500;
/** Pixels a resting finger may move. */
const tolerance = 9;

/** Calls back where a finger has rested on an element: not all browsers ask for a menu then. */
export function useLongPress(
  element: RefObject<HTMLElement | null>,
  onLongPress: (place: { clientX: number; clientY: number; target: EventTarget | null }) => void,
): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let timer = 0;
    let start = { clientX: 0, clientY: 0 };
    const forget = () => clearTimeout(timer);
    const onDown = ({ pointerType, isPrimary, clientX, clientY, target }: PointerEvent) => {
      forget();
      if (pointerType !== 'touch' || !isPrimary) return;
      start = { clientX, clientY };
      timer = window.setTimeout(() => onLongPress({ clientX, clientY, target }), longPress);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > tolerance) forget();
    };
    const control = new AbortController();
    const options = { signal: control.signal, capture: true };
    current.addEventListener('pointerdown', onDown, options);
    current.addEventListener('pointermove', onMove, options);
    for (const type of ['pointerup', 'pointercancel']) {
      current.addEventListener(type, forget, options);
    }
    return () => {
      forget();
      control.abort();
    };
  }, [element, onLongPress]);
}
