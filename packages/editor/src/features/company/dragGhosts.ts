import type { Position } from '@dreamfork/story';
import type { LivePerson } from '../../services/index.ts';

/** What somebody else drags, and where its nodes stood when the drag was first heard of. */
export type DragGhost = {
  readonly person: LivePerson;
  readonly dx: number;
  readonly dy: number;
  readonly from: ReadonlyMap<string, Position>;
};

export type DragGhosts = ReadonlyMap<string, DragGhost>;

const isAt = (one: Position, other: Position | undefined): boolean =>
  one.x === other?.x && one.y === other.y;

/** Follows the drags of others. A node that has come to stand elsewhere has been saved there, or is gone. */
export function followDrags(
  people: readonly LivePerson[],
  known: DragGhosts,
  nodes: ReadonlyMap<string, Position>,
): DragGhosts {
  const now = new Map<string, DragGhost>();
  for (const person of people) {
    const { drag } = person.presence;
    if (!drag) continue;
    const { nodeIds, dx, dy } = drag;
    const places =
      known.get(person.id)?.from ??
      nodeIds.flatMap((id): [string, Position][] => {
        const place = nodes.get(id);
        return place ? [[id, { x: place.x, y: place.y }]] : [];
      });
    const from = new Map([...places].filter(([id, place]) => isAt(place, nodes.get(id))));
    now.set(person.id, { person, dx, dy, from });
  }
  return now;
}
