import { type ItemKind, isListKey } from '../change/change.ts';
import type { StoryDocument } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { ownProperty } from '../values/record.ts';
import type { FieldDifference, ItemDifference, StoryDifference } from './difference.ts';
import { differingParts, type ItemPart } from './itemParts.ts';

type Item = { readonly id: string; readonly [key: string]: unknown };

function compareItems<Kind extends ItemKind, Value extends Item>(
  kind: Kind,
  before: readonly Value[],
  after: readonly Value[],
): ItemDifference<Value, ItemPart[Kind]>[] {
  if (before === after) return [];
  const arrivals = new Map(after.map((item) => [item.id, item]));
  const differences: ItemDifference<Value, ItemPart[Kind]>[] = [];
  for (const item of before) {
    const { id } = item;
    const arrival = arrivals.get(id);
    if (!arrival) {
      differences.push({ id, kind: 'removed', before: item, parts: [] });
      continue;
    }
    arrivals.delete(id);
    const parts = differingParts(kind, item, arrival);
    if (parts.length > 0) {
      differences.push({ id, kind: 'changed', before: item, after: arrival, parts });
    }
  }
  for (const [id, item] of arrivals)
    differences.push({ id, kind: 'added', after: item, parts: [] });
  return differences;
}

function compareFields(before: StoryDocument, after: StoryDocument): FieldDifference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    if (isListKey(key)) return [];
    const [was, is] = [ownProperty(before, key), ownProperty(after, key)];
    return deepEqual(was, is) ? [] : { key, before: was, after: is };
  });
}

/**
 * Compares two versions of a story by value: the order of lists is ignored except for that of
 * choices and media, and the versions need not share objects (SPEC M1).
 */
export function compareStories(before: StoryDocument, after: StoryDocument): StoryDifference {
  const nodes = compareItems('node', before.nodes, after.nodes);
  const connections = compareItems('connection', before.connections, after.connections);
  const groups = compareItems('group', before.groups, after.groups);
  const notes = compareItems('note', before.notes, after.notes);
  const fields = before === after ? [] : compareFields(before, after);
  const isEqual = [nodes, connections, groups, notes, fields].every((list) => list.length === 0);
  return { nodes, connections, groups, notes, fields, isEqual };
}
