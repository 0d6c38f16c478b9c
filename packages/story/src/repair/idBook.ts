import { freshId } from './freshId.ts';
import { idOf } from './raw.ts';

/** The ids of one kind of thing, while a damaged story is read. */
export type IdBook = {
  /** The id of a thing: its own if that can be one, else a new one. Two things may still share it. */
  nameOf(raw: unknown, onRenewed: () => void): string;
  /** The id that a reference means; nothing where it can mean none. */
  find(raw: unknown): string | undefined;
};

/** A book of the ids that these things have; new ones are the prefix with a number. */
export function openIdBook(prefix: string, maximum: number, known: Iterable<unknown>): IdBook {
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
  const soundId = (id: string): string => {
    if (id.length <= maximum) return id;
    const short = shortened.get(id) ?? renew(id);
    shortened.set(id, short);
    return short;
  };
  let count = 0;
  return {
    nameOf(raw, onRenewed) {
      const own = idOf(raw);
      if (own !== undefined && own.length <= maximum) return own;
      onRenewed();
      return own === undefined ? renew(`${prefix}-${++count}`) : soundId(own);
    },
    find(raw) {
      const id = idOf(raw);
      return id === undefined ? undefined : soundId(id);
    },
  };
}
