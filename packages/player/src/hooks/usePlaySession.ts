import {
  findNode,
  type PlayEvent,
  type PlayMode,
  type PlayState,
  type PlayView,
  playView,
  type StoryDocument,
} from '@dreamfork/story';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerEvent } from '../events/playerEvents.ts';
import type { PlayerControls } from '../StoryPlayer.types.ts';
import {
  loadReading,
  type MadeChoice,
  openReading,
  type Reading,
  type ReadingNotice,
  type Step,
  stepReading,
  withoutNotice,
} from '../session/reading.ts';
import type { ProgressStorage } from '../storage/progressStorage.ts';

export type PlaySessionOptions = {
  story: StoryDocument;
  progressStorage: ProgressStorage;
  /** The state that the host asks for. */
  state: PlayState | undefined;
  initialState: PlayState | undefined;
  initialMode: PlayMode;
  onStateChange: ((state: PlayState) => void) | undefined;
  onEvent: ((event: PlayerEvent) => void) | undefined;
  controls: Ref<PlayerControls> | undefined;
};

export type PlaySession = {
  state: PlayState;
  view: PlayView;
  /** The number of moves to another node since the player was opened. */
  moves: number;
  /** Whether the last move went back. */
  isBack: boolean;
  notice: ReadingNotice | null;
  /** The choice that led here. */
  choice: MadeChoice | null;
  send: (event: PlayEvent) => void;
  /** Loads a bookmark. */
  load: (saved: PlayState) => void;
  /** Undoes a restart; absent if there is none to undo. */
  undoRestart: (() => void) | undefined;
  dismissNotice: () => void;
};

/** Holds the state of a reading; the steps are pure functions of `session` and story/play. Null: no start node. */
export function usePlaySession({
  story,
  progressStorage,
  state,
  initialState,
  initialMode,
  onStateChange,
  onEvent,
  controls,
}: PlaySessionOptions): PlaySession | null {
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [opened, setReading] = useState<Reading | null>(() =>
    openReading(story, {
      stored: initialState ?? progressStorage.place(),
      isReturn: initialState === undefined,
      mode: initialMode,
      seed,
    }),
  );
  const [shown, setShown] = useState(state);
  if (state !== shown) {
    setShown(state);
    if (opened && state && state !== opened.play) setReading({ ...opened, play: state });
  }
  // A story without a start may have one in its new version.
  const reading =
    opened ?? openReading(story, { stored: null, isReturn: false, mode: initialMode, seed });
  const view = reading ? playView(story, reading.play) : null;
  useOpeningEvent(view?.node.id ?? null, reading?.isResumed ?? false, onEvent);

  usePersistProgress(reading?.play, progressStorage);

  // A host may send several commands before the next render.
  const latest = useRef(reading);
  useLayoutEffect(() => {
    latest.current = reading;
  });
  const take = (step: Step | null): void => {
    if (!step) return;
    latest.current = step.reading;
    setReading(step.reading);
    for (const event of step.events) onEvent?.(event);
    onStateChange?.(step.reading.play);
  };
  const send = (event: PlayEvent): void => {
    if (latest.current) take(stepReading(story, latest.current, event));
  };
  useImperativeHandle(controls, () => ({
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
    restart: () => send({ type: 'restart' }),
    goTo: (nodeId) =>
      findNode(story, nodeId)
        ? send({ type: 'goTo', nodeId })
        : onEvent?.({ type: 'error', code: 'node-missing', nodeId }),
  }));

  if (!reading || !view) return null;
  const load = (saved: PlayState): void => take(loadReading(story, reading, saved));
  const { beforeRestart } = reading;
  return {
    state: reading.play,
    view,
    moves: reading.moves,
    isBack: reading.isBack,
    notice: reading.notice,
    choice: reading.choice,
    send,
    load,
    undoRestart: beforeRestart ? () => load(beforeRestart) : undefined,
    dismissNotice: () => setReading(withoutNotice(reading)),
  };
}

/** Reports once to the host that the reading has begun, or that it cannot. */
function useOpeningEvent(
  nodeId: string | null,
  resumed: boolean,
  onEvent: PlaySessionOptions['onEvent'],
): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onEvent?.(
      nodeId === null
        ? { type: 'error', code: 'start-node-missing' }
        : { type: 'start', nodeId, resumed },
    );
  }, [nodeId, resumed, onEvent]);
}

/** Stores the reader's progress, at the latest when the page is hidden. */
function usePersistProgress(place: PlayState | undefined, progressStorage: ProgressStorage): void {
  useEffect(() => {
    if (place) progressStorage.keepPlace(place);
  }, [place, progressStorage]);

  useEffect(() => {
    const { flush } = progressStorage;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [progressStorage]);
}
