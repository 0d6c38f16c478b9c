import type { ItemKind } from '../change/change.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { ownProperty } from '../values/record.ts';

const nodeKeys = {
  title: 'title',
  content: 'content',
  type: 'type',
  position: 'position',
  choices: 'choices',
  media: 'media',
  mediaNodeId: 'media',
  groupId: 'group',
  status: 'status',
} as const;

const connectionKeys = { fromNodeId: 'from', toNodeId: 'to' } as const;

const groupKeys = { title: 'title', colour: 'colour' } as const;

const noteKeys = { text: 'text', position: 'position', size: 'size', colour: 'colour' } as const;

type PartOf<Keys> = Keys[keyof Keys] | 'other';

/** The parts of an item that an author can distinguish; `other` holds the unknown keys. */
export type ItemPart = {
  node: PartOf<typeof nodeKeys>;
  connection: PartOf<typeof connectionKeys>;
  group: PartOf<typeof groupKeys>;
  note: PartOf<typeof noteKeys>;
};

/** The part of an item that each of its keys belongs to. */
export const partKeys: { readonly [Kind in ItemKind]: ReadonlyMap<string, ItemPart[Kind]> } = {
  node: new Map(Object.entries(nodeKeys)),
  connection: new Map(Object.entries(connectionKeys)),
  group: new Map(Object.entries(groupKeys)),
  note: new Map(Object.entries(noteKeys)),
};

/** The parts in which two versions of an item differ, in the order of their keys. */
export function differingParts<Kind extends ItemKind>(
  kind: Kind,
  before: object,
  after: object,
): ItemPart[Kind][] {
  if (before === after) return [];
  const parts = new Set<ItemPart[Kind]>();
  const notice = (key: string) => {
    const part = partKeys[kind].get(key) ?? 'other';
    if (!parts.has(part) && !deepEqual(ownProperty(before, key), ownProperty(after, key)))
      parts.add(part);
  };
  for (const key in before) notice(key);
  for (const key in after) if (!Object.hasOwn(before, key)) notice(key);
  return [...parts];
}
