import { idOf } from './raw.ts';

/** Assigns the ids of one kind of item while a damaged story is repaired. */
export type IdAllocator = {
  /** The id of an item: its own if that is valid, else a new one. Two items may still share it. */
  assign(raw: unknown, onRenewed: () => void): string;
  /** The id that a reference means; undefined if the value is not an id. */
  find(raw: unknown): string | undefined;
};

/** `known` are the ids in the document; new ones are the prefix with a number. */
export function createIdAllocator(
  prefix: string,
  maximum: number,
  known: Iterable<unknown>,
): IdAllocator {
  const taken = new Set<string>();
  for (const raw of known) {
    const id = idOf(raw);
    if (id !== undefined) taken.add(id);
  }
  const shortened = new Map<string, string>();
  const renew = (wanted: string): string => {
    const id = freshId(wanted, maximum, (candidate) => taken.has(candidate));
    taken.add(id);
    return id;
  };
  const shorten = (id: string): string => {
    if (id.length <= maximum) return id;
    const short = shortened.get(id) ?? renew(id);
    shortened.set(id, short);
    return short;
  };
  let count = 0;
  return {
    assign(raw, onRenewed) {
      const id = idOf(raw);
      if (id !== undefined && id.length <= maximum) return id;
      onRenewed();
      return id === undefined ? renew(`${prefix}-${++count}`) : shorten(id);
    },
    find(raw) {
      const id = idOf(raw);
      return id === undefined ? undefined : shorten(id);
    },
  };
}

/** A free id based on the wanted one: numbered from 2, and not longer than allowed. */
export function freshId(wanted: string, maximum: number, isTaken: (id: string) => boolean): string {
  const plain = wanted.slice(0, maximum);
  if (plain !== '' && !isTaken(plain)) return plain;
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const numbered = wanted.slice(0, maximum - ending.length) + ending;
    if (!isTaken(numbered)) return numbered;
  }
}
