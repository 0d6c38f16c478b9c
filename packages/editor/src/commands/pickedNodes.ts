import type { SessionState } from '../session/createSession.ts';

/** The selected nodes, and those of selected groups, in the order of the story. */
export function pickedNodes({
  document,
  selection,
}: Pick<SessionState, 'document' | 'selection'>): readonly string[] {
  const { nodeIds, groupIds } = selection;
  if (groupIds.length === 0) return nodeIds;
  const chosen = new Set(nodeIds);
  const groups = new Set(groupIds);
  return document.nodes.flatMap(({ id, groupId }) =>
    chosen.has(id) || (groupId !== undefined && groups.has(groupId)) ? id : [],
  );
}
