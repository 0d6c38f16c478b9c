import type { ReactFlowProps } from '@xyflow/react';
import { cellSize } from '../commands/cellSize.ts';
import type { LinkEdge } from '../flow/flowEdges.ts';
import type { CardNode } from '../flow/flowNodes.ts';

/** From this many nodes on, only what is in view is drawn. */
export const manyNodes = 150;

/** What never changes about the canvas. Keys are off: the editor has a keyboard map of its own. */
export const canvasOptions = {
  minZoom: 0.1,
  maxZoom: 4,
  snapToGrid: true,
  snapGrid: [cellSize, cellSize],
  deleteKeyCode: null,
  panActivationKeyCode: null,
  disableKeyboardA11y: true,
  nodesFocusable: true,
  edgesFocusable: false,
  edgesReconnectable: true,
  reconnectRadius: 14,
  connectionRadius: 28,
  zoomOnDoubleClick: false,
  nodeDragThreshold: 2,
  attributionPosition: 'top-right',
} as const satisfies Partial<ReactFlowProps<CardNode, LinkEdge>> | object;
