import {
  availableChoices,
  type ChoiceOption,
  type Connection,
  conditionParts,
  type Effect,
  effectParts,
  type SentenceContext,
  type SentencePart,
  type StoryDocument,
  type StoryNode,
  variableUses,
} from '@dreamfork/story';

/** The words that a mark begins with where it says a condition. */
export type LogicWords = { readonly ifBefore: string; readonly otherwise: string };

export type LogicContext = SentenceContext & { words: LogicWords };

const separator = ' · ';

const effectsMark = (effects: readonly Effect[] = [], context: LogicContext): SentencePart[] =>
  effects.flatMap((effect, at) => [
    ...(at > 0 ? [separator] : []),
    ...effectParts(effect, context),
  ]);

const conditionMark = (condition: string | undefined, context: LogicContext): SentencePart[] =>
  condition === undefined ? [] : [context.words.ifBefore, ...conditionParts(condition, context)];

/** What happens on entering a node: «+2 Золото · Ключ: да»; empty if nothing does. */
export const nodeMark = ({ effects }: StoryNode, context: LogicContext): SentencePart[] =>
  effectsMark(effects, context);

/** When a choice is open, and what it does: «если Золото больше 3 · −3 Золото». */
export function choiceMark(
  { condition, effects }: ChoiceOption,
  context: LogicContext,
): SentencePart[] {
  const opens = conditionMark(condition, context);
  const does = effectsMark(effects, context);
  return opens.length > 0 && does.length > 0 ? [...opens, separator, ...does] : [...opens, ...does];
}

/** The marks of the connections of a node without choices; the first without a condition is the "otherwise". */
export function connectionMarks(
  node: StoryNode,
  context: LogicContext,
): { connection: Connection; mark: SentencePart[] }[] {
  const { paths } = availableChoices(context.story, node);
  if (!paths.some(({ condition }) => condition !== undefined)) return [];
  const otherwise = paths.find(({ condition }) => condition === undefined);
  return paths.flatMap((connection) => {
    if (connection === otherwise) return [{ connection, mark: [context.words.otherwise] }];
    const mark = conditionMark(connection.condition, context);
    return mark.length > 0 ? [{ connection, mark }] : [];
  });
}

/** A mark as text. */
export const markText = (mark: readonly SentencePart[]): string =>
  mark.map((part) => (typeof part === 'string' ? part : part.variable)).join('');

/** The nodes that change a variable, and those that read it, themselves or in a condition of a connection. */
export function variableNodes(story: StoryDocument, name: string) {
  const set = new Set<string>();
  const read = new Set<string>();
  const sources = new Map(story.connections.map(({ id, fromNodeId }) => [id, fromNodeId]));
  for (const { kind, place } of variableUses(story, name)) {
    const nodeId = place.nodeId ?? sources.get(place.connectionId ?? '');
    if (nodeId !== undefined) (kind === 'set' ? set : read).add(nodeId);
  }
  return { set, read };
}
