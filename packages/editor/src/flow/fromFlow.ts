import type { Connection as FlowConnection, NodeChange } from '@xyflow/react';
import type { LinkInput } from '../commands/linkCommands.ts';
import type { CardNode } from './flowNodes.ts';
import { outputHandle } from './handles.ts';

/** The link an author drew between two handles. */
export function toLinkInput({
  source,
  sourceHandle,
  target,
}: Pick<FlowConnection, 'source' | 'sourceHandle' | 'target'>): LinkInput {
  return {
    fromNodeId: source,
    toNodeId: target,
    ...(sourceHandle && sourceHandle !== outputHandle ? { choiceId: sourceHandle } : {}),
  };
}

/** Where nodes were dragged to, from React Flow's changes. */
export function positionsIn(
  changes: readonly NodeChange<CardNode>[],
): Record<string, { x: number; y: number }> | null {
  const positions: Record<string, { x: number; y: number }> = {};
  let isEmpty = true;
  for (const change of changes) {
    if (change.type !== 'position' || !change.position) continue;
    positions[change.id] = { x: change.position.x, y: change.position.y };
    isEmpty = false;
  }
  return isEmpty ? null : positions;
}

type SelectChange = { type: string; id?: string; selected?: boolean };

/** A selection after React Flow's changes; the same list where nothing was selected or let go. */
export function selectedAfter(
  ids: readonly string[],
  changes: readonly SelectChange[],
): readonly string[] {
  const selected = new Set(ids);
  let isChanged = false;
  for (const change of changes) {
    if (change.type !== 'select' || change.id === undefined) continue;
    if (selected.has(change.id) === Boolean(change.selected)) continue;
    isChanged = true;
    if (change.selected) selected.add(change.id);
    else selected.delete(change.id);
  }
  return isChanged ? [...selected] : ids;
}
