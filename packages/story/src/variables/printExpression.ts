import { fail, type Result, succeed } from '../result.ts';
import type { StoryLocale } from '../schema/locale.ts';
import type { Problem } from '../validation/problem.ts';
import {
  binding,
  type Expression,
  expressionMaximum,
  keywords,
  signBinding,
} from './expression.ts';
import { parseExpression } from './parseExpression.ts';

const russian = new Map(
  [...keywords].filter(([word]) => /^[а-я]/.test(word)).map(([word, name]) => [name, word]),
);

/** A text as a literal of an expression. */
export const printText = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The text of an expression: canonical in English words, or for a Russian reader. */
export function printExpression(expression: Expression, locale: StoryLocale = 'en'): string {
  const word = (name: string): string => (locale === 'ru' && russian.get(name)) || name;
  const print = (part: Expression, level: number): string => {
    switch (part.kind) {
      case 'literal':
        if (typeof part.value === 'boolean') return word(part.value ? 'yes' : 'no');
        return typeof part.value === 'number' ? String(part.value) : printText(part.value);
      case 'variable':
        return part.name;
      case 'call':
        return `${word(part.name)}(${part.values.map((value) => print(value, 1)).join(', ')})`;
      case 'prefix': {
        const own = part.operator === 'not' ? 3 : signBinding;
        const gap = part.operator === 'not' ? ' ' : '';
        return enclose(`${word(part.operator)}${gap}${print(part.value, own)}`, own < level);
      }
      case 'infix': {
        const own = binding.get(part.operator) as number;
        const sides = [print(part.left, own), print(part.right, own + 1)];
        return enclose(sides.join(` ${word(part.operator)} `), own < level);
      }
    }
  };
  return print(expression, 1);
}

const enclose = (text: string, isNeeded: boolean): string => (isNeeded ? `(${text})` : text);

/** The canonical form of an expression, as a document keeps it. */
export function canonicalExpression(source: string): Result<string, Problem> {
  const parsed = parseExpression(source);
  if (!parsed.ok) return parsed;
  const text = printExpression(parsed.value);
  return text.length > expressionMaximum
    ? fail({ code: 'expression-too-long', place: { at: source.length } })
    : succeed(text);
}
