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
import type { ChoiceShares } from '../StoryPlayer.types.ts';

/** The notice after resuming or restarting. */
export const readingNotices = ['resumed', 'displaced', 'restarted'] as const;
export type ReadingNotice = (typeof readingNotices)[number];

export type MadeChoice = { nodeId: string; choiceId: string };

/** One reading while the player is open. */
export type Reading = {
  play: PlayState;
  /** The number of moves to another node since the player was opened. */
  moves: number;
  /** Whether the last move went back: the scroll offset of the passage is then restored. */
  isBack: boolean;
  notice: ReadingNotice | null;
  /** The choice that led here; null after any other move. */
  choice: MadeChoice | null;
  /** The state before a restart, as long as it can be undone. */
  beforeRestart: PlayState | null;
  /** Whether the reading was resumed when it was opened. */
  isResumed: boolean;
};

export type OpeningOptions = {
  /** The stored state to resume. */
  stored: PlayState | null;
  /** The state is from an earlier visit: a finished reading starts again, and resuming shows a notice. */
  isReturn: boolean;
  mode: PlayMode;
  /** Decides the random numbers of a new reading. @default 0 */
  seed?: number;
};

const opened = {
  moves: 0,
  isBack: false,
  notice: null,
  choice: null,
  beforeRestart: null,
  isResumed: false,
} as const;

/** Opens a story at the stored state, else at its start; null if it has none. A finished reading starts again. */
export function openReading(story: StoryDocument, options: OpeningOptions): Reading | null {
  const { stored, isReturn, mode, seed = 0 } = options;
  const resumed = stored && resumePlay(story, stored);
  if (resumed && !(isReturn && resumed.state.isFinished)) {
    const { state, isDisplaced } = resumed;
    const isUnderWay = state.backStack.length > 0 || state.history.length > 1;
    const isTold = isReturn && isUnderWay;
    return {
      ...opened,
      play: state,
      isBack: true,
      isResumed: true,
      notice: isDisplaced ? 'displaced' : isTold ? 'resumed' : null,
    };
  }
  const started = startPlay(story, { mode, seed });
  return started.ok ? { ...opened, play: started.value } : null;
}

export type Step = { reading: Reading; events: PlayerEvent[] };

/** The reading after an event, and its events for the host; null if nothing changes. */
export function stepReading(story: StoryDocument, reading: Reading, event: PlayEvent): Step | null {
  const before = resumePlay(story, reading.play)?.state ?? reading.play;
  const play = playReducer(story, reading.play, event);
  if (play === reading.play) return null;
  const isMove = play.currentNodeId !== before.currentNodeId;
  const next: Reading = {
    ...reading,
    play,
    moves: reading.moves + (isMove ? 1 : 0),
    isBack: event.type === 'back',
    choice: isMove ? choiceOf(event, before) : reading.choice,
    // The offer to undo a restart stays for its time, whatever the reader does meanwhile.
    notice: isMove && reading.notice !== 'restarted' ? null : reading.notice,
  };
  return {
    reading: event.type === 'restart' ? restarted(next, before) : next,
    events: playerEvents(before, event, play),
  };
}

const choiceOf = (event: PlayEvent, { currentNodeId: nodeId }: PlayState): MadeChoice | null =>
  event.type === 'choose' ? { nodeId, choiceId: event.choiceId } : null;

/** After a restart: the former state can be restored, unless it was the start. A second restart keeps the offer. */
function restarted(reading: Reading, before: PlayState): Reading {
  if (reading.notice === 'restarted') return reading;
  return before.history.length > 1 || before.backStack.length > 0
    ? { ...reading, notice: 'restarted', beforeRestart: before }
    : { ...reading, notice: null };
}

/** Loads a bookmark; null if its node is gone. */
export function loadReading(story: StoryDocument, reading: Reading, saved: PlayState): Step | null {
  const resumed = resumePlay(story, saved);
  if (!resumed || resumed.isDisplaced) return null;
  const { state } = resumed;
  return {
    reading: {
      ...reading,
      play: state,
      moves: reading.moves + 1,
      isBack: true,
      notice: null,
      choice: null,
      beforeRestart: null,
    },
    events: [{ type: 'enterNode', nodeId: state.currentNodeId }],
  };
}

/** The reading without its notice, and without the offer of the notice. */
export const withoutNotice = (reading: Reading): Reading => ({
  ...reading,
  notice: null,
  beforeRestart: null,
});

/** How many in a hundred readers made this choice; undefined where too few have chosen. */
export const shareOfChoice = (
  { nodes }: ChoiceShares,
  { nodeId, choiceId }: MadeChoice,
): number | undefined =>
  nodes
    .find((node) => node.nodeId === nodeId)
    ?.choices.find((choice) => choice.choiceId === choiceId)?.percent;
