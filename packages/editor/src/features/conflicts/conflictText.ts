import {
  type MergeConflict,
  type NodeType,
  nodeTypeNames,
  nodeTypes,
  type StoryDocument,
  type StoryLocale,
} from '@dreamfork/story';

export type ConflictNameMessages = {
  what: Record<'node' | 'connection' | 'group' | 'note', string>;
  parts: Record<NonNullable<MergeConflict['part']>, string>;
  fields: {
    title: string;
    description: string;
    startNodeId: string;
    language: string;
    other: string;
  };
};

const isField = (key: string): key is keyof ConflictNameMessages['fields'] =>
  key === 'title' || key === 'description' || key === 'startNodeId' || key === 'language';

/** What a conflict is about: «Узел «Маяк»: текст». */
export function conflictName(
  { kind, id, part }: MergeConflict,
  messages: ConflictNameMessages,
  titleOf: (id: string) => string | undefined,
): string {
  if (kind === 'field') return messages.fields[isField(id) ? id : 'other'];
  const title = titleOf(id);
  const thing = title ? `${messages.what[kind]} «${title}»` : messages.what[kind];
  return part ? `${thing}: ${messages.parts[part]}` : thing;
}

export type ConflictMessages = {
  deleted: string;
  empty: string;
  nothing: string;
  yes: string;
  no: string;
  otherValue: string;
};

export type ConflictValueContext = {
  messages: ConflictMessages;
  locale: StoryLocale;
  /** The title of a node or group, in either version. */
  titleOf: (id: string) => string | undefined;
};

const longestValue = 300;

const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;

const isNodeType = (value: string): value is NodeType =>
  (nodeTypes as readonly string[]).includes(value);

/** One side of a conflict in messages: a text as it is, an item by its title and text, a place by its figures. */
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
  const item = value as Record<string, unknown>;
  if (typeof item.x === 'number' && typeof item.y === 'number') return `X ${item.x}, Y ${item.y}`;
  if (typeof item.width === 'number') return `${item.width} × ${String(item.height)}`;
  const texts = [item.title, item.text, item.content].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return texts.length > 0 ? shortened(texts.join(' · ')) : messages.otherValue;
}

/** Finds the title of a node or group in the first of these versions that has it. */
export function titlesOf(documents: readonly StoryDocument[]): (id: string) => string | undefined {
  const titles = new Map<string, string>();
  for (const { nodes, groups } of documents) {
    for (const { id, title } of [...nodes, ...groups]) {
      if (title && !titles.has(id)) titles.set(id, title);
    }
  }
  return (id) => titles.get(id);
}
