import {
  type ConflictPart,
  type DifferenceKind,
  type StoryDifference,
  type StoryDocument,
  type StoryNode,
  storyIndex,
} from '@dreamfork/story';

export type TextChange = {
  readonly part: ConflictPart;
  readonly before: string;
  readonly after: string;
};

/** One line of a comparison: a thing that was added, removed or changed. */
export type DifferenceRow = {
  readonly key: string;
  readonly what: 'story' | 'node' | 'connection' | 'group' | 'note';
  readonly kind: DifferenceKind;
  readonly name: string;
  /** What differs in it, apart from its texts. */
  readonly parts: readonly ConflictPart[];
  readonly texts: readonly TextChange[];
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const choiceTexts = (node: StoryNode | undefined): string =>
  (node?.choices ?? []).map(({ text }, index) => `${index + 1}. ${text}`).join('\n');

const textsOf = (before: StoryNode | undefined, after: StoryNode | undefined): TextChange[] => {
  const texts: TextChange[] = [
    { part: 'title', before: before?.title ?? '', after: after?.title ?? '' },
    { part: 'content', before: before?.content ?? '', after: after?.content ?? '' },
    { part: 'choices', before: choiceTexts(before), after: choiceTexts(after) },
  ];
  return texts.filter((text) => text.before !== text.after);
};

const titleIn = (document: StoryDocument, id: string): string | undefined =>
  storyIndex(document).nodesById.get(id)?.title;

/** A comparison as lines to be read: the story, its nodes, connections, groups and notes. */
export function differenceRows(
  { nodes, connections, groups, notes, fields }: StoryDifference,
  before: StoryDocument,
  after: StoryDocument,
): DifferenceRow[] {
  const nodeTitle = (id: string | undefined): string =>
    id ? (titleIn(after, id) ?? titleIn(before, id) ?? '') : '';
  const rows: DifferenceRow[] = [];
  for (const { key, before: was, after: is } of fields) {
    const part: ConflictPart = key === 'title' ? 'title' : key === 'description' ? 'text' : 'other';
    const name = key === 'startNodeId' ? nodeTitle(asText(is)) : '';
    const texts = part === 'other' ? [] : [{ part, before: asText(was), after: asText(is) }];
    rows.push({ key: `story-${key}`, what: 'story', kind: 'changed', name, parts: [part], texts });
  }
  for (const { id, kind, before: was, after: is, parts } of nodes) {
    const name = (is ?? was)?.title ?? '';
    const texts = kind === 'changed' ? textsOf(was, is) : [];
    const textParts = new Set<string>(texts.map(({ part }) => part));
    const others = parts.filter((part) => !textParts.has(part));
    rows.push({ key: `node-${id}`, what: 'node', kind, name, parts: others, texts });
  }
  for (const { id, kind, before: was, after: is } of connections) {
    const connection = is ?? was;
    // The row of the node mentions a choice without a target.
    if (!was?.toNodeId && !is?.toNodeId) continue;
    const name = `${nodeTitle(connection?.fromNodeId)} → ${nodeTitle(connection?.toNodeId || was?.toNodeId)}`;
    rows.push({ key: `connection-${id}`, what: 'connection', kind, name, parts: [], texts: [] });
  }
  for (const { id, kind, before: was, after: is, parts } of groups) {
    rows.push({
      key: `group-${id}`,
      what: 'group',
      kind,
      name: (is ?? was)?.title ?? '',
      parts,
      texts: [],
    });
  }
  for (const { id, kind, before: was, after: is, parts } of notes) {
    const isWritten = kind === 'changed' && was?.text !== is?.text;
    const texts: TextChange[] = isWritten
      ? [{ part: 'text', before: was?.text ?? '', after: is?.text ?? '' }]
      : [];
    const others = parts.filter((part) => part !== 'text');
    rows.push({
      key: `note-${id}`,
      what: 'note',
      kind,
      name: (is ?? was)?.text ?? '',
      parts: others,
      texts,
    });
  }
  return rows;
}
