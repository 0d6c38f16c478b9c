import {
  type PlayEvent,
  type PlayState,
  type PlayView,
  playReducer,
  playView,
  type StoryDocument,
  startPlay,
} from '@dreamfork/story';
import { useEffect, useRef, useState } from 'react';
import { type PlayerEvent, playerEvents } from '../events/playerEvents.ts';

export type PlaySessionOptions = {
  story: StoryDocument;
  initialState?: PlayState;
  onStateChange?: (state: PlayState) => void;
  onEvent?: (event: PlayerEvent) => void;
};

export type PlaySession = {
  state: PlayState;
  view: PlayView;
  /** How many times the reader has moved to another node since the player was opened. */
  moves: number;
  send: (event: PlayEvent) => void;
};

type Kept = { play: PlayState | null; moves: number };

const opened = (story: StoryDocument): PlayState | null => {
  const started = startPlay(story);
  return started.ok ? started.value : null;
};

/** Holds the state of one reading; every rule is in story/play. Null: the story has nowhere to start. */
export function usePlaySession({
  story,
  initialState,
  onStateChange,
  onEvent,
}: PlaySessionOptions): PlaySession | null {
  const [kept, setKept] = useState<Kept>({ play: initialState ?? null, moves: 0 });
  const state = kept.play ?? opened(story);
  const view = state ? playView(story, state) : null;
  useOpeningEvent(view?.node.id ?? null, onEvent);

  if (!state || !view) return null;
  const send = (event: PlayEvent): void => {
    const next = playReducer(story, state, event);
    if (next === state) return;
    const before = { ...state, currentNodeId: view.node.id };
    const isMove = next.currentNodeId !== before.currentNodeId;
    setKept({ play: next, moves: kept.moves + (isMove ? 1 : 0) });
    onStateChange?.(next);
    for (const told of playerEvents(before, event, next)) onEvent?.(told);
  };
  return { state, view, moves: kept.moves, send };
}

/** Tells the host once where the reading begins, or that it cannot. */
function useOpeningEvent(nodeId: string | null, onEvent: PlaySessionOptions['onEvent']): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onEvent?.(
      nodeId === null ? { type: 'error', code: 'start-node-missing' } : { type: 'start', nodeId },
    );
  }, [nodeId, onEvent]);
}
