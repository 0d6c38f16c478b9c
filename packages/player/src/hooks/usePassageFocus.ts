import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether the story is in a frame: the scroll position of the outer page is then unknown. */
const isFramed = (): boolean => window.parent !== window;

/**
 * Whether the focus is elsewhere on the host's page, such as on its own button for the next passage: it stays there.
 */
function isFocusElsewhere(player: HTMLElement): boolean {
  const { activeElement } = document;
  if (isFramed() && !document.hasFocus()) return true;
  const root = player.getRootNode();
  const outer = root instanceof ShadowRoot ? root.host : player;
  return !!activeElement && !activeElement.contains(outer) && !outer.contains(activeElement);
}

/**
 * After a move or an answer, focuses the heading of the new passage and scrolls to its
 * top, or where `restorePlace` scrolls to, before the paint. Opening a player does not move the focus.
 */
export function usePassageFocus(
  place: string,
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  restorePlace: () => boolean,
): void {
  const shown = useRef(place);
  const restore = useEffectEvent(restorePlace);
  useLayoutEffect(() => {
    const player = root.current;
    if (shown.current === place || !player) return;
    shown.current = place;
    if (!isFocusElsewhere(player)) heading.current?.focus({ preventScroll: true });
    if (restore()) return;
    if (isFramed() || player.getBoundingClientRect().top < 0) {
      player.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [place, root, heading]);
}
