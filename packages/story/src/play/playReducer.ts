import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { answered, entered, pendingQuestion } from './effects.ts';
import { openChoices } from './openChoices.ts';
import { type PlayMemory, restored, undoOf, withinStep } from './playMemory.ts';
import { randomOf } from './playScope.ts';
import { backStackMaximum, type PlayMode, type PlayState } from './playState.ts';
import { readAnswer } from './question.ts';
import { normaliseState } from './resumePlay.ts';
import { startPlay } from './startPlay.ts';

export type PlayEvent =
  | { type: 'choose'; choiceId: string }
  | { type: 'follow'; connectionId: string }
  | { type: 'next' }
  /** The reader answers the question of the story. */
  | { type: 'answer'; text: string }
  /** To a node of the history; `step` is an index of the back stack that holds it. @default the last one */
  | { type: 'jump'; nodeId: string; step?: number }
  /** The host sends the reader to a node, visited or not. */
  | { type: 'goTo'; nodeId: string }
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

/** The state with another memory and a step more. */
function withStep(state: PlayState, before: PlayState, memory: PlayMemory): PlayState {
  const undo = before.memory ? [...before.memory.undo, undoOf(before.memory, memory)] : [];
  return { ...state, memory: { ...memory, undo: undo.slice(-backStackMaximum) } };
}

/** The state after moving to a node, by a choice or a plain connection; unchanged if there is none. */
export function goTo(
  story: StoryDocument,
  state: PlayState,
  nodeId: string | undefined,
  choiceId?: string,
): PlayState {
  if (nodeId === undefined) return state;
  const backStack = [...state.backStack, state.currentNodeId].slice(-backStackMaximum);
  const next = { ...standAt(story, state, nodeId), backStack };
  return state.memory
    ? withStep(next, state, entered(story, state.memory, nodeId, choiceId))
    : next;
}

function goBack(story: StoryDocument, state: PlayState): PlayState {
  const previous = state.backStack.at(-1);
  if (previous === undefined) return state;
  const { memory } = state;
  const next = { ...standAt(story, state, previous), backStack: state.backStack.slice(0, -1) };
  if (!memory) return next;
  const undo = memory.undo.slice(0, -1);
  return {
    ...next,
    memory: { ...restored(memory, memory.undo.at(-1) ?? {}), undo, step: memory.step - 1 },
  };
}

/** A jump is a step to the memory that the reader had there, at a step or last (SPEC P7). */
function jump(story: StoryDocument, state: PlayState, nodeId: string, step = -1): PlayState {
  const { memory, backStack } = state;
  const index = backStack[step] === nodeId ? step : backStack.lastIndexOf(nodeId);
  if (!memory || index < 0) return goTo(story, state, nodeId);
  const there = memory.undo.slice(index).reduceRight(restored, memory);
  const next = standAt(story, state, nodeId);
  const stack = [...backStack, state.currentNodeId].slice(-backStackMaximum);
  return withStep({ ...next, backStack: stack }, state, { ...there, step: memory.step + 1 });
}

function answer(story: StoryDocument, state: PlayState, text: string): PlayState {
  const { memory, currentNodeId } = state;
  if (!memory) return state;
  const pending = pendingQuestion(story, memory, currentNodeId);
  const value = pending && readAnswer(pending.question, text);
  if (!pending || !value?.ok) return state;
  const after = answered(story, memory, currentNodeId, pending.variable, value.value);
  return { ...state, memory: withinStep(memory, after) };
}

function restart(story: StoryDocument, state: PlayState): PlayState {
  const { mode, memory } = state;
  const seed = memory && Math.floor(randomOf(`restart ${memory.seed}`) * 2 ** 32);
  const started = startPlay(story, { mode, ...(seed !== undefined && { seed }) });
  return started.ok ? started.value : state;
}

/** The target of the only outgoing connection. */
function onlyTarget(story: StoryDocument, state: PlayState): string | undefined {
  const { paths } = openChoices(story, state);
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
      const { choices } = openChoices(story, normalised);
      const chosen = choices.find(({ choice, isOpen }) => isOpen && choice.id === event.choiceId);
      const { choiceId } = event;
      const next = goTo(story, normalised, chosen?.connection.toNodeId, choiceId);
      return next === normalised
        ? next
        : { ...next, lastChoices: { ...normalised.lastChoices, [node.id]: choiceId } };
    }
    case 'follow': {
      const { paths } = openChoices(story, normalised);
      return goTo(story, normalised, paths.find(({ id }) => id === event.connectionId)?.toNodeId);
    }
    case 'next':
      return advance(story, normalised, normalised.mode === 'manual');
    case 'tick':
      return advance(story, normalised, normalised.mode === 'auto' && !normalised.isPaused);
    case 'jump':
    case 'goTo': {
      const { type, nodeId } = event;
      const isKnown =
        type === 'goTo' ? findNode(story, nodeId) : normalised.history.includes(nodeId);
      const step = type === 'jump' ? event.step : undefined;
      return isKnown && nodeId !== node.id ? jump(story, normalised, nodeId, step) : normalised;
    }
    case 'answer':
      return answer(story, normalised, event.text);
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
