import { effectValue } from '../play/effects.ts';
import { randomOf } from '../play/playScope.ts';
import { type PlayQuestion, readAnswer } from '../play/question.ts';
import { type Variable, type VariableValue, valueOfType } from '../schema/variable.ts';
import { evaluate, type Scope } from '../variables/evaluate.ts';
import type { Expression } from '../variables/expression.ts';
import type {
  CompiledConnection,
  CompiledEffect,
  CompiledNode,
  CompiledStory,
} from './compileStory.ts';

/** One reading of a compiled story by the rules of play (SPEC P), without history and back stack. */
export type Reading = {
  start(seed: number): void;
  readonly node: CompiledNode;
  readonly seed: number;
  /** The number of steps from the start, which is the first one. */
  readonly steps: number;
  /** The question that must be answered before the reading goes on, with its variable. */
  readonly question: { readonly question: PlayQuestion; readonly variable: Variable } | null;
  readonly values: readonly VariableValue[];
  /** A number for what the story remembers here; equal memories have equal numbers. */
  readonly memoryKey: number;
  /** The connections that are open; the list is valid until the next step. */
  openConnections(): readonly CompiledConnection[];
  take(connection: CompiledConnection): void;
  /** Returns whether the answer is accepted. */
  answer(text: string): boolean;
};

export function createReading(compiled: CompiledStory): Reading {
  const { nodes, numberOf, slotOf, initial, facts } = compiled;
  const isWatched = nodes.map(({ id }) => facts.visitedIds?.has(id) ?? true);
  const visits = new Uint32Array(nodes.length);
  const open: CompiledConnection[] = [];
  let values: VariableValue[] = [];
  let node = nodes[0] as CompiledNode;
  let seed = 0;
  let step = 0;
  let asking: { choice: readonly CompiledEffect[]; index: number; connection: number } | null =
    null;
  let place = '';
  let count = 0;
  let [high, low] = [0, 0];

  const scope: Scope = {
    valueOf: (name) => values[slotOf.get(name) ?? -1],
    visitsOf: (id) => visits[numberOf.get(id) ?? -1] ?? 0,
    random: () => randomOf(`${seed} ${step} ${place} ${count++}`),
  };
  const valueAt = (expression: Expression | null, at: string): VariableValue | undefined => {
    if (!expression) return undefined;
    place = at;
    count = 0;
    const result = evaluate(expression, scope);
    return result.ok ? result.value : undefined;
  };
  /** Puts a fact into the key, or takes it out again. */
  const mix = (fact: string): void => {
    high ^= randomOf(fact) * 2 ** 32;
    low ^= randomOf(`${fact}.`) * 2 ** 32;
  };
  const setValue = (slot: number, value: VariableValue): void => {
    mix(`${slot} ${values[slot]}`);
    values[slot] = value;
    mix(`${slot} ${value}`);
  };
  const effectAt = (index: number): CompiledEffect | undefined => {
    const choice = asking?.choice ?? [];
    return index < choice.length ? choice[index] : node.effects[index - choice.length];
  };
  /** Runs effects up to the next question, which `asking` then names. */
  const runEffects = (
    choice: readonly CompiledEffect[],
    from: number,
    connection: number,
  ): void => {
    const total = choice.length + node.effects.length;
    asking = { choice, index: from, connection };
    for (let index = from; index < total; index++) {
      const effect = effectAt(index) as CompiledEffect;
      if (effect.slot < 0) continue;
      if (effect.question) {
        asking = { choice, index, connection };
        return;
      }
      const current = values[effect.slot] as VariableValue;
      const given = valueAt(effect.value, `effect ${index}`);
      const value = valueOfType(effect.variable.type, effectValue(effect.kind, current, given));
      if (value !== undefined && value !== current) setValue(effect.slot, value);
    }
    asking = null;
  };
  const enter = (number: number, connection?: CompiledConnection): void => {
    node = nodes[number] as CompiledNode;
    if (isWatched[number]) mix(`visit ${number} ${visits[number]}`);
    visits[number] = (visits[number] as number) + 1;
    step += 1;
    runEffects(connection?.effects ?? [], 0, connection?.number ?? -1);
  };
  const isOpen = ({ condition, choiceId, connectionId }: CompiledConnection): boolean =>
    condition === undefined || valueAt(condition, choiceId ?? connectionId) === true;

  return {
    start(next) {
      seed = next;
      step = 0;
      values = [...initial];
      visits.fill(0);
      [high, low] = [0, 0];
      enter(compiled.start ?? 0);
    },
    get node() {
      return node;
    },
    get seed() {
      return seed;
    },
    get steps() {
      return step;
    },
    get question() {
      const effect = asking && effectAt(asking.index);
      return effect?.question ? { question: effect.question, variable: effect.variable } : null;
    },
    get values() {
      return values;
    },
    get memoryKey() {
      const asked = asking ? randomOf(`${asking.connection} ${asking.index}`) * 2 ** 32 : 0;
      const chance = facts.usesRandom ? randomOf(`${seed} ${step}`) * 2 ** 32 : 0;
      return ((high ^ asked ^ chance) >>> 0) * 2 ** 21 + (low >>> 11);
    },
    openConnections() {
      open.length = 0;
      for (const connection of asking ? [] : node.connections) {
        if (!isOpen(connection)) continue;
        open.push(connection);
        if (node.takesFirst) break;
      }
      return open;
    },
    take: (connection) => enter(connection.target, connection),
    answer(text) {
      const effect = asking && effectAt(asking.index);
      if (!asking || !effect?.question) return false;
      const value = readAnswer(effect.question, text);
      if (!value.ok) return false;
      setValue(effect.slot, value.value);
      runEffects(asking.choice, asking.index + 1, asking.connection);
      return true;
    },
  };
}
