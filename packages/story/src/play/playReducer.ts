import { exits } from '../queries/exits.ts';
import { findNode } from '../queries/findNode.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type PlayMode, type PlayState, trailMaximum } from './playState.ts';
import { settle } from './settle.ts';
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
  /** The time for automatic advance is up. */
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

/** The state of a reader who goes on to a node; without one they stay. */
export function goTo(
  story: StoryDocument,
  state: PlayState,
  nodeId: string | undefined,
): PlayState {
  if (nodeId === undefined) return state;
  const trail = [...state.trail, state.currentNodeId].slice(-trailMaximum);
  return { ...standAt(story, state, nodeId), trail };
}

function goBack(story: StoryDocument, state: PlayState): PlayState {
  const previous = state.trail.at(-1);
  if (previous === undefined) return state;
  return { ...standAt(story, state, previous), trail: state.trail.slice(0, -1) };
}

function restart(story: StoryDocument, state: PlayState): PlayState {
  const started = startPlay(story, { mode: state.mode });
  return started.ok ? started.value : state;
}

/** The node to which the only plain way out leads. */
function onlyTarget(story: StoryDocument, state: PlayState): string | undefined {
  const node = findNode(story, state.currentNodeId);
  const paths = node ? exits(story, node).paths : [];
  return paths.length === 1 ? paths[0]?.toNodeId : undefined;
}

function advance(story: StoryDocument, state: PlayState, isAllowed: boolean): PlayState {
  return isAllowed ? goTo(story, state, onlyTarget(story, state)) : state;
}

/** The state after an event; an event that is impossible here changes nothing (SPEC P2–P8). */
export function playReducer(story: StoryDocument, state: PlayState, event: PlayEvent): PlayState {
  const settled = settle(story, state);
  if (!settled) return state;
  const node = findNode(story, settled.currentNodeId);
  if (!node) return settled;
  switch (event.type) {
    case 'choose': {
      const { choices } = exits(story, node);
      const chosen = choices.find(({ choice }) => choice.id === event.choiceId);
      return goTo(story, settled, chosen?.connection.toNodeId);
    }
    case 'follow': {
      const { paths } = exits(story, node);
      return goTo(story, settled, paths.find(({ id }) => id === event.connectionId)?.toNodeId);
    }
    case 'next':
      return advance(story, settled, settled.mode === 'manual');
    case 'tick':
      return advance(story, settled, settled.mode === 'auto' && !settled.isPaused);
    case 'jump': {
      const isPossible = event.nodeId !== node.id && settled.history.includes(event.nodeId);
      return goTo(story, settled, isPossible ? event.nodeId : undefined);
    }
    case 'back':
      return goBack(story, settled);
    case 'restart':
      return restart(story, settled);
    case 'setMode':
      return { ...settled, mode: event.mode, isPaused: false };
    case 'setPaused':
      return { ...settled, isPaused: event.isPaused };
  }
}
