import type { Position } from '@dreamfork/story';
import { type Bounds, holds, inflate, overlaps } from './bounds.ts';
import { distanceTo } from './curve.ts';
import { detour, edgeCurve } from './edgeRoute.ts';
import { farCurve, markPoint } from './farMap.ts';
import type { Scene } from './scene.ts';
import { groupFrame } from './sceneGroups.ts';
import type { SceneEdge, SceneGroup, SceneNode, SceneNote } from './sceneParts.ts';

const at = ({ x, y }: Position): Bounds => ({ x, y, width: 0, height: 0 });

/** The topmost card at a point. */
export function nodeAt(scene: Scene, point: Position): SceneNode | undefined {
  return scene.nodesIn(at(point)).sort((one, other) => other.order - one.order)[0];
}

/** The node whose mark in the map from afar is within reach of a point: marks may be larger than their cards. */
export function markAt(scene: Scene, point: Position, reach: number): SceneNode | undefined {
  const distance = (node: SceneNode) => {
    const { x, y } = markPoint(node);
    return Math.hypot(x - point.x, y - point.y);
  };
  return scene
    .nodesIn(inflate(at(point), reach))
    .filter((node) => distance(node) <= reach)
    .sort((one, other) => distance(one) - distance(other))[0];
}

const distanceFrom = ({ x, y, width, height }: Bounds, point: Position): number =>
  Math.hypot(
    Math.max(x - point.x, 0, point.x - x - width),
    Math.max(y - point.y, 0, point.y - y - height),
  );

/** The card at which a line from another node ends: the one under the point, or the nearest within reach. */
export function lineTargetAt(
  scene: Scene,
  fromId: string,
  point: Position,
  reach: number,
): SceneNode | undefined {
  const exact = nodeAt(scene, point);
  if (exact) return exact.id === fromId ? undefined : exact;
  return scene
    .nodesIn(inflate(at(point), reach))
    .filter(({ id }) => id !== fromId)
    .sort((one, other) => distanceFrom(one, point) - distanceFrom(other, point))[0];
}

/** The edge nearest to a point, if one is within reach; from far by the lines between marks. */
export function edgeAt(
  scene: Scene,
  point: Position,
  reach: number,
  isFar = false,
): SceneEdge | undefined {
  let found: SceneEdge | undefined;
  let nearest = reach;
  for (const edge of scene.edgesIn(inflate(at(point), reach + detour))) {
    const distance = distanceTo(isFar ? farCurve(edge) : edgeCurve(scene, edge), point);
    if (distance <= nearest) {
      nearest = distance;
      found = edge;
    }
  }
  return found;
}

export const noteAt = (scene: Scene, point: Position): SceneNote | undefined =>
  [...scene.notes.values()].findLast((note) => holds(note, point));

/** The group whose title, or whose card while it is folded, is at a point. */
export const groupAt = (scene: Scene, point: Position): SceneGroup | undefined =>
  [...scene.groups.values()].findLast(
    (group) =>
      holds(group, point) && (group.isFolded || point.y <= group.y + groupFrame.titleHeight),
  );

/** What a frame drawn on the canvas takes in: every card and every note it touches. */
export function insideFrame(scene: Scene, frame: Bounds): { nodeIds: string[]; noteIds: string[] } {
  const nodes = scene.nodesIn(frame).sort((one, other) => one.order - other.order);
  const noteIds = [...scene.notes.values()]
    .filter((note) => overlaps(note, frame))
    .map(({ id }) => id);
  return { nodeIds: nodes.map(({ id }) => id), noteIds };
}
