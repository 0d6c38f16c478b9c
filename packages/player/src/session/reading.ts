import {
  type PlayEvent,
  type PlayMode,
  type PlayState,
  playReducer,
  resumePlay,
  type StoryDocument,
  startPlay,
} from '@dreamfork/story';
import { type PlayerEvent, playerEvents } from '../events/playerEvents.ts';

/** What a reader who returns is told. */
export const readingNotices = ['resumed', 'displaced'] as const;
export type ReadingNotice = (typeof readingNotices)[number];

/** One reading while the player is open. */
export type Reading = {
  play: PlayState;
  /** How many times the reader has moved to another node since the player was opened. */
  moves: number;
  notice: ReadingNotice | null;
};

export type OpeningOptions = {
  /** Where to go on. */
  kept: PlayState | null;
  /** The place is that of an earlier visit: one at an end is over, and going on is told. */
  isReturn: boolean;
  mode: PlayMode;
};

/** Opens a story at the kept place, else at its start; null where it has none. Who read to an end begins anew. */
export function openReading(story: StoryDocument, options: OpeningOptions): Reading | null {
  const { kept, isReturn, mode } = options;
  const resumed = kept && resumePlay(story, kept);
  if (resumed && !(isReturn && resumed.state.isFinished)) {
    const { state, isDisplaced } = resumed;
    const isUnderWay = state.trail.length > 0 || state.history.length > 1;
    const isTold = isReturn && isUnderWay;
    return {
      play: state,
      moves: 0,
      notice: isDisplaced ? 'displaced' : isTold ? 'resumed' : null,
    };
  }
  const started = startPlay(story, { mode });
  return started.ok ? { play: started.value, moves: 0, notice: null } : null;
}

export type Step = { reading: Reading; told: PlayerEvent[] };

/** The reading after an event and what the host hears of it; null where the event changes nothing. */
export function stepReading(story: StoryDocument, reading: Reading, event: PlayEvent): Step | null {
  const before = resumePlay(story, reading.play)?.state ?? reading.play;
  const play = playReducer(story, reading.play, event);
  if (play === reading.play) return null;
  const isMove = play.currentNodeId !== before.currentNodeId;
  return {
    reading: {
      play,
      moves: reading.moves + (isMove ? 1 : 0),
      notice: isMove ? null : reading.notice,
    },
    told: playerEvents(before, event, play),
  };
}

/** Takes up a saved place. */
export function loadReading(story: StoryDocument, reading: Reading, saved: PlayState): Step | null {
  const resumed = resumePlay(story, saved);
  if (!resumed) return null;
  const { state, isDisplaced } = resumed;
  return {
    reading: {
      play: state,
      moves: reading.moves + 1,
      notice: isDisplaced ? 'displaced' : null,
    },
    told: [{ type: 'enterNode', nodeId: state.currentNodeId }],
  };
}
