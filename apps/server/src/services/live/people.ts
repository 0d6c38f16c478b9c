import { createHash } from 'node:crypto';
import { type LivePerson, type Presence, presenceColours } from '@dreamfork/api-client/contract';

export const resting: Presence = { selection: [], viewport: null, drag: null, writing: null };

/** Bytes of a presence: with a name it fits a message between processes. */
const presenceMaximum = 6000;

const firstHalf = <Item>(items: readonly Item[]): Item[] =>
  items.slice(0, Math.floor(items.length / 2));

/** The presence with fewer nodes where their ids are so long that they would not fit a message. */
export function fitPresence(presence: Presence): Presence {
  if (Buffer.byteLength(JSON.stringify(presence)) <= presenceMaximum) return presence;
  const { selection, drag } = presence;
  return fitPresence({
    ...presence,
    selection: firstHalf(selection),
    drag: drag && { ...drag, nodeIds: firstHalf(drag.nodeIds) },
  });
}

/** The colour that a user has in a story: that of their other windows, else one that nobody has. */
export function colourFor(userId: string, others: readonly LivePerson[]): number {
  const own = others.find((person) => person.userId === userId);
  if (own) return own.colour;
  const taken = new Set(others.map(({ colour }) => colour));
  const preferred = createHash('sha1').update(userId).digest().readUInt8() % presenceColours;
  const colours = Array.from(
    { length: presenceColours },
    (_, at) => (preferred + at) % presenceColours,
  );
  return colours.find((colour) => !taken.has(colour)) ?? preferred;
}
