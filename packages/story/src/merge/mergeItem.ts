import type { ItemKind } from '../change/storyLists.ts';
import { type ItemPart, partKeys } from '../compare/itemParts.ts';
import { own } from '../values/own.ts';
import { same } from '../values/same.ts';
import type { ClashPart } from './clash.ts';
import type { Judge } from './judge.ts';
import { changedSide, mergedSide } from './mergeValue.ts';

type Item = { readonly id: string };
type Versions<Value> = { base: Value; mine: Value; theirs: Value };

/** One key by itself, several as an object; `null` where there is nothing. */
const valueAt = (item: object, keys: readonly string[]): unknown =>
  keys.length === 1
    ? (own(item, keys[0] as string) ?? null)
    : Object.fromEntries(keys.map((key) => [key, own(item, key) ?? null]));

/** The keys of all versions, by the part of the item that they belong to. */
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
    if (Object.hasOwn(from, key)) result[key] = own(from, key);
    else delete result[key];
  }
}

/**
 * One item that both sides have, merged part by part. `mergePart` may take a part over; it answers
 * with the value of that part's key.
 */
export function mergeItem<Value extends Item>(
  kind: ItemKind,
  base: Value | undefined,
  mine: Value,
  theirs: Value,
  judge: Judge,
  mergePart?: { part: ClashPart; key: string; merge(versions: Versions<Value>): unknown },
): Value {
  const { id } = mine;
  if (!base) {
    return mergedSide({ kind, id, base: null, mine, theirs }, judge) === 'mine' ? mine : theirs;
  }
  // An item that one side left alone is the other's, links of its choices included.
  if (mine === theirs || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;

  const versions = { base, mine, theirs };
  const result: Record<string, unknown> = { ...mine };
  for (const [part, keySet] of keysByPart(kind, versions)) {
    const keys = [...keySet];
    if (part === mergePart?.part) {
      result[mergePart.key] = mergePart.merge(versions);
      continue;
    }
    // Of what this version does not know, every key is taken by itself.
    const contested = part === 'other' ? mergeUnknown(result, versions, keys) : keys;
    if (contested.length === 0) continue;
    const clash = {
      kind,
      id,
      part,
      base: valueAt(base, contested),
      mine: valueAt(mine, contested),
      theirs: valueAt(theirs, contested),
    };
    if (mergedSide(clash, judge) === 'theirs') take(result, theirs, contested);
  }
  return result as Value;
}

/** Takes over what only they changed, and names the keys that both did. */
function mergeUnknown(
  result: Record<string, unknown>,
  { base, mine, theirs }: Versions<Item>,
  keys: readonly string[],
): string[] {
  return keys.filter((key) => {
    const side = changedSide(own(base, key), own(mine, key), own(theirs, key));
    if (side === 'theirs') take(result, theirs, [key]);
    return side === null;
  });
}
