import { choiceById, findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type Effect, type Variable, type VariableValue, valueOfType } from '../schema/variable.ts';
import { calculate } from '../variables/evaluate.ts';
import type { Asking, PlayMemory } from './playMemory.ts';
import { playScope, valueAt } from './playScope.ts';
import { questionOf } from './question.ts';

const variableOf = (
  { variables = [] }: StoryDocument,
  { variable }: Effect,
): Variable | undefined => variables.find(({ name }) => name === variable);

/** The effects of a step: those of the choice, then those of the node. */
function effectsOf(
  story: StoryDocument,
  nodeId: string,
  choiceId: string | undefined,
): readonly Effect[] {
  const taken = choiceId === undefined ? undefined : choiceById(story, choiceId);
  return [...(taken?.effects ?? []), ...(findNode(story, nodeId)?.effects ?? [])];
}

/** What an effect makes of a value; undefined if it changes nothing. */
export function effectValue(
  kind: string,
  current: VariableValue,
  given: VariableValue | undefined,
): VariableValue | undefined {
  if (kind === 'toggle') return typeof current === 'boolean' ? !current : undefined;
  if (kind === 'set' || given === undefined) return kind === 'set' ? given : undefined;
  const operator = { add: '+', take: '-' }[kind] as '+' | '-' | undefined;
  const result = operator && calculate(operator, current, given);
  return result?.ok ? result.value : undefined;
}

/** The memory after an effect has given a variable a value. */
const withValue = (
  memory: PlayMemory,
  id: string,
  value: VariableValue,
  { isShown }: Partial<Effect> = {},
): PlayMemory => ({
  ...memory,
  values: { ...memory.values, [id]: value },
  ...(isShown === true && {
    shown: { [id]: memory.values[id] as VariableValue, ...memory.shown },
  }),
});

/** Runs the effects of a step from an index on, up to the first question (SPEC P19). */
export function runEffects(
  story: StoryDocument,
  memory: PlayMemory,
  nodeId: string,
  { choiceId, index: first }: Asking,
): PlayMemory {
  const { asking: _asking, ...rest } = memory;
  let result: PlayMemory = rest;
  const effects = effectsOf(story, nodeId, choiceId);
  for (let index = first; index < effects.length; index++) {
    const effect = effects[index] as Effect;
    const variable = variableOf(story, effect);
    if (!variable) continue;
    if (questionOf(effect, variable)) {
      return { ...result, asking: { ...(choiceId !== undefined && { choiceId }), index } };
    }
    const current = result.values[variable.id] as VariableValue;
    const scope = playScope(story, result, nodeId, `effect ${index}`);
    const value = effectValue(effect.kind, current, valueAt(effect.value, scope));
    const fitting = valueOfType(variable.type, value);
    if (fitting !== undefined) result = withValue(result, variable.id, fitting, effect);
  }
  return result;
}

/** The question that waits for an answer, and its variable. */
export function pendingQuestion(story: StoryDocument, memory: PlayMemory, nodeId: string) {
  const { asking } = memory;
  const effect = asking && effectsOf(story, nodeId, asking.choiceId)[asking.index];
  const variable = effect && variableOf(story, effect);
  const question = effect && questionOf(effect, variable);
  return question && variable ? { question, variable } : null;
}

/** The memory after an answer; the effects behind the question run. */
export function answered(
  story: StoryDocument,
  memory: PlayMemory,
  nodeId: string,
  { id }: Variable,
  value: VariableValue,
): PlayMemory {
  const { choiceId, index = -1 } = memory.asking ?? {};
  return runEffects(story, withValue(memory, id, value), nodeId, {
    ...(choiceId !== undefined && { choiceId }),
    index: index + 1,
  });
}

/** The memory after entering a node, by a choice or along a plain connection. */
export function entered(
  story: StoryDocument,
  memory: PlayMemory,
  nodeId: string,
  choiceId?: string,
): PlayMemory {
  const { shown: _shown, ...before } = memory;
  const visits = { ...memory.visits, [nodeId]: (Number(memory.visits[nodeId]) || 0) + 1 };
  const here = { ...before, visits, step: memory.step + 1 };
  return runEffects(story, here, nodeId, {
    ...(choiceId !== undefined && { choiceId }),
    index: 0,
  });
}
