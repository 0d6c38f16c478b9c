import type { LivePerson } from '../../services/index.ts';
import type { PersonMark } from '../../store/session/canvasOverlays.ts';

type People = ReadonlyMap<string, readonly PersonMark[]>;

const isSame = (one: readonly PersonMark[], other: readonly PersonMark[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who is at which node; whatever has not changed is the same as before, so that only other cards are drawn anew. */
export function peopleByNode(people: readonly LivePerson[], known: People): People {
  const now = new Map<string, PersonMark[]>();
  for (const { id, name, colour, presence } of people) {
    const { selection, writing } = presence;
    for (const nodeId of new Set(writing === null ? selection : [writing, ...selection])) {
      const mark = { id, name, colour, isWriting: writing === nodeId };
      now.set(nodeId, [...(now.get(nodeId) ?? []), mark]);
    }
  }
  let hasChanged = now.size !== known.size;
  const merged = new Map<string, readonly PersonMark[]>();
  for (const [nodeId, marks] of now) {
    const before = known.get(nodeId);
    if (before && isSame(marks, before)) merged.set(nodeId, before);
    else {
      merged.set(nodeId, marks);
      hasChanged = true;
    }
  }
  return hasChanged ? merged : known;
}
