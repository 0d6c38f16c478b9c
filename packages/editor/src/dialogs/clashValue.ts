import { type NodeType, nodeTypeNames, nodeTypes, type StoryLocale } from '@dreamfork/story';

export type ClashWords = {
  deleted: string;
  empty: string;
  nothing: string;
  yes: string;
  no: string;
  otherValue: string;
};

export type ClashValueContext = {
  words: ClashWords;
  locale: StoryLocale;
  /** The title of a node or group, in either version. */
  titleOf: (id: string) => string | undefined;
};

const longestValue = 300;

const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;

const isNodeType = (value: string): value is NodeType =>
  (nodeTypes as readonly string[]).includes(value);

/** One side of a clash in words: a text as it is, an item by its title and text, a place by its figures. */
export function clashValue(value: unknown, context: ClashValueContext): string {
  const { words, locale, titleOf } = context;
  if (value === null || value === undefined) return words.deleted;
  if (value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (isNodeType(value)) return nodeTypeNames[locale][value];
    return shortened(titleOf(value) ?? value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return words.nothing;
    return shortened(value.map((item) => clashValue(item, context)).join('; '));
  }
  const item = value as Record<string, unknown>;
  if (typeof item.x === 'number' && typeof item.y === 'number') return `X ${item.x}, Y ${item.y}`;
  if (typeof item.width === 'number') return `${item.width} × ${String(item.height)}`;
  const texts = [item.title, item.text, item.content].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return texts.length > 0 ? shortened(texts.join(' · ')) : words.otherValue;
}
