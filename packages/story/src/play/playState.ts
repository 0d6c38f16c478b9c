export const playModes = ['auto', 'manual'] as const;

/** Whether the player goes on by itself where there is only one way. */
export type PlayMode = (typeof playModes)[number];

/** How far a reader has got: plain JSON, fit to be stored and read back. */
export type PlayState = {
  readonly currentNodeId: string;
  /** Every node visited, once each, in the order of the first visit; the current one among them. */
  readonly history: readonly string[];
  /** The nodes that "back" returns through, the current one not among them. */
  readonly trail: readonly string[];
  readonly mode: PlayMode;
  readonly isPaused: boolean;
  readonly isFinished: boolean;
};

/** Loops can make a reading endless; "back" reaches this far. */
export const trailMaximum = 1000;

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether stored data is a play state, whatever became of the story since (SPEC P9). */
export function isPlayState(value: unknown): value is PlayState {
  if (typeof value !== 'object' || value === null) return false;
  const state = value as Partial<Record<keyof PlayState, unknown>>;
  return (
    typeof state.currentNodeId === 'string' &&
    isStrings(state.history) &&
    isStrings(state.trail) &&
    (playModes as readonly unknown[]).includes(state.mode) &&
    typeof state.isPaused === 'boolean' &&
    typeof state.isFinished === 'boolean'
  );
}
