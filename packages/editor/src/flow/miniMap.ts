import { type NodeType, nodeTypes, type StoryDocument } from '@dreamfork/story';
import { card, cardGeometry } from './geometry.ts';

export type Bounds = { x: number; y: number; width: number; height: number };

/** The rectangle that holds every card, or one cell of room where there is none. */
export function boundsOf({ nodes }: StoryDocument): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const node of nodes) {
    const { x, y } = node.position;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + card.width);
    bottom = Math.max(bottom, y + cardGeometry(node).height);
  }
  if (nodes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest rectangle around two. */
export function unite(one: Bounds, other: Bounds): Bounds {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** One SVG path per node type, holding the rectangles of all its cards. */
export function typePaths({ nodes }: StoryDocument): Partial<Record<NodeType, string>> {
  const parts: Partial<Record<NodeType, string[]>> = {};
  for (const node of nodes) {
    const { height } = cardGeometry(node);
    const list = parts[node.type] ?? [];
    parts[node.type] = list;
    list.push(`M${node.position.x} ${node.position.y}h${card.width}v${height}h${-card.width}z`);
  }
  const paths: Partial<Record<NodeType, string>> = {};
  for (const type of nodeTypes) {
    const list = parts[type];
    if (list) paths[type] = list.join('');
  }
  return paths;
}
