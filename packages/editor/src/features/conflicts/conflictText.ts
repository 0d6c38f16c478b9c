import {
  type Effect,
  effectKinds,
  effectList,
  lookNames,
  type MergeConflict,
  type NodeType,
  nodeTypeNames,
  nodeTypes,
  parseExpression,
  printExpression,
  type StoryDocument,
  type StoryLocale,
  type StoryLook,
  type StoryTest,
  storyLook,
  type Variable,
  type VariableType,
  variableTypes,
} from '@dreamfork/story';
import { inQuotes } from '@dreamfork/story/text';

type TestMessages = {
  name: (title: string) => string;
  comesTo: (node: string) => string;
  decisions: (count: number) => string;
  value: (variable: string, value: string) => string;
  seed: (seed: number) => string;
};

/** The value of a conflict about one kept reading. */
const isTest = (value: unknown): value is StoryTest =>
  typeof value === 'object' && value !== null && 'decisions' in value && 'seed' in value;

/** What a kept reading asks for: its decisions, where it comes to, and with which values. */
function testTexts(
  { title, nodeId, decisions, values, seed }: StoryTest,
  messages: TestMessages,
  titleOf: (id: string) => string | undefined,
  valueText: (value: unknown) => string,
): string[] {
  return [
    title,
    messages.decisions(decisions.length),
    messages.comesTo(titleOf(nodeId) ?? nodeId),
    ...Object.entries(values).map(([id, value]) =>
      messages.value(titleOf(id) ?? id, valueText(value)),
    ),
    messages.seed(seed),
  ].filter(Boolean);
}

export type ConflictNameMessages = {
  what: Record<'node' | 'connection' | 'group' | 'note', string>;
  parts: Record<NonNullable<MergeConflict['part']>, string>;
  fields: {
    title: string;
    description: string;
    startNodeId: string;
    language: string;
    look: string;
    other: string;
  };
  variable: (name: string) => string;
  test: TestMessages;
};

const fields: readonly string[] = ['title', 'description', 'startNodeId', 'language', 'look'];

const isField = (key: string): key is keyof ConflictNameMessages['fields'] => fields.includes(key);

/** The value of a conflict about one variable. */
function isVariable(value: unknown): value is Variable {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return 'initial' in value && variableTypes.some((type) => type === value.type);
}

/** What a conflict is about: «Узел «Маяк»: текст». */
export function conflictName(
  { kind, id, part, base, mine, theirs }: MergeConflict,
  messages: ConflictNameMessages,
  { titleOf, locale }: Pick<ConflictValueContext, 'titleOf' | 'locale'>,
): string {
  if (kind === 'field') {
    const sides = [base, mine, theirs];
    const variable = sides.find(isVariable);
    if (variable) return messages.variable(variable.name);
    const test = sides.find(isTest);
    if (test) return messages.test.name(test.title);
    return messages.fields[isField(id) ? id : 'other'];
  }
  const title = titleOf(id);
  const what = messages.what[kind];
  const thing = title ? `${what} ${inQuotes(title, locale)}` : what;
  return part ? `${thing}: ${messages.parts[part]}` : thing;
}

export type ConflictMessages = {
  deleted: string;
  empty: string;
  nothing: string;
  yes: string;
  no: string;
  otherValue: string;
  variableTypes: Record<VariableType, string>;
  logic: LogicMessages;
  test: TestMessages;
};

export type ConflictValueContext = {
  messages: ConflictMessages;
  locale: StoryLocale;
  /** The title of a node or group, or the name of a variable, in either version. */
  titleOf: (id: string) => string | undefined;
};

const longestValue = 300;

const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;

/** The choices of a look by their names. */
function lookText({ face = 'book', accent, dropCap }: StoryLook, locale: StoryLocale): string {
  const { faces, accents, ...names } = lookNames[locale];
  const chosen = [faces[face], accent && accents[accent], dropCap && names.dropCap];
  return chosen.filter(Boolean).join(' · ');
}

const isNodeType = (value: string): value is NodeType =>
  (nodeTypes as readonly string[]).includes(value);

/** One side of a conflict in messages: a text as it is, an item by its title and text. */
export function conflictValue(value: unknown, context: ConflictValueContext): string {
  const { messages, locale, titleOf } = context;
  if (value === null || value === undefined) return messages.deleted;
  if (value === '') return messages.empty;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (isNodeType(value)) return nodeTypeNames[locale][value];
    return shortened(titleOf(value) ?? value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return messages.nothing;
    return shortened(value.map((item) => conflictValue(item, context)).join('; '));
  }
  if (isVariable(value)) {
    const { name, type, initial, note } = value;
    const facts = [
      inQuotes(name, context.locale),
      messages.variableTypes[type],
      conflictValue(initial, context),
    ];
    return shortened([...facts, note].filter(Boolean).join(' · '));
  }
  if (isTest(value)) {
    const texts = testTexts(value, messages.test, titleOf, (one) => conflictValue(one, context));
    return shortened(texts.join(' · '));
  }
  const look = storyLook(value);
  if (look?.face || look?.accent || look?.dropCap) return lookText(look, locale);
  const item = value as Record<string, unknown>;
  if (Object.keys(item).length === 0) return messages.nothing;
  const written = [item.title, item.text, item.content].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  const texts = [...written, ...logicTexts(item, context)];
  return texts.length > 0 ? shortened(texts.join(' · ')) : messages.otherValue;
}

/** Finds the title of a node or group, or the name of a variable, in the first of these versions that has it. */
export function titlesOf(documents: readonly StoryDocument[]): (id: string) => string | undefined {
  const titles = new Map<string, string>();
  for (const { nodes, groups, variables = [] } of documents) {
    for (const { id, title } of [...nodes, ...groups]) {
      if (title && !titles.has(id)) titles.set(id, title);
    }
    for (const { id, name } of variables) if (!titles.has(id)) titles.set(id, name);
  }
  return (id) => titles.get(id);
}

type LogicMessages = {
  condition: (expression: string) => string;
  closedReason: (reason: string) => string;
  effects: Record<(typeof effectKinds)[number], string>;
};

type LogicContext = { messages: { logic: LogicMessages }; locale: StoryLocale };

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
  return `${what} ${inQuotes(variable, locale)}${how ? `: ${how}` : ''}`;
}

/** Condition, reason and effects of a choice, a connection or a node in messages; none where it has none. */
function logicTexts(item: Record<string, unknown>, context: LogicContext): string[] {
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
