/** How far the author is with a node, from the first thought to the last word. */
export const nodeStatuses = ['idea', 'draft', 'done'] as const;

export type NodeStatus = (typeof nodeStatuses)[number];

/** The value as a status; undefined for any other (SPEC D27). */
export const nodeStatus = (value: unknown): NodeStatus | undefined =>
  nodeStatuses.find((status) => status === value);
