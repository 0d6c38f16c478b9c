import { type PlayQuestion, questionOf } from '../play/question.ts';
import { availableChoices } from '../queries/availableChoices.ts';
import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import type { Effect, Variable } from '../schema/variable.ts';
import type { Expression } from '../variables/expression.ts';
import { parseExpression } from '../variables/parseExpression.ts';
import { expressionFacts } from './expressionFacts.ts';

/** Null stands for an expression with a mistake. */
type Compiled = Expression | null;

export type CompiledEffect = {
  readonly kind: string;
  /** The index of the value that it changes. */
  readonly slot: number;
  readonly variable: Variable;
  readonly value: Compiled;
  readonly question: PlayQuestion | null;
};

/** An available connection of a node (SPEC Q3), with the choice that follows it if there is one. */
export type CompiledConnection = {
  /** The index among all compiled connections of the story. */
  readonly number: number;
  readonly connectionId: string;
  readonly choiceId?: string;
  readonly target: number;
  readonly condition?: Compiled;
  readonly effects: readonly CompiledEffect[];
};

export type CompiledNode = {
  readonly id: string;
  readonly isEnd: boolean;
  readonly connections: readonly CompiledConnection[];
  /** Only the first connection that is open counts (SPEC P22). */
  readonly takesFirst: boolean;
  readonly effects: readonly CompiledEffect[];
};

/** A story with all expressions read and all names looked up, for many readings of it. */
export type CompiledStory = {
  readonly story: StoryDocument;
  readonly start: number | undefined;
  readonly nodes: readonly CompiledNode[];
  readonly connections: readonly CompiledConnection[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The ids of the variables, in the order of their values. */
  readonly variableIds: readonly string[];
  readonly initial: readonly Variable['initial'][];
  readonly slotOf: ReadonlyMap<string, number>;
  /** What expressions of the story depend on. */
  readonly facts: ReturnType<typeof expressionFacts>;
};

/** Compiles the parts that the story remembers by; without variables there are none (SPEC D19). */
function logicOf({ variables }: StoryDocument) {
  const initial = new Map((variables ?? []).map(({ id, initial: value }) => [id, value]));
  const variableIds = [...initial.keys()];
  const byName = new Map<string, Variable>();
  for (const one of variables ?? []) if (!byName.has(one.name)) byName.set(one.name, one);
  const slots = new Map(variableIds.map((id, slot) => [id, slot]));
  const slotOf = new Map([...byName].map(([name, { id }]) => [name, slots.get(id) ?? -1]));
  const expressions: Expression[] = [];
  const compile = (source: unknown): Compiled => {
    const parsed = parseExpression(typeof source === 'string' ? source : '');
    if (parsed.ok) expressions.push(parsed.value);
    return parsed.ok ? parsed.value : null;
  };
  const condition = (source: string | undefined): { condition?: Compiled } =>
    variables && source !== undefined ? { condition: compile(source) } : {};
  const effect = (one: Effect): CompiledEffect => {
    const variable = byName.get(one.variable);
    return {
      kind: one.kind,
      slot: slotOf.get(one.variable) ?? -1,
      variable: variable as Variable,
      value: compile(one.value),
      question: questionOf(one, variable),
    };
  };
  // Effects on unknown variables keep their place, which random numbers depend on.
  const effects = (list: readonly Effect[] | undefined): readonly CompiledEffect[] =>
    variables ? (list ?? []).map(effect) : [];
  return {
    initial: [...initial.values()],
    variableIds,
    slotOf,
    condition,
    effects,
    expressions,
  };
}

export function compileStory(story: StoryDocument): CompiledStory {
  const { condition, effects, expressions, ...values } = logicOf(story);
  const numberOf = new Map(story.nodes.map(({ id }, number) => [id, number]));
  const connections: CompiledConnection[] = [];
  const compileConnection = (
    connection: Connection,
    choice?: ChoiceOption,
  ): CompiledConnection[] => {
    const target = numberOf.get(connection.toNodeId);
    if (target === undefined) return [];
    const made: CompiledConnection = {
      number: connections.length,
      connectionId: connection.id,
      target,
      ...(choice && { choiceId: choice.id }),
      ...condition((choice ?? connection).condition),
      effects: effects(choice?.effects),
    };
    connections.push(made);
    return [made];
  };
  const node = (one: StoryNode): CompiledNode => {
    const { choices, paths } = availableChoices(story, one);
    const takesFirst = paths.some((path) => path.condition !== undefined && story.variables);
    const own = [
      ...choices.flatMap(({ choice, connection }) => compileConnection(connection, choice)),
      ...paths.flatMap((path) => compileConnection(path)),
    ];
    return {
      id: one.id,
      isEnd: one.type === 'end',
      // Those without a condition stand for "otherwise".
      connections: takesFirst
        ? own.toSorted((a, b) => Number(!('condition' in a)) - Number(!('condition' in b)))
        : own,
      takesFirst: Boolean(takesFirst),
      effects: effects(one.effects),
    };
  };
  const nodes = story.nodes.map(node);
  return {
    story,
    start: numberOf.get(story.startNodeId ?? ''),
    nodes,
    connections,
    numberOf,
    ...values,
    facts: expressionFacts(expressions),
  };
}
