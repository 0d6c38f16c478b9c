import type { NodeProps } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { NodeCard } from '../NodeCard.tsx';
import type { CardFlowNode } from './flowTypes.ts';

/** A node of the story as a node of React Flow. */
export function CardNode({ data }: NodeProps<CardFlowNode>) {
  const { model, actions, descriptionId } = useCanvas();
  const { node, order, hasInput, hasOutput, isTabStop } = data;
  const { id } = node;
  const card = useRef<HTMLElement>(null);
  const isTarget = useStore(model.overlay, ({ targetNodeId }) => targetNodeId === id);
  const isFar = useStore(model.cards.isFar);
  const takesFocus = useStore(model.focusRequest, (nodeId) => nodeId === id);
  const isSelected = useCanvasState(({ selection }) => selection.nodeIds.includes(id));
  const selectedChoiceId = useCanvasState(({ selection: { choice } }) =>
    choice?.nodeId === id ? choice.choiceId : null,
  );
  const problem = useCanvasState(({ overlays }) => overlays.problems.get(id) ?? null);
  const difference = useCanvasState(({ overlays }) => overlays.difference?.get(id) ?? null);
  const isVisited = useCanvasState(({ overlays }) => overlays.visited.has(id));
  const isFaded = useCanvasState(
    ({ overlays: { highlighted } }) => highlighted !== null && !highlighted.has(id),
  );
  useEffect(() => {
    if (!takesFocus) return;
    model.focusRequest.setState(null);
    card.current?.focus({ preventScroll: true });
  }, [takesFocus, model]);
  return (
    <NodeCard
      ref={card}
      node={node}
      descriptionId={`${descriptionId}${order}`}
      hasInput={hasInput}
      hasOutput={hasOutput}
      isSelected={isSelected}
      isTarget={isTarget}
      isTabStop={isTabStop}
      selectedChoiceId={selectedChoiceId}
      problem={problem}
      difference={difference}
      isVisited={isVisited}
      isFaded={isFaded}
      isEditable={actions !== null}
      isFar={isFar}
      model={model}
    />
  );
}
