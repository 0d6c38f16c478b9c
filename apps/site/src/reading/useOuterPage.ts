import type { PlayerControls, PlayerEvent } from '@dreamfork/player';
import { type RefObject, useEffect, useState } from 'react';
import type { OuterCommand } from './outerCommand.ts';
import { listenToOuterPage, outerOrigin, tellOuterPage } from './outerPage.ts';

export type OuterPageOptions = {
  page: RefObject<HTMLElement | null>;
  player: RefObject<PlayerControls | null>;
  /** The page around us makes the frame as high as the passage. */
  isAsHighAsText: boolean;
  /** The page around us asked for the events of the player. */
  tellsEvents: boolean;
};

/** Connects the frame with the page around it; returns what tells that page an event, if it asked for them. */
export function useOuterPage({
  page,
  player,
  isAsHighAsText,
  tellsEvents,
}: OuterPageOptions): (event: PlayerEvent) => void {
  const [origin] = useState(() => outerOrigin(window));
  useEffect(() => {
    const element = page.current;
    if (!element || origin === null) return;
    const tellHeight = (): void => {
      const height = Math.ceil(element.offsetHeight);
      if (isAsHighAsText) tellOuterPage(window, origin, { type: 'dreamfork:height', height });
    };
    const run = (asked: OuterCommand): void => {
      if (asked.command === 'theme') document.documentElement.dataset.theme = asked.theme;
      else if (asked.command === 'height') tellHeight();
      else if (asked.command === 'goTo') player.current?.goTo(asked.nodeId);
      else player.current?.[asked.command]();
    };
    const observer = new ResizeObserver(tellHeight);
    observer.observe(element);
    const stopListening = listenToOuterPage(window, origin, run);
    return () => {
      observer.disconnect();
      stopListening();
    };
  }, [page, player, isAsHighAsText, origin]);

  return (event) => {
    if (!tellsEvents || origin === null) return;
    tellOuterPage(window, origin, {
      type: `dreamfork:${event.type.toLowerCase()}`,
      detail: event,
    });
  };
}
