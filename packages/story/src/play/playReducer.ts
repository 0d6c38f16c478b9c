import { availableChoices } from '../queries/availableChoices.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { normaliseState } from './normaliseState.ts';
import { backStackMaximum, type PlayMode, type PlayState } from './playState.ts';
import { startPlay } from './startPlay.ts';

export type PlayEvent =
  | { type: 'choose'; choiceId: string }
  | { type: 'follow'; connectionId: string }
  | { type: 'next' }
  | { type: 'jump'; nodeId: string }
  | { type: 'back' }
  | { type: 'restart' }
  | { type: 'setMode'; mode: PlayMode }
  | { type: 'setPaused'; isPaused: boolean }
  /** The delay of automatic mode has passed. */
  | { type: 'tick' };

function standAt(story: StoryDocument, state: PlayState, nodeId: string): PlayState {
  const { history } = state;
  return {
    ...state,
    currentNodeId: nodeId,
    history: history.includes(nodeId) ? history : [...history, nodeId],
    isFinished: findNode(story, nodeId)?.type === 'end',
  };
}

/** The state after moving to a node; unchanged if there is none. */
export function goTo(
  story: StoryDocument,
  state: PlayState,
  nodeId: string | undefined,
): PlayState {
  if (nodeId === undefined) return state;
  const backStack = [...state.backStack, state.currentNodeId].slice(-backStackMaximum);
  return { ...standAt(story, state, nodeId), backStack };
}

function goBack(story: StoryDocument, state: PlayState): PlayState {
  const previous = state.backStack.at(-1);
  if (previous === undefined) return state;
  return { ...standAt(story, state, previous), backStack: state.backStack.slice(0, -1) };
}

function restart(story: StoryDocument, state: PlayState): PlayState {
  const started = startPlay(story, { mode: state.mode });
  return started.ok ? started.value : state;
}

/** The target of the only outgoing connection. */
function onlyTarget(story: StoryDocument, state: PlayState): string | undefined {
  const node = findNode(story, state.currentNodeId);
  const paths = node ? availableChoices(story, node).paths : [];
  return paths.length === 1 ? paths[0]?.toNodeId : undefined;
}

function advance(story: StoryDocument, state: PlayState, isAllowed: boolean): PlayState {
  return isAllowed ? goTo(story, state, onlyTarget(story, state)) : state;
}

/** The state after an event; an event that is not possible changes nothing (SPEC P2–P8). */
export function playReducer(story: StoryDocument, state: PlayState, event: PlayEvent): PlayState {
  const normalised = normaliseState(story, state);
  if (!normalised) return state;
  const node = findNode(story, normalised.currentNodeId);
  if (!node) return normalised;
  switch (event.type) {
    case 'choose': {
      const { choices } = availableChoices(story, node);
      const chosen = choices.find(({ choice }) => choice.id === event.choiceId);
      return goTo(story, normalised, chosen?.connection.toNodeId);
    }
    case 'follow': {
      const { paths } = availableChoices(story, node);
      return goTo(story, normalised, paths.find(({ id }) => id === event.connectionId)?.toNodeId);
    }
    case 'next':
      return advance(story, normalised, normalised.mode === 'manual');
    case 'tick':
      return advance(story, normalised, normalised.mode === 'auto' && !normalised.isPaused);
    case 'jump': {
      const isPossible = event.nodeId !== node.id && normalised.history.includes(event.nodeId);
      return goTo(story, normalised, isPossible ? event.nodeId : undefined);
    }
    case 'back':
      return goBack(story, normalised);
    case 'restart':
      return restart(story, normalised);
    case 'setMode':
      return { ...normalised, mode: event.mode, isPaused: false };
    case 'setPaused':
      return { ...normalised, isPaused: event.isPaused };
  }
}
