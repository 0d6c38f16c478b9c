import { fail, type Result, succeed } from '../result.ts';
import type { Problem, ProblemCode } from '../validation/problem.ts';
import {
  argumentCounts,
  binding,
  type Expression,
  expressionDepthMaximum,
  expressionMaximum,
  type FunctionName,
  type InfixOperator,
  signBinding,
} from './expression.ts';
import { nextToken } from './nextToken.ts';

const nothing: Expression = { kind: 'literal', value: false };

/** Reads an expression, or names its first mistake with its place (SPEC N1–N3). */
export function parseExpression(source: string): Result<Expression, Problem> {
  let token = nextToken(source, 0);
  let problem: Problem | undefined;

  const mistake = (code: ProblemCode, at: number): Expression => {
    problem ??= { code, place: { at } };
    token = { kind: 'end', text: '', at, end: at };
    return nothing;
  };
  const advance = (): void => {
    token = nextToken(source, token.end);
    if (token.mistake) mistake(token.mistake, token.at);
  };
  /** Whether the next token is this sign, which is then taken. */
  const takes = (text: string): boolean => {
    const isHere = token.kind === 'sign' && token.text === text;
    if (isHere) advance();
    return isHere;
  };
  const close = (opened: number): void => {
    if (takes(')')) return;
    if (token.kind === 'end') mistake('expression-unclosed', opened);
    else mistake('expression-unexpected', token.at);
  };

  const readCall = (name: FunctionName, opened: number, depth: number): Expression => {
    const values: Expression[] = [];
    if (takes('(') && !takes(')')) {
      do values.push(read(1, depth));
      while (takes(','));
      close(opened);
    }
    return values.length === argumentCounts[name]
      ? { kind: 'call', name, values }
      : mistake('expression-arguments', opened);
  };
  const readValue = (level: number, depth: number): Expression => {
    const { kind, text, at } = token;
    if (kind === 'end') return mistake('expression-incomplete', at);
    if (depth > expressionDepthMaximum) return mistake('expression-too-deep', at);
    advance();
    if (kind === 'text') return { kind: 'literal', value: text };
    if (kind === 'name') return { kind: 'variable', name: text };
    if (kind === 'number') {
      const value = Number(text);
      return Number.isFinite(value) ? { kind: 'literal', value } : mistake('value-too-large', at);
    }
    switch (text) {
      case 'yes':
      case 'no':
        return { kind: 'literal', value: text === 'yes' };
      case 'not':
        // Where the printer puts brackets around it, it counts for two.
        return { kind: 'prefix', operator: text, value: read(3, depth + (level > 3 ? 2 : 1)) };
      case '-':
        return { kind: 'prefix', operator: text, value: read(signBinding, depth + 1) };
      case '(': {
        const inner = read(1, depth + 1);
        close(at);
        return inner;
      }
      case 'visited':
      case 'visits':
      case 'random':
        return readCall(text, at, depth + 1);
      default:
        return mistake('expression-unexpected', at);
    }
  };
  const read = (level: number, depth: number): Expression => {
    let left = readValue(level, depth);
    for (;;) {
      const { kind, text } = token;
      const power = kind === 'sign' && text !== 'not' ? binding.get(text) : undefined;
      if (power === undefined || power < level) return left;
      advance();
      const right = read(power + 1, depth);
      left = { kind: 'infix', operator: text as InfixOperator, left, right };
    }
  };

  if (source.length > expressionMaximum) {
    return fail({ code: 'expression-too-long', place: { at: expressionMaximum } });
  }
  if (token.mistake) mistake(token.mistake, token.at);
  const expression = read(1, 0);
  if (token.kind !== 'end') mistake('expression-unexpected', token.at);
  return problem ? fail(problem) : succeed(expression);
}
