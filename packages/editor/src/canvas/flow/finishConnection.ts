import type { Position } from '@dreamfork/story';
import type { FinalConnectionState } from '@xyflow/react';
import { outputHandle } from '../../geometry/edgeEnds.ts';
import { nodeAt } from '../../geometry/hits.ts';
import type { CanvasActions } from '../model/canvasActions.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { storyId } from './flowTypes.ts';
import { connectionTarget } from './hit.ts';

type Finished = {
  state: FinalConnectionState;
  /** The connection whose end was pulled away; null for a new one. */
  reconnected: string | null;
  at: { clientX: number; clientY: number };
  to: Position;
};

const fromOf = ({ fromHandle, fromNode }: FinalConnectionState) => {
  const fromNodeId = storyId(fromNode?.id ?? '');
  const handleId = fromHandle?.id ?? outputHandle;
  return handleId === outputHandle ? { fromNodeId } : { fromNodeId, choiceId: handleId };
};

/**
 * A card takes the connection; on empty ground a new one asks what to add there, an old one stays. Where the pointer
 * is now counts: the line may not have been drawn again since it moved last.
 */
export function finishConnection(
  model: CanvasModel,
  actions: CanvasActions,
  { state, reconnected, at, to }: Finished,
): void {
  const { scene } = model;
  const from = fromOf(state);
  const target = connectionTarget(model, from.fromNodeId, to);
  const isBackward = state.fromHandle?.type === 'target';
  if (reconnected !== null) {
    if (target && target.id !== scene.edges.get(reconnected)?.to.id) {
      actions.reconnect({ connectionId: reconnected, toNodeId: target.id });
    }
  } else if (target) {
    actions.connect(
      isBackward
        ? { fromNodeId: target.id, toNodeId: from.fromNodeId }
        : { ...from, toNodeId: target.id },
    );
  } else if (!isBackward && nodeAt(scene, to) === undefined) {
    actions.openMenu({
      x: at.clientX,
      y: at.clientY,
      subject: { kind: 'link', from, position: to },
    });
  }
}
