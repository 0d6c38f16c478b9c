import type { Position } from '@dreamfork/story';
import type { FinalConnectionState } from '@xyflow/react';
import { outputHandle } from '../../geometry/edgeEnds.ts';
import { nodeAt } from '../../geometry/hits.ts';
import type { CanvasActions } from '../model/canvasActions.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { storyId } from './flowTypes.ts';

type Finished = {
  state: FinalConnectionState;
  targetNodeId: string | null;
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

/** A card takes the connection; on empty ground a new one asks what to add there, an old one stays. */
export function finishConnection(
  { scene }: CanvasModel,
  actions: CanvasActions,
  { state, targetNodeId, reconnected, at, to }: Finished,
): void {
  const isBackward = state.fromHandle?.type === 'target';
  const from = fromOf(state);
  if (reconnected !== null) {
    const isElsewhere = scene.edges.get(reconnected)?.to.id !== targetNodeId;
    if (targetNodeId !== null && isElsewhere) {
      actions.reconnect({ connectionId: reconnected, toNodeId: targetNodeId });
    }
  } else if (targetNodeId !== null) {
    actions.connect(
      isBackward
        ? { fromNodeId: targetNodeId, toNodeId: from.fromNodeId }
        : { ...from, toNodeId: targetNodeId },
    );
  } else if (!isBackward && nodeAt(scene, to) === undefined) {
    actions.openMenu({
      x: at.clientX,
      y: at.clientY,
      subject: { kind: 'link', from, position: to },
    });
  }
}
