import { type PlayQuestion, readAnswer } from '../play/question.ts';
import type { Variable, VariableValue } from '../schema/variable.ts';
import type { CompiledStory } from './compileStory.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The most answers that are tried for one question. */
const answersMaximum = 24;

const textOfLength = (length: number, random: () => number): string =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');

function numbers(
  { minimum = -1000, maximum = 1000 }: PlayQuestion,
  named: readonly VariableValue[],
  random: () => number,
): number[] {
  const within = minimum + random() * (maximum - minimum);
  const beside = named.filter((value) => typeof value === 'number');
  return [
    ...beside.flatMap((value) => [value, value - 1, value + 1]),
    minimum,
    maximum,
    0,
    Number.isInteger(minimum) ? Math.round(within) : within,
  ];
}

function texts(
  { minimum = 1, maximum = 100 }: PlayQuestion,
  named: readonly VariableValue[],
  random: () => number,
): string[] {
  const usual = Math.min(maximum, Math.max(minimum, 1 + Math.floor(random() * 8)));
  return [
    ...named.filter((value) => typeof value === 'string'),
    ...[usual, minimum, maximum].map((length) => textOfLength(length, random)),
  ];
}

/**
 * Answers to try: what the story compares the variable with, the limits, and one by chance. All of them
 * are accepted (SPEC B4).
 */
export function answersFor(
  { facts }: CompiledStory,
  { question, variable }: { question: PlayQuestion; variable: Variable },
  random: () => number,
): string[] {
  const named = [...(facts.literals.get(variable.name) ?? [])];
  const values =
    question.type === 'number' ? numbers(question, named, random) : texts(question, named, random);
  const answers = [...new Set(values.map(String))];
  return answers.filter((answer) => readAnswer(question, answer).ok).slice(0, answersMaximum);
}
