import {
  type PlayEvent,
  type PlayMode,
  type PlayState,
  type PlayView,
  playView,
  type StoryDocument,
} from '@dreamfork/story';
import { useEffect, useRef, useState } from 'react';
import type { PlayerEvent } from '../events/playerEvents.ts';
import {
  loadReading,
  openReading,
  type Reading,
  type ReadingNotice,
  type Step,
  stepReading,
} from '../session/reading.ts';
import type { Keeping } from '../storage/keeping.ts';
import { useKeptPlace } from './useKeptPlace.ts';

export type PlaySessionOptions = {
  story: StoryDocument;
  keeping: Keeping;
  initialState: PlayState | undefined;
  initialMode: PlayMode;
  onStateChange: ((state: PlayState) => void) | undefined;
  onEvent: ((event: PlayerEvent) => void) | undefined;
};

export type PlaySession = {
  state: PlayState;
  view: PlayView;
  /** How many times the reader has moved to another node since the player was opened. */
  moves: number;
  notice: ReadingNotice | null;
  send: (event: PlayEvent) => void;
  /** Takes up a saved place. */
  load: (saved: PlayState) => void;
  dismissNotice: () => void;
};

/** Holds one reading; what a step means is in `session` and story/play. Null: nowhere to start. */
export function usePlaySession({
  story,
  keeping,
  initialState,
  initialMode,
  onStateChange,
  onEvent,
}: PlaySessionOptions): PlaySession | null {
  const [opened, setReading] = useState<Reading | null>(() =>
    openReading(story, {
      kept: initialState ?? keeping.place(),
      isReturn: initialState === undefined,
      mode: initialMode,
    }),
  );
  // A story that had nowhere to start may have got a start since.
  const reading = opened ?? openReading(story, { kept: null, isReturn: false, mode: initialMode });
  const view = reading ? playView(story, reading.play) : null;
  useOpeningEvent(view?.node.id ?? null, onEvent);

  useKeptPlace(reading?.play, keeping);

  if (!reading || !view) return null;
  const take = (step: Step | null): void => {
    if (!step) return;
    setReading(step.reading);
    onStateChange?.(step.reading.play);
    for (const told of step.told) onEvent?.(told);
  };
  return {
    state: reading.play,
    view,
    moves: reading.moves,
    notice: reading.notice,
    send: (event) => take(stepReading(story, reading, event)),
    load: (saved) => take(loadReading(story, reading, saved)),
    dismissNotice: () => setReading({ ...reading, notice: null }),
  };
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
