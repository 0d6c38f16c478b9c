import { addText } from '../passages/passageStory.ts';
import { valueParts } from '../readLogic/codeParts.ts';
import { type Change, parseLogic } from '../readLogic/parseLogic.ts';
import { infix, random, type Syntax, variable } from '../readLogic/syntax.ts';
import type { TextPart, Written } from '../twine/textPart.ts';

/** The expressions of ChoiceScript. */
export const choiceSyntax: Syntax = {
  variable: /(?<![\w$])([A-Za-z_]\w{0,100})(?!\s{0,20}\()(?!\[)/y,
  quoted: /"(?:[^"\\]|\\.){0,900}"/sy,
  words: { and: 'and', or: 'or', not: 'not', modulo: '\0' },
  hasSingleEquals: true,
  call: () => null,
};

const name = /^([A-Za-z_]\w{0,100})\s+(.{1,900})$/s;
const counted = /^([A-Za-z_]\w{0,100})\s+(\S{1,400})\s+(\S{1,400})$/;

const macro = (source: Written): TextPart => ({ kind: 'macro', ...source });

/** `*set x 5`, `*set x +5`: an operator before the value counts from what the variable is. */
export function setChange(rest: string): Change | null {
  const [, own, written = ''] = name.exec(rest.trim()) ?? [];
  if (own === undefined) return null;
  const [, sign, by = ''] = /^([-+*/&])\s*(.*)$/s.exec(written.trim()) ?? [];
  const value = parseLogic(sign === undefined ? written : by, choiceSyntax);
  if (!value) return null;
  if (sign === '+' || sign === '&') return { variable: own, kind: 'add', value };
  if (sign === '-') return { variable: own, kind: 'take', value };
  if (sign === undefined) return { variable: own, kind: 'set', value };
  return { variable: own, kind: 'set', value: infix(sign as '*', variable(own), value) };
}

/** What a command does to a variable. */
export function changePart(command: string, rest: string, source: Written): TextPart {
  if (command === 'rand') {
    const [, own, from = '', to = ''] = counted.exec(rest) ?? [];
    const [low, high] = [parseLogic(from, choiceSyntax), parseLogic(to, choiceSyntax)];
    if (own === undefined || !low || !high) return macro(source);
    return {
      kind: 'change',
      change: { variable: own, kind: 'set', value: random(low, high) },
      ...source,
    };
  }
  const written = command === 'temp' && !/\s/.test(rest) ? `${rest} ""` : rest;
  const change = setChange(written);
  if (!change) return macro(source);
  return {
    kind: 'change',
    change: command === 'create' ? { ...change, kind: 'initial' } : change,
    ...source,
  };
}

/** `*input_text name` and `*input_number age 1 100`. */
export function askPart(command: string, rest: string, source: Written): TextPart {
  const [own = '', low, high] = rest.trim().split(/\s+/);
  if (own === '') return macro(source);
  const isNumber = command === 'input_number';
  const [minimum, maximum] = [Number(low), Number(high)];
  const limits = isNumber && Number.isFinite(minimum) && Number.isFinite(maximum);
  return {
    kind: 'ask',
    question: { variable: own, text: '', isNumber, ...(limits ? { minimum, maximum } : {}) },
    ...source,
  };
}

const pieces = /\$(!{0,2})\{([^{}\n]{1,500})\}|@!{0,2}\{([^{}\n]{1,1000})\}|\[(\/?[bi]|n\/)\]/g;
const marks: Readonly<Record<string, string>> = {
  b: '**',
  '/b': '**',
  i: '*',
  '/i': '*',
  'n/': '\n',
};
const multireplace = /^\(((?:[^()]|\([^()]*\)){1,300})\)\s*([^|]*)\|([^|]*)$/s;

/** The parts of a line of text. */
export function readSceneText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let written = 0;
  for (const found of text.matchAll(pieces)) {
    const [whole, capitals = '', value, choice, mark] = found;
    addText(parts, text.slice(written, found.index));
    written = found.index + whole.length;
    const source: Written = { name: choice === undefined ? '$…' : '@…', code: whole };
    if (mark !== undefined) addText(parts, marks[mark] ?? '');
    else if (value !== undefined) {
      parts.push(...valueParts(value, choiceSyntax, source));
      // Ours show a value with the letters that it has.
      if (capitals !== '') parts.push(macro(source));
    } else {
      const [, condition = '', one = '', other = ''] = multireplace.exec(choice ?? '') ?? [];
      const read = condition === '' ? null : parseLogic(condition, choiceSyntax);
      if (!read) parts.push(macro(source));
      else {
        parts.push({ kind: 'branch', at: 'if', condition: read, ...source });
        addText(parts, one);
        parts.push({ kind: 'branch', at: 'else', ...source });
        addText(parts, other);
        parts.push({ kind: 'branch', at: 'end', ...source });
      }
    }
  }
  addText(parts, text.slice(written));
  return parts;
}
