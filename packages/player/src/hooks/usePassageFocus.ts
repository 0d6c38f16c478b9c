import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether the story is in a frame: the scroll position of the outer page is then unknown. */
const isFramed = (): boolean => window.parent !== window;

/**
 * After a move, focuses the heading of the new passage and scrolls to its
 * top, or where `restorePlace` scrolls to, before the paint. Opening a player does not move the focus.
 */
export function usePassageFocus(
  moves: number,
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  restorePlace: () => boolean,
): void {
  const shown = useRef(moves);
  const restore = useEffectEvent(restorePlace);
  useLayoutEffect(() => {
    const player = root.current;
    if (shown.current === moves || !player) return;
    shown.current = moves;
    heading.current?.focus({ preventScroll: true });
    if (restore()) return;
    if (isFramed() || player.getBoundingClientRect().top < 0) {
      player.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [moves, root, heading]);
}
