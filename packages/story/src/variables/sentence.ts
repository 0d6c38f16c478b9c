import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { StoryLocale } from '../schema/locale.ts';
import type { Effect } from '../schema/variable.ts';
import { binding, type Expression, type InfixOperator } from './expression.ts';
import { parseExpression } from './parseExpression.ts';
import { type SentenceWords, sentenceWords } from './sentence.messages.ts';

/** A piece of a sentence: words, or the name of a variable. */
export type SentencePart = string | { readonly variable: string };

export type SentenceContext = {
  locale: StoryLocale;
  /** Where the titles of nodes are found. */
  story: StoryDocument;
  /** How a node is named where visits are asked for; by default by its title. */
  visits?: Pick<SentenceWords, 'visited' | 'notVisited' | 'visits'> & {
    readonly nameOf: (nodeId: string) => string;
  };
};

const text = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.variable)).join('');

/** Neighbouring words as one part. */
function joined(parts: readonly SentencePart[]): SentencePart[] {
  const result: SentencePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result.splice(-1, 1, last + part);
    else result.push(part);
  }
  return result;
}

const negative: Partial<Record<InfixOperator, InfixOperator>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

type Say = (part: Expression, level?: number) => SentencePart[];

function createSpeaker({ locale, story, visits }: SentenceContext) {
  const words = { ...sentenceWords[locale], ...visits };
  const number = (value: number) =>
    locale === 'ru' ? String(value).replace('.', ',').replace('-', '−') : String(value);

  const nodeOf = (part: Expression | undefined): SentencePart[] => {
    if (part?.kind !== 'literal') return part ? value(part) : [];
    if (visits) return [visits.nameOf(String(part.value))];
    const node = storyIndex(story).nodesById.get(String(part.value));
    return [words.quoted(node?.title || String(part.value))];
  };

  /** A value: a number, a text, a name, a calculation. */
  const value: Say = (part, level = 0) => {
    switch (part.kind) {
      case 'literal':
        if (typeof part.value === 'boolean') return [part.value ? words.yes : words.no];
        return [typeof part.value === 'number' ? number(part.value) : words.quoted(part.value)];
      case 'variable':
        return [{ variable: part.name }];
      case 'call': {
        const [first, second] = part.values;
        if (part.name === 'visited') return condition(part);
        if (part.name === 'visits') return [words.visits, ...nodeOf(first)];
        if (!first || !second) return [];
        return [words.from, ...value(first), words.to, ...value(second)];
      }
      case 'prefix':
        if (part.operator === 'not') return condition(part);
        return ['−', ...value(part.value, 7)];
      case 'infix': {
        const sign = words.signs[part.operator];
        if (sign === undefined) return ['(', ...condition(part), ')'];
        const own = binding.get(part.operator) as number;
        const inner = [...value(part.left, own), sign, ...value(part.right, own + 1)];
        return own < level ? ['(', ...inner, ')'] : inner;
      }
    }
  };

  const comparison = (
    { operator, left, right }: Extract<Expression, { kind: 'infix' }>,
    isNot: boolean,
  ): SentencePart[] => {
    const meant = (isNot && negative[operator]) || operator;
    if (right.kind === 'literal' && typeof right.value === 'boolean') {
      return meant === '=' || meant === '!='
        ? condition(left, (meant === '=') !== right.value)
        : value(right);
    }
    const isNumber = right.kind === 'literal' && typeof right.value === 'number';
    const isText = right.kind === 'literal' && typeof right.value === 'string';
    const verb = isNumber
      ? words.withNumber[meant]
      : isText
        ? words.withText[meant]
        : words.withOther[meant];
    return [...value(left), verb ?? ` ${meant} `, ...value(right)];
  };

  /** A condition, or its opposite; `level` 1 is within "or", 2 within "and". */
  const condition = (part: Expression, isNot = false, level = 0): SentencePart[] => {
    if (part.kind === 'literal' && typeof part.value === 'boolean') {
      return [part.value === isNot ? words.never : words.always];
    }
    if (part.kind === 'variable') {
      const name = { variable: part.name };
      return isNot ? [words.notBefore, name, words.notAfter] : [words.is, name];
    }
    if (part.kind === 'call' && part.name === 'visited') {
      return [isNot ? words.notVisited : words.visited, ...nodeOf(part.values[0])];
    }
    if (part.kind === 'prefix' && part.operator === 'not') {
      return condition(part.value, !isNot, level);
    }
    if (part.kind === 'infix' && (part.operator === 'and' || part.operator === 'or')) {
      // The opposite of "a and b" is "not a or not b".
      const isAnd = (part.operator === 'and') !== isNot;
      const own = isAnd ? 2 : 1;
      const inner = [
        ...condition(part.left, isNot, own),
        isAnd ? words.and : words.or,
        ...condition(part.right, isNot, own),
      ];
      return level > own ? ['(', ...inner, ')'] : inner;
    }
    if (part.kind === 'infix' && negative[part.operator]) return comparison(part, isNot);
    return isNot ? [words.notTrue, ...value(part)] : value(part);
  };

  return { value, condition, words };
}

/** What a condition asks for, «Золото больше 3 и есть Ключ»; one with a mistake stays as it is (SPEC N10). */
export function conditionParts(source: string, context: SentenceContext): SentencePart[] {
  const parsed = parseExpression(source);
  return parsed.ok ? joined(createSpeaker(context).condition(parsed.value)) : [source];
}

/** A value in words, «Золото + 1». */
export const valueSentence = (expression: Expression, context: SentenceContext): string =>
  text(joined(createSpeaker(context).value(expression)));

/** What an effect does, «+2 Золото» (SPEC N10). */
export function effectParts(effect: Effect, context: SentenceContext): SentencePart[] {
  const { value, words } = createSpeaker(context);
  const name = { variable: effect.variable };
  const parsed = parseExpression(typeof effect.value === 'string' ? effect.value : '');
  const given = parsed.ok ? value(parsed.value, 6) : [String(effect.value ?? '')];
  switch (effect.kind) {
    case 'set':
      return joined([name, ': ', ...(parsed.ok ? value(parsed.value) : given)]);
    case 'add':
      return joined(['+', ...given, ' ', name]);
    case 'take':
      return joined(['−', ...given, ' ', name]);
    case 'toggle':
      return joined([name, words.toggled]);
    case 'ask':
      return joined([words.ask, name]);
    default:
      return [effect.kind, ' ', name];
  }
}

/** `conditionParts` as text. */
export const conditionSentence = (source: string, context: SentenceContext): string =>
  text(conditionParts(source, context));

/** `effectParts` as text. */
export const effectSentence = (effect: Effect, context: SentenceContext): string =>
  text(effectParts(effect, context));
