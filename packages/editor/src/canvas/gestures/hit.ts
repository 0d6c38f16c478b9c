import type { Position } from '@dreamfork/story';
import type { CanvasEngine } from '../engine/createEngine.ts';
import { edgeAt, groupAt, nodeAt, noteAt } from '../geometry/hits.ts';

/** What a pointer is on. */
export type Hit =
  | { kind: 'handle'; nodeId: string; handleId: string; isInput: boolean }
  | { kind: 'node'; id: string; choiceId?: string }
  | { kind: 'note'; id: string; isCorner: boolean }
  | { kind: 'group'; id: string }
  | { kind: 'edge'; id: string; isAtTarget: boolean }
  | { kind: 'canvas' }
  /** Something that takes the pointer itself. */
  | { kind: 'foreign' };

/** Pixels of the screen within which a line, or the end of one, is taken hold of. */
const reach = 10;
const endReach = 34;

const attribute = (element: Element | null, name: string): string =>
  element?.getAttribute(name) ?? '';

/** Whether it is something that takes pointer and wheel itself. */
export const isInteractive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea') !== null;

function hitElement(target: Element): Hit | null {
  if (isInteractive(target)) return { kind: 'foreign' };
  const handle = target.closest('[data-handle]');
  const card = target.closest('[data-node-id]');
  if (handle && card) {
    return {
      kind: 'handle',
      nodeId: attribute(card, 'data-node-id'),
      handleId: attribute(handle, 'data-handle'),
      isInput: handle.hasAttribute('data-input'),
    };
  }
  const note = target.closest('[data-note-id]');
  if (note) {
    const isCorner = target.closest('[data-corner]') !== null;
    return { kind: 'note', id: attribute(note, 'data-note-id'), isCorner };
  }
  if (card) {
    const choiceId = attribute(target.closest('[data-choice-id]'), 'data-choice-id');
    return {
      kind: 'node',
      id: attribute(card, 'data-node-id'),
      ...(choiceId ? { choiceId } : {}),
    };
  }
  const group = target.closest('[data-group-id]');
  return group ? { kind: 'group', id: attribute(group, 'data-group-id') } : null;
}

/** What is at a point of the canvas, whether it has an element or is only drawn. */
export function hitPoint({ scene, viewport }: CanvasEngine, point: Position): Hit {
  const { zoom } = viewport.getState();
  const group = groupAt(scene, point);
  if (group?.isCollapsed) return { kind: 'group', id: group.id };
  const node = nodeAt(scene, point);
  if (node) return { kind: 'node', id: node.id };
  const note = noteAt(scene, point);
  if (note) return { kind: 'note', id: note.id, isCorner: false };
  const edge = edgeAt(scene, point, reach / zoom);
  if (edge) {
    const isAtTarget = Math.hypot(point.x - edge.x2, point.y - edge.y2) < endReach / zoom;
    return { kind: 'edge', id: edge.id, isAtTarget };
  }
  return group ? { kind: 'group', id: group.id } : { kind: 'canvas' };
}

export function hitOf(engine: CanvasEngine, target: EventTarget | null, point: Position): Hit {
  const found = target instanceof Element ? hitElement(target) : null;
  return found ?? hitPoint(engine, point);
}
