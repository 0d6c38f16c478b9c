import { binding, type Expression, type InfixOperator } from '../../variables/expression.ts';
import { infix, literal, not, type Syntax, variable } from './syntax.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What happens to a variable. */
export type Change = {
  variable: string;
  /** `initial` gives a variable its value before the story begins. */
  kind: 'initial' | 'set' | 'add' | 'take';
  value: Expression;
};

const longest = 1000;
const deepest = 30;
const signLevel = 7;
const truth: Readonly<Record<string, Expression>> = { true: literal(true), false: literal(false) };

const powerOf = (operator: string): number | undefined =>
  binding.get(operator === 'contains' ? '=' : operator);

/** Thrown inside this file alone where an expression says what ours cannot. */
class Unsayable extends Error {}

class LogicParser {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly syntax: Syntax;
  /** What `it` means in the value of an assignment. */
  private it: Expression | null = null;

  constructor(tokens: readonly Token[], syntax: Syntax) {
    this.tokens = tokens;
    this.syntax = syntax;
  }

  get token(): Token {
    return this.tokens[this.at] as Token;
  }

  takes(text: string): boolean {
    const isHere = this.token.kind === 'sign' && this.token.text === text;
    if (isHere) this.at += 1;
    return isHere;
  }

  expect(isRight: boolean): void {
    if (!isRight) throw new Unsayable();
  }

  /** One expression and nothing behind it. */
  whole(): Expression {
    const expression = this.read(1, 0);
    this.expect(this.token.kind === 'end');
    return expression;
  }

  /** Assignments, divided by commas or semicolons. */
  changes(): Change[] {
    const changes: Change[] = [];
    for (let isMore = true; isMore; ) {
      changes.push(this.change());
      isMore = this.takes(',') || this.takes(';');
    }
    this.expect(this.token.kind === 'end');
    return changes;
  }

  private change(): Change {
    const { kind, text: name } = this.token;
    this.expect(kind === 'variable');
    this.at += 1;
    const own = variable(name);
    const operator = this.token.text;
    this.expect(this.token.kind === 'sign');
    this.at += 1;
    if (operator === '++' || operator === '--') {
      return { variable: name, kind: operator === '++' ? 'add' : 'take', value: literal(1) };
    }
    this.it = own;
    const value = this.read(1, 0);
    this.it = null;
    switch (operator) {
      case ':=':
      case '=':
        return setTo(name, value);
      case '+=':
        return { variable: name, kind: 'add', value };
      case '-=':
        return { variable: name, kind: 'take', value };
      case '*=':
      case '/=':
        return setTo(name, infix(operator === '*=' ? '*' : '/', own, value));
      default:
        throw new Unsayable();
    }
  }

  private said(expression: Expression | null | undefined): Expression {
    if (!expression) throw new Unsayable();
    return expression;
  }

  private list(depth: number): Expression[] {
    const values: Expression[] = [];
    if (this.takes(')')) return values;
    do values.push(this.read(1, depth));
    while (this.takes(','));
    this.expect(this.takes(')'));
    return values;
  }

  private call(name: string, depth: number): Expression {
    return this.said(this.syntax.call(name, this.list(depth)));
  }

  private value(depth: number): Expression {
    const { kind, text } = this.token;
    this.expect(depth <= deepest && kind !== 'end');
    this.at += 1;
    if (kind === 'number') return literal(Number(text));
    if (kind === 'text') return literal(text);
    if (kind === 'variable') return variable(text);
    if (kind === 'call') return this.call(text, depth + 1);
    if (kind === 'word') {
      const known = { ...truth, ...this.syntax.values }[text.toLowerCase()];
      if (known) return known;
      if (text.toLowerCase() === 'it' && this.it) return this.it;
      this.expect(this.takes('('));
      return this.call(text, depth + 1);
    }
    if (text === 'not') return not(this.read(signLevel, depth + 1));
    if (text === '-') {
      return { kind: 'prefix', operator: '-', value: this.read(signLevel, depth + 1) };
    }
    this.expect(text === '(');
    const inner = this.read(1, depth + 1);
    this.expect(this.takes(')'));
    return inner;
  }

  private read(level: number, depth: number): Expression {
    let left = this.value(depth);
    for (;;) {
      const { kind, text } = this.token;
      const power = kind === 'sign' && text !== 'not' ? powerOf(text) : undefined;
      if (power === undefined || power < level) return left;
      this.at += 1;
      const right = this.read(power + 1, depth + 1);
      if (text === 'contains') left = this.said(this.syntax.contains?.(left, right));
      else left = infix(text as InfixOperator, left, right);
    }
  }
}

/** `x to x + 1` is an addition. */
function setTo(name: string, value: Expression): Change {
  if (value.kind === 'infix' && value.left.kind === 'variable' && value.left.name === name) {
    const kind = ({ '+': 'add', '-': 'take' } as const)[value.operator as '+' | '-'];
    if (kind) return { variable: name, kind, value: value.right };
  }
  return { variable: name, kind: 'set', value };
}

function parsed<Value>(
  source: string,
  syntax: Syntax,
  read: (parser: LogicParser) => Value,
): Value | null {
  const tokens = source.length <= longest ? tokensOf(source, syntax) : null;
  if (!tokens) return null;
  try {
    const value = read(new LogicParser(tokens, syntax));
    // A name that only stands for a part of an expression is no variable.
    return JSON.stringify(value).includes('"name":"(') ? null : value;
  } catch (error) {
    if (error instanceof Unsayable) return null;
    throw error;
  }
}

/** An expression of another program; null if ours cannot say it. */
export const parseLogic = (source: string, syntax: Syntax): Expression | null =>
  parsed(source, syntax, (parser) => parser.whole());

/** Assignments of another program; null if one of them cannot be said. */
export const parseChanges = (source: string, syntax: Syntax): Change[] | null =>
  parsed(source, syntax, (parser) => parser.changes());
