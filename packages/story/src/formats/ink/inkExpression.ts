import type { Expression, InfixOperator } from '../../variables/expression.ts';
import { infix, literal, not, random, variable, visits } from '../readLogic/syntax.ts';
import { type InkPart, nameIn, partIn, partsIn, pathOf } from './inkTree.ts';

/** What names mean where an expression stands. */
export type InkNames = {
  isVariable: (name: string) => boolean;
  constantOf: (name: string) => InkPart | undefined;
  /** The whole name of a knot, a stitch or a label; null if there is none. */
  placeOf: (path: string) => string | null;
};

const operators: Readonly<Record<string, InfixOperator>> = {
  '&&': 'and',
  and: 'and',
  '||': 'or',
  or: 'or',
  '==': '=',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
};

/** Constants may name one another. */
const deepest = 40;

/** An expression of ink; null if ours cannot say it: ink divides whole numbers without a rest. */
export function inkExpression(part: InkPart | null, names: InkNames, depth = 0): Expression | null {
  if (!part || depth > deepest) return null;
  const read = (inner: InkPart | null) => inkExpression(inner, names, depth + 1);
  switch (part.typeName) {
    case 'Number': {
      const { value } = part;
      if (typeof value === 'boolean') return literal(value);
      if (typeof value !== 'number' || !Number.isFinite(value)) return null;
      return value < 0 ? { kind: 'prefix', operator: '-', value: literal(-value) } : literal(value);
    }
    case 'String': {
      const isPlain = part.content.every(({ typeName }) => typeName === 'Text');
      return isPlain ? literal(part.content.map(({ text }) => String(text)).join('')) : null;
    }
    case 'ref': {
      const path = partsIn(part, 'pathIdentifiers').map((each) => String(each.name));
      const name = path.join('.');
      if (path.length === 1 && names.isVariable(name)) return variable(name);
      const constant = path.length === 1 ? names.constantOf(name) : undefined;
      if (constant) return read(constant);
      const place = names.placeOf(name);
      return place === null ? null : visits(place);
    }
    case 'BinaryExpression': {
      const operator = operators[String(part.opName)];
      const left = read(partIn(part, 'leftExpression'));
      const right = read(partIn(part, 'rightExpression'));
      return operator && left && right ? infix(operator, left, right) : null;
    }
    case 'UnaryExpression': {
      const value = read(partIn(part, 'innerExpression'));
      if (!value) return null;
      return part.op === '-' ? { kind: 'prefix', operator: '-', value } : not(value);
    }
    case 'MultipleConditionExpression':
      return partsIn(part, 'subExpressions')
        .map((each): Expression | null => read(each))
        .reduce((all, each) => all && each && infix('and', all, each));
    case 'FunctionCall': {
      const [first, second] = partsIn(part, 'args');
      if (part.isRandom === true) {
        const [from, to] = [read(first ?? null), read(second ?? null)];
        return from && to && random(from, to);
      }
      const divert = part.isReadCount === true && first ? partIn(first, 'divert') : null;
      const place = divert && names.placeOf(pathOf(divert));
      return place ? visits(place) : null;
    }
    default:
      return null;
  }
}

/** What `~ x++`, `~ x += 2`, `~ x = 2` and `~ temp x = 2` do; null if ours cannot say it. */
export function inkChange(part: InkPart, names: InkNames) {
  const isStep = part.typeName === 'IncDecExpression';
  const name = nameIn(part, isStep ? 'varIdentifier' : 'variableIdentifier');
  const written = partIn(part, 'expression');
  const value = isStep && !written ? literal(1) : inkExpression(written, names);
  if (name === '' || !value) return null;
  if (isStep) return { variable: name, kind: part.isInc ? 'add' : 'take', value } as const;
  if (value.kind === 'infix' && value.left.kind === 'variable' && value.left.name === name) {
    const kind = ({ '+': 'add', '-': 'take' } as const)[value.operator as '+'];
    if (kind) return { variable: name, kind, value: value.right } as const;
  }
  return { variable: name, kind: 'set', value } as const;
}
