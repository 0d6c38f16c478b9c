/** The eight node types of a story, in the order in which tools offer them. */
export const nodeTypes = [
  'start',
  'text',
  'choice',
  'image',
  'video',
  'audio',
  'document',
  'end',
] as const;

export type NodeType = (typeof nodeTypes)[number];

/**
 * The type that a node is shown as: where a story starts, a node is shown as the start, whatever else it
 * offers (SPEC D24).
 */
export const shownType = (
  { startNodeId }: { startNodeId: string | null },
  { id, type }: { id: string; type: NodeType },
): NodeType => (id === startNodeId ? 'start' : type);

export const mediaTypes = ['image', 'video', 'audio', 'document'] as const satisfies NodeType[];

export type MediaType = (typeof mediaTypes)[number];

/** Whether a node of this type shows a media file. */
export function isMediaType(type: NodeType): type is MediaType {
  return (mediaTypes as readonly NodeType[]).includes(type);
}
