import {
  type Effect,
  effectKinds,
  effectList,
  parseExpression,
  printExpression,
  type StoryLocale,
} from '@dreamfork/story';

export type LogicMessages = {
  condition: (expression: string) => string;
  closedReason: (reason: string) => string;
  effects: Record<(typeof effectKinds)[number], string>;
};

export type LogicContext = { messages: { logic: LogicMessages }; locale: StoryLocale };

function expressionText(source: unknown, locale: StoryLocale): string {
  if (typeof source !== 'string') return '';
  const parsed = parseExpression(source);
  return parsed.ok ? printExpression(parsed.value, locale) : source;
}

function effectText(effect: Effect, { messages: { logic }, locale }: LogicContext): string {
  const { variable, value, question } = effect;
  const kind = effectKinds.find((known) => known === effect.kind);
  const what = kind ? logic.effects[kind] : effect.kind;
  const how = question || expressionText(value, locale);
  return `${what} «${variable}»${how ? `: ${how}` : ''}`;
}

/** Condition, reason and effects of a choice, a connection or a node in messages; none where it has none. */
export function logicTexts(item: Record<string, unknown>, context: LogicContext): string[] {
  const { condition, closedReason } = item;
  const { logic } = context.messages;
  return [
    ...(typeof condition === 'string'
      ? [logic.condition(expressionText(condition, context.locale))]
      : []),
    ...(typeof closedReason === 'string' ? [logic.closedReason(closedReason)] : []),
    ...(effectList(item.effects) ?? []).map((effect) => effectText(effect, context)),
  ];
}
