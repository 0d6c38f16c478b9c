import type { Expression, InfixOperator } from '../../variables/expression.ts';
import type { Change } from '../readLogic/parseLogic.ts';
import { infix, literal, not, variable, visited } from '../readLogic/syntax.ts';
import type { TextPart, Written } from '../twine/textPart.ts';

const name = String.raw`[\p{L}_](?:[\p{L}\p{N}_]|-(?=\p{L})){0,100}`;
const setting = new RegExp(`^(not\\s+)?@?(${name})\\s*(?:(\\+=|-=|=)\\s*(.{1,900}))?$`, 'su');
const comparison = new RegExp(`^@?(${name})\\s*(<>|!=|<=|>=|=|<|>)\\s*(.{0,900})$`, 'su');
const flag = new RegExp(`^(not\\s+)?@?(${name})$`, 'u');
const seen = /^(not\s+)?seen\s+(.{1,500})$/s;
const counter = new RegExp(`^@?(${name})(?:\\s+(\\d{1,15}(?:\\.\\d{1,15})?))?$`, 'u');

/** A value as Squiffy writes it: texts stand without quotes. */
function valueIn(written: string): Expression {
  const text = written.trim();
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) {
    const value = literal(Math.abs(Number(text)));
    return text.startsWith('-') ? { kind: 'prefix', operator: '-', value } : value;
  }
  if (text === 'true' || text === 'false') return literal(text === 'true');
  const [, other] = /^@(.{1,100})$/.exec(text) ?? [];
  return other !== undefined && flag.test(other) ? variable(other) : literal(text);
}

/** `x`, `not x`, `x >= 3` or `seen passage`; null if it is none of them. */
export function squiffyCondition(written: string): Expression | null {
  const text = written.trim();
  const [, notSeen, passage] = seen.exec(text) ?? [];
  if (passage !== undefined) {
    return notSeen === undefined ? visited(passage.trim()) : not(visited(passage.trim()));
  }
  const [, isNot, own] = flag.exec(text) ?? [];
  if (own !== undefined) return isNot === undefined ? variable(own) : not(variable(own));
  const [, left, sign = '=', right = ''] = comparison.exec(text) ?? [];
  if (left === undefined) return null;
  const operator = (sign === '<>' ? '!=' : sign) as InfixOperator;
  return infix(operator, variable(left), valueIn(right));
}

/** `x`, `not x`, `x = 3` or `x += 1`. */
function squiffyChange(written: string): Change | null {
  const [, isNot, own, sign, value = ''] = setting.exec(written.trim()) ?? [];
  if (own === undefined) return null;
  if (sign === undefined || isNot !== undefined) {
    return { variable: own, kind: 'set', value: literal(isNot === undefined) };
  }
  const kind = ({ '=': 'set', '+=': 'add', '-=': 'take' } as const)[sign as '='];
  return { variable: own, kind, value: valueIn(value) };
}

const changePart = (change: Change | null, source: Written): TextPart =>
  change ? { kind: 'change', change, ...source } : { kind: 'macro', ...source };

/** What a link sets, divided by commas. */
export const settingParts = (sets: string): TextPart[] =>
  sets
    .split(',')
    .map((each) =>
      changePart(squiffyChange(each), { name: `(${each.trim()})`, code: each.trim() }),
    );

/** A line that begins with `@`. */
export function squiffyLine(command: string, rest: string): TextPart {
  const source: Written = { name: `@${command}`, code: `@${command} ${rest}`.trim() };
  if (command === 'set') return changePart(squiffyChange(rest), source);
  if (command === 'unset') {
    return changePart({ variable: rest.trim(), kind: 'set', value: literal(false) }, source);
  }
  const [, own, by = '1'] = counter.exec(rest.trim()) ?? [];
  if (own === undefined || (command !== 'inc' && command !== 'dec')) {
    return { kind: 'macro', ...source };
  }
  const kind = command === 'inc' ? 'add' : 'take';
  return changePart({ variable: own, kind, value: literal(Number(by)) }, source);
}

/** `{name}` in a text shows a value. */
export const isSquiffyName = (text: string): boolean => flag.test(text) && !/^not\s/.test(text);
