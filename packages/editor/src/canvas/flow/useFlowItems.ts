import { useEffect, useMemo, useState } from 'react';
import { useCanvas } from '../CanvasContext.tsx';
import { createKept } from './createKept.ts';
import { listEdges } from './flowEdges.ts';
import { listNodes } from './flowNodes.ts';
import type { FlowEdge, FlowNode } from './flowTypes.ts';

/** What React Flow is given of the story, kept in step with everything that decides it. */
export function useFlowItems(dragsSelectedOnly: boolean): { nodes: FlowNode[]; edges: FlowEdge[] } {
  const { model } = useCanvas();
  const list = useMemo(() => {
    const keepNodes = createKept<FlowNode>();
    const keepEdges = createKept<FlowEdge>();
    return () => ({
      nodes: keepNodes(listNodes(model, { dragsSelectedOnly })),
      edges: keepEdges(listEdges(model)),
    });
  }, [model, dragsSelectedOnly]);
  const [items, setItems] = useState(list);
  useEffect(() => {
    const follow = () => setItems((shown) => unlessSame(shown, list()));
    follow();
    const { cards, dragging } = model;
    const stops = [
      model.shown,
      cards.mounted,
      cards.isZoomedOut,
      cards.window,
      dragging.drag,
      model.sceneVersion,
      model.focused,
      model.editedNote,
      model.resizedNote,
      model.hoveredEdge,
      model.overlay,
    ].map((store) => store.subscribe(follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, [model, list]);
  return items;
}

type Items = { nodes: FlowNode[]; edges: FlowEdge[] };

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

const unlessSame = (shown: Items, next: Items): Items => {
  const nodes = isSame(shown.nodes, next.nodes) ? shown.nodes : next.nodes;
  const edges = isSame(shown.edges, next.edges) ? shown.edges : next.edges;
  return nodes === shown.nodes && edges === shown.edges ? shown : { nodes, edges };
};
