import type { ItemKind } from '../change/change.ts';
import { type ItemPart, partKeys } from '../compare/itemParts.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { ownProperty } from '../values/record.ts';
import {
  type ConflictPart,
  changedSide,
  mergedSide,
  mergedText,
  type ResolveConflict,
} from './conflict.ts';

type Item = { readonly id: string };
type Versions<Value> = { base: Value; mine: Value; theirs: Value };

/** The value of a single key, or an object for several keys; `null` where a key is missing. */
const valueAt = (item: object, keys: readonly string[]): unknown =>
  keys.length === 1
    ? (ownProperty(item, keys[0] as string) ?? null)
    : Object.fromEntries(keys.map((key) => [key, ownProperty(item, key) ?? null]));

/** The keys of all versions, grouped by the part of the item that they belong to. */
function keysByPart<Kind extends ItemKind>(kind: Kind, versions: Versions<Item>) {
  const parts = new Map<ItemPart[Kind], Set<string>>();
  for (const version of [versions.base, versions.mine, versions.theirs]) {
    for (const key of Object.keys(version)) {
      const part = partKeys[kind].get(key) ?? 'other';
      const keys = parts.get(part);
      if (keys) keys.add(key);
      else parts.set(part, new Set([key]));
    }
  }
  return parts;
}

function take(result: Record<string, unknown>, from: object, keys: readonly string[]): void {
  for (const key of keys) {
    if (Object.hasOwn(from, key)) result[key] = ownProperty(from, key);
    else delete result[key];
  }
}

/**
 * Merges an item that both sides have, part by part. `mergePart` replaces the merge of one part and
 * returns the value of its key.
 */
export function mergeItem<Value extends Item>(
  kind: ItemKind,
  base: Value | undefined,
  mine: Value,
  theirs: Value,
  resolve: ResolveConflict,
  mergePart?: {
    part: ConflictPart;
    key: string;
    merge(versions: Versions<Value>): unknown;
    /** Whether the part differs although the item does not. */
    differs(versions: Versions<Value>): boolean;
  },
): Value {
  const { id } = mine;
  if (mine === theirs) return mine;
  // Where both brought it anew, as after a deletion that met the edits of both, nothing stood there before.
  const nothing = { id, ...(mergePart ? { [mergePart.key]: [] } : {}) } as unknown as Value;
  const versions = { base: base ?? nothing, mine, theirs };
  // An item that only one side changed is taken whole, including the connections of its choices.
  if (!mergePart?.differs(versions)) {
    if (deepEqual(versions.base, theirs)) return mine;
    if (deepEqual(versions.base, mine)) return theirs;
  }
  const result: Record<string, unknown> = { ...mine };
  for (const [part, keySet] of keysByPart(kind, versions)) {
    const keys = [...keySet];
    if (part === mergePart?.part) {
      result[mergePart.key] = mergePart.merge(versions);
      continue;
    }
    // Keys that this version of the format does not know are merged one by one.
    const contested = part === 'other' ? mergeUnknown(result, versions, keys) : keys;
    if (contested.length === 0) continue;
    const conflict = {
      kind,
      id,
      part,
      base: valueAt(versions.base, contested),
      mine: valueAt(mine, contested),
      theirs: valueAt(theirs, contested),
    };
    const text = mergedText(conflict);
    if (text !== null) result[contested[0] as string] = text;
    else if (mergedSide(conflict, resolve) === 'theirs') take(result, theirs, contested);
  }
  return result as Value;
}

/** Takes over the keys that only their side changed, and returns those that both sides changed. */
function mergeUnknown(
  result: Record<string, unknown>,
  { base, mine, theirs }: Versions<Item>,
  keys: readonly string[],
): string[] {
  return keys.filter((key) => {
    const side = changedSide(
      ownProperty(base, key),
      ownProperty(mine, key),
      ownProperty(theirs, key),
    );
    if (side === 'theirs') take(result, theirs, [key]);
    return side === null;
  });
}
