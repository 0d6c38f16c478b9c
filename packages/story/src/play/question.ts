import { fail, type Result, succeed } from '../result.ts';
import {
  type Effect,
  textValueMaximum,
  type Variable,
  type VariableValue,
} from '../schema/variable.ts';

/** What a story asks its reader. */
export type PlayQuestion = {
  /** The question of the author, or the name of the variable. */
  readonly text: string;
  readonly type: 'number' | 'text';
  /** Limits of a number, or of the length of a text. */
  readonly minimum?: number;
  readonly maximum?: number;
};

export const answerProblems = [
  'answer-empty',
  'answer-no-number',
  'answer-too-small',
  'answer-too-large',
  'answer-too-short',
  'answer-too-long',
] as const;

/** Why an answer is not accepted. */
export type AnswerProblem = (typeof answerProblems)[number];

const limit = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The question of an effect; null if it asks nothing that can be answered. */
export function questionOf(
  { kind, question, ...limits }: Effect,
  variable: Variable | undefined,
): PlayQuestion | null {
  if (kind !== 'ask' || !variable || variable.type === 'boolean') return null;
  const { type } = variable;
  const minimum = limit(limits.minimum) ?? (type === 'text' ? 1 : undefined);
  const maximum =
    type === 'text'
      ? Math.min(limit(limits.maximum) ?? 100, textValueMaximum)
      : limit(limits.maximum);
  return {
    text: typeof question === 'string' && question.trim() !== '' ? question : variable.name,
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

const decimal = /^[-+]?\d+(?:\.\d+)?$/;

/** Reads the answer of a reader; a number may have a decimal comma (SPEC P20). */
export function readAnswer(
  { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: PlayQuestion,
  answer: string,
): Result<VariableValue, AnswerProblem> {
  const text = answer.trim();
  if (type === 'text') {
    const { length } = text;
    if (length === 0 && minimum > 0) return fail('answer-empty');
    if (length < minimum) return fail('answer-too-short');
    return length > maximum ? fail('answer-too-long') : succeed(text);
  }
  if (text === '') return fail('answer-empty');
  const digits = text.replace(',', '.').replace('−', '-');
  const value = decimal.test(digits) ? Number(digits) + 0 : Number.NaN;
  if (!Number.isFinite(value)) return fail('answer-no-number');
  if (value < minimum) return fail('answer-too-small');
  return value > maximum ? fail('answer-too-large') : succeed(value);
}
