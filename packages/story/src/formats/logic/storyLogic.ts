import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { Effect, Variable, VariableType } from '../../schema/variable.ts';
import { analyseExpression } from '../../variables/analyseExpression.ts';
import type { Expression } from '../../variables/expression.ts';
import { booleanWords } from '../../variables/messages.ts';
import { parseExpression } from '../../variables/parseExpression.ts';
import { anyOfType } from '../../variables/range.ts';
import { parseTemplate, type Template } from '../../variables/template.ts';

/** What an effect does, as one assignment. */
export type Assignment = { readonly variable: Variable; readonly value: Expression };

/** The logic of a story as other programs take it. */
export type StoryLogic = {
  readonly variables: readonly Variable[];
  /** The expression of a condition or an effect; null for one that never has a value of this type. */
  readonly read: (source: string | undefined, type: VariableType) => Expression | null;
  readonly typeOf: (expression: Expression) => VariableType | null;
  readonly template: (text: string) => Template;
  /** The effects but questions, in order; those that never change anything are left out. */
  readonly assignments: (effects: readonly Effect[] | undefined) => Assignment[];
  /** The words for no and yes. */
  readonly booleans: readonly [string, string];
};

/** Whether every node that the expression asks for is named by its id. */
const namesNodes = (expression: Expression): boolean => {
  switch (expression.kind) {
    case 'call':
      return expression.name === 'random'
        ? expression.values.every(namesNodes)
        : expression.values[0]?.kind === 'literal';
    case 'prefix':
      return namesNodes(expression.value);
    case 'infix':
      return namesNodes(expression.left) && namesNodes(expression.right);
    case 'literal':
    case 'variable':
      return true;
  }
};

const infix = (operator: '+' | '-', left: Expression, right: Expression): Expression => ({
  kind: 'infix',
  operator,
  left,
  right,
});

/** The variables of a story; of several with one name, the first is meant (SPEC D22). */
export function variablesOf({ variables = [] }: StoryDocument): Variable[] {
  const byName = new Map<string, Variable>();
  for (const variable of variables) {
    if (!byName.has(variable.name)) byName.set(variable.name, variable);
  }
  return [...byName.values()];
}

export function storyLogic(story: StoryDocument): StoryLogic {
  const { variables, language = 'ru' } = story;
  const byName = new Map(variablesOf(story).map((variable) => [variable.name, variable]));
  const rangeOf = (name: string) => {
    const variable = byName.get(name);
    return variable && anyOfType(variable.type);
  };
  const typeOf = (expression: Expression): VariableType | null =>
    namesNodes(expression) ? (analyseExpression(expression, rangeOf).range?.type ?? null) : null;

  const read = (source: string | undefined, type: VariableType): Expression | null => {
    const parsed = parseExpression(source ?? '');
    return parsed.ok && typeOf(parsed.value) === type ? parsed.value : null;
  };

  const assignment = ({ kind, variable: name, value: source }: Effect): Assignment[] => {
    const variable = byName.get(name);
    if (!variable) return [];
    const { type } = variable;
    const current: Expression = { kind: 'variable', name };
    if (kind === 'toggle') {
      if (type !== 'boolean') return [];
      return [{ variable, value: { kind: 'prefix', operator: 'not', value: current } }];
    }
    const given = read(source, type);
    if (!given) return [];
    if (kind === 'set') return [{ variable, value: given }];
    if (kind === 'add' && type !== 'boolean') {
      return [{ variable, value: infix('+', current, given) }];
    }
    if (kind === 'take' && type === 'number') {
      return [{ variable, value: infix('-', current, given) }];
    }
    return [];
  };

  return {
    variables: [...byName.values()],
    read,
    typeOf,
    template: (text) => (variables ? parseTemplate(text).parts : [text]),
    assignments: (effects = []) => (variables ? effects.flatMap(assignment) : []),
    booleans: booleanWords[language.startsWith('ru') ? 'ru' : 'en'],
  };
}

/** The condition of a text that changes with the visits of its node: at most so many. */
export const atMostVisits = (nodeId: string, count: number): Expression => ({
  kind: 'infix',
  operator: '<=',
  left: { kind: 'call', name: 'visits', values: [{ kind: 'literal', value: nodeId }] },
  right: { kind: 'literal', value: count },
});

/** The title of a node, for a connection that has no words of its own. */
export const titleOf = (story: StoryDocument, nodeId: string): string =>
  findNode(story, nodeId)?.title ?? '';
