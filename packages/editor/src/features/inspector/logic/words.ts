import {
  type ConditionGroup,
  type ConditionRow,
  conditionRows,
  type Effect,
  type Expression,
  type Joint,
  type Operand,
  operandOf,
  otherJoint,
  parseExpression,
  printExpression,
  type StoryLocale,
  type VariableType,
} from '@dreamfork/story';
import type { LogicMessages } from './messages.ts';

export type WordsContext = {
  readonly messages: LogicMessages;
  readonly locale: StoryLocale;
  titleOf(nodeId: string): string;
};

function valueWords(value: Operand, { messages }: WordsContext): string {
  if (typeof value === 'object') return value.name;
  if (typeof value === 'string') return messages.sentence.quoted(value);
  return typeof value === 'boolean' ? messages[value ? 'yes' : 'no'] : String(value);
}

function rowWords(row: ConditionRow, context: WordsContext): string {
  const { sentence } = context.messages;
  if (row.kind === 'is') return sentence.is(row.name, row.yes);
  if (row.kind === 'visited') return sentence.visited(context.titleOf(row.nodeId), row.yes);
  const { name, comparison, value } = row;
  const isNumber = typeof value === 'number';
  const verbs = typeof value === 'object' ? 'variable' : isNumber ? 'number' : 'text';
  return `${name} ${sentence[verbs][comparison]} ${valueWords(value, context)}`;
}

function joinedWords(
  rows: readonly (ConditionRow | ConditionGroup)[],
  joint: Joint,
  context: WordsContext,
): string {
  const words = rows.map((row) =>
    row.kind === 'group'
      ? `(${joinedWords(row.rows, otherJoint(joint), context)})`
      : rowWords(row, context),
  );
  return words.join(` ${context.messages.sentence[joint]} `);
}

/** «если Золото больше 3»; null for a condition with a mistake. */
export function conditionWords(condition: string, context: WordsContext): string | null {
  const parsed = parseExpression(condition);
  if (!parsed.ok) return null;
  const rows = conditionRows(parsed.value);
  const { sentence } = context.messages;
  return sentence.if(
    rows
      ? joinedWords(rows.rows, rows.joint, context)
      : printExpression(parsed.value, context.locale),
  );
}

function expressionWords(expression: Expression, context: WordsContext): string {
  const operand = operandOf(expression);
  return operand === undefined
    ? printExpression(expression, context.locale)
    : valueWords(operand, context);
}

/** «Прибавить 2 к «Золото»». */
export function effectWords(
  { kind, variable, value = '' }: Effect,
  type: VariableType | undefined,
  context: WordsContext,
): string {
  const { sentence } = context.messages;
  if (kind === 'toggle' || kind === 'ask') return sentence[kind](variable);
  if (kind !== 'set' && kind !== 'add' && kind !== 'take') return sentence.other(kind, variable);
  const parsed = parseExpression(value);
  const words = parsed.ok ? expressionWords(parsed.value, context) : value || '…';
  return sentence[kind === 'add' && type === 'text' ? 'append' : kind](variable, words);
}
