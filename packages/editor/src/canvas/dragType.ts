import { type NodeType, nodeTypes } from '@dreamfork/story';

/** The kind of data a tool carries while it is dragged onto the canvas. */
export const dragType = 'application/x-dreamfork-node';

/** The node type that is being dragged, if it is one. */
export function draggedType(data: DataTransfer): NodeType | undefined {
  const value = data.getData(dragType);
  return nodeTypes.find((type) => type === value);
}
