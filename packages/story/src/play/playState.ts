import { isParts } from '../schema/parts.ts';
import { isPlayMemory, type PlayMemory } from './playMemory.ts';

export const playModes = ['auto', 'manual'] as const;

/** In automatic mode the player advances by itself where there is a single connection and no choice. */
export type PlayMode = (typeof playModes)[number];

/** The progress of a reader: plain JSON that can be stored. */
export type PlayState = {
  readonly currentNodeId: string;
  /** Every node visited, once each, in the order of the first visit; the current one among them. */
  readonly history: readonly string[];
  /** The nodes that "back" returns through, without the current one. */
  readonly backStack: readonly string[];
  readonly mode: PlayMode;
  readonly isPaused: boolean;
  readonly isFinished: boolean;
  /** The choice that was last taken at each node, by the node's id; absent before the first one. */
  readonly lastChoices?: Readonly<Record<string, string>>;
  /** What the story remembers; absent for a story without variables. */
  readonly memory?: PlayMemory;
};

/** The maximum of the back stack, because loops can make a reading endless. */
export const backStackMaximum = 1000;

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isPlayState(value: object): value is PlayState {
  const state = value as Partial<Record<keyof PlayState, unknown>>;
  return (
    typeof state.currentNodeId === 'string' &&
    isStrings(state.history) &&
    isStrings(state.backStack) &&
    (playModes as readonly unknown[]).includes(state.mode) &&
    typeof state.isPaused === 'boolean' &&
    typeof state.isFinished === 'boolean'
  );
}

/**
 * Reads a stored play state, whether or not it fits the story; null if the data is no state (SPEC P9).
 * Earlier versions stored the back stack as `trail`.
 */
export function parsePlayState(data: unknown): PlayState | null {
  if (typeof data !== 'object' || data === null) return null;
  const { trail, ...rest } = data as { trail?: unknown };
  const state = trail === undefined ? data : { backStack: trail, ...rest };
  if (!isPlayState(state)) return null;
  const { memory, lastChoices, ...others } = state;
  return {
    ...others,
    ...(isParts(lastChoices) && isStrings(Object.values(lastChoices)) && { lastChoices }),
    ...(isPlayMemory(memory) && { memory }),
  };
}
