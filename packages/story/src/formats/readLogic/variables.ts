import {
  emptyValue,
  textValueMaximum,
  type Variable,
  type VariableType,
  variablesMaximum,
} from '../../schema/variable.ts';
import { evaluate } from '../../variables/evaluate.ts';
import type { Expression } from '../../variables/expression.ts';
import { freeVariableName, toVariableName } from '../../variables/variableName.ts';
import { stableId } from '../stableId.ts';
import type { Change } from './parseLogic.ts';
import { typeOfValue } from './typed.ts';

const words = /[\p{L}_][\p{L}\p{N}_]{0,100}/gu;

type Evidence = { declared?: VariableType; types: Set<VariableType>; hints: Set<VariableType> };

/** What the texts of a story say of its variables. */
export type Uses = {
  changes: readonly Change[];
  /** Expressions whose value is shown or given, and those that are conditions. */
  values: readonly Expression[];
  conditions: readonly Expression[];
  /** Code that ours cannot say. What only such code gives a value, ours do not know. */
  codes: readonly string[];
};

export type StoryVariables = {
  list: Variable[];
  /** Names that hold values of several types in the file. */
  conflicts: string[];
  typeOf: (name: string) => VariableType | undefined;
  nameOf: (name: string) => string;
  /** The words of code that ours cannot say. */
  mentioned: ReadonlySet<string>;
};

const comparing = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** The types of the variables of a file, from their initial values, what they are given, and how they are used. */
export function inferVariables({ changes, values, conditions, codes }: Uses): StoryVariables {
  const found = new Map<string, Evidence>();
  const evidence = (name: string): Evidence => {
    const known = found.get(name) ?? { types: new Set(), hints: new Set() };
    found.set(name, known);
    return known;
  };
  const typeOf = (name: string): VariableType | undefined => {
    const { declared, types, hints } = found.get(name) ?? {};
    return declared ?? types?.values().next().value ?? hints?.values().next().value;
  };
  const guess = (part: Expression): VariableType | undefined => {
    if (part.kind === 'literal') return typeOfValue(part.value);
    if (part.kind === 'variable') return typeOf(part.name);
    if (part.kind === 'call') return part.name === 'visited' ? 'boolean' : 'number';
    if (part.kind === 'prefix') return part.operator === 'not' ? 'boolean' : 'number';
    if (part.operator === '+') return guess(part.left) ?? guess(part.right);
    return '-*/'.includes(part.operator) ? 'number' : 'boolean';
  };
  const hint = (part: Expression, type: VariableType | undefined): void => {
    if (part.kind === 'variable') {
      const known = evidence(part.name);
      if (type) known.hints.add(type);
    } else if (part.kind === 'prefix') {
      hint(part.value, part.operator === '-' ? 'number' : 'boolean');
    } else if (part.kind === 'call' && part.name === 'random') {
      for (const value of part.values) hint(value, 'number');
    } else if (part.kind === 'infix') {
      const { operator, left, right } = part;
      const isLogical = operator === 'and' || operator === 'or';
      const other = (side: Expression): VariableType | undefined => {
        if (isLogical) return 'boolean';
        if (comparing.has(operator) || operator === '+') return guess(side);
        return 'number';
      };
      const usual = operator.startsWith('<') || operator.startsWith('>') ? 'number' : undefined;
      hint(left, other(right) ?? usual);
      hint(right, other(left) ?? usual);
    }
  };

  for (const { variable, kind, value } of changes) {
    const known = evidence(variable);
    const type = value.kind === 'literal' ? typeOfValue(value.value) : undefined;
    if (kind === 'initial') known.declared ??= type ?? guess(value);
    else if (type) known.types.add(type);
  }
  // A variable may get its type from one that gets it later.
  for (const _round of [1, 2]) {
    for (const { variable, kind, value } of changes) {
      hint(value, kind === 'take' ? 'number' : guess({ kind: 'variable', name: variable }));
      const type = kind === 'take' ? 'number' : guess(value);
      if (type) evidence(variable).types.add(type);
    }
    for (const condition of conditions) hint(condition, 'boolean');
    for (const value of values) hint(value, undefined);
  }

  const set = new Set(changes.map(({ variable }) => variable));
  const mentioned = new Set(codes.flatMap((code) => code.match(words) ?? []));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const list: Variable[] = [];
  const conflicts: string[] = [];
  for (const [source, { declared, types }] of found) {
    const type = typeOf(source) ?? 'text';
    if (declared ? [...types].some((other) => other !== declared) : types.size > 1) {
      conflicts.push(source);
    }
    // What names further ones stays behind.
    if (list.length >= variablesMaximum || (!set.has(source) && mentioned.has(source))) continue;
    const name = freeVariableName(toVariableName(source), taken);
    taken.add(name);
    names.set(source, name);
    list.push({
      id: stableId('variable', source),
      name,
      type,
      initial: emptyValue(type),
      note: '',
    });
  }
  giveInitialValues(list, changes, names);
  return {
    list,
    conflicts,
    typeOf: (name) => (names.has(name) ? (typeOf(name) ?? 'text') : undefined),
    nameOf: (name) => names.get(name) ?? name,
    mentioned,
  };
}

function giveInitialValues(
  list: readonly Variable[],
  changes: readonly Change[],
  names: ReadonlyMap<string, string>,
): void {
  const byName = new Map(list.map((each) => [each.name, each]));
  const variableOf = (source: string) => byName.get(names.get(source) ?? '');
  const scope = {
    valueOf: (source: string) => variableOf(source)?.initial,
    visitsOf: () => 0,
    // A value that is different in each reading cannot stand before the story.
    random: () => Number.NaN,
  };
  for (const { variable, kind, value } of changes) {
    const own = kind === 'initial' ? variableOf(variable) : undefined;
    const result = own && evaluate(value, scope);
    if (!own || !result?.ok || typeOfValue(result.value) !== own.type) continue;
    if (typeof result.value === 'string' && result.value.length > textValueMaximum) continue;
    own.initial = result.value;
  }
}
