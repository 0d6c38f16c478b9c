import { inGroup } from '../operations/groups.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import { repairReferences } from '../repair/repairReferences.ts';
import type { Connection, StoryDocument } from '../schema/document.ts';
import type { MergeInput } from './conflict.ts';
import { firstOf, followedConnections } from './links.ts';

/** Drops connections that lost their only choice, and duplicates of a plain connection that both sides added. */
function withoutLeftovers({ base, mine, theirs }: MergeInput, merged: StoryDocument): Connection[] {
  const followed = followedConnections(merged);
  const sides = [mine, theirs].map((side) => ({
    ids: storyIndex(side).connectionsById,
    followed: followedConnections(side),
  }));
  const isLeftOver = ({ id }: Connection): boolean =>
    !followed.has(id) &&
    sides.every((side) => !side.ids.has(id) || side.followed.has(id)) &&
    sides.some((side) => side.ids.has(id));

  const known = storyIndex(base).connectionsById;
  const added = new Map<string, string>();
  const twins = new Set<string>();
  for (const { id, ...rest } of merged.connections) {
    if (known.has(id) || followed.has(id) || sides.every((side) => side.ids.has(id))) continue;
    const key = JSON.stringify(rest);
    const twin = added.get(key);
    if (twin === undefined) added.set(key, id);
    else if (sides.every((side) => side.ids.has(id) !== side.ids.has(twin))) {
      const preferred = firstOf(id, twin);
      twins.add(preferred === id ? twin : id);
      added.set(key, preferred);
    }
  }
  return merged.connections.filter((one) => !twins.has(one.id) && !isLeftOver(one));
}

/** Drops groups that the merge left without nodes, and references to dropped groups. */
function withoutEmptyGroups(
  { base, mine, theirs }: MergeInput,
  merged: StoryDocument,
): StoryDocument {
  if (merged.groups.length === 0 && base.groups.length === 0) return merged;
  const memberships = ({ nodes }: StoryDocument) => new Set(nodes.map(({ groupId }) => groupId));
  const holding = memberships(merged);
  const held = [base, mine, theirs].map(memberships);
  const groups = merged.groups.filter(
    ({ id }) => holding.has(id) || !held.some((ids) => ids.has(id)),
  );
  const left = new Set(groups.map(({ id }) => id));
  const known = new Set([base, mine, theirs].flatMap((one) => one.groups.map(({ id }) => id)));
  const nodes = merged.nodes.map((node) =>
    node.groupId && known.has(node.groupId) && !left.has(node.groupId) ? inGroup(node, null) : node,
  );
  return { ...merged, nodes, groups };
}

/** Makes the merged story a valid document without leftovers (SPEC M7). */
export function normaliseMerge(input: MergeInput, merged: StoryDocument): StoryDocument {
  const connections = withoutLeftovers(input, merged);
  return repairReferences(withoutEmptyGroups(input, { ...merged, connections })).document;
}
