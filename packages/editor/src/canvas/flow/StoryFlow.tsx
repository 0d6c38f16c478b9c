import {
  type EdgeTypes,
  type NodeTypes,
  PanOnScrollMode,
  ReactFlow,
  useKeyPress,
  ViewportPortal,
} from '@xyflow/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { zoomRange } from '../../geometry/viewport.ts';
import { contentZoom } from '../../geometry/zoomLevels.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { CardNode } from './CardNode.tsx';
import { ConnectionEdge, ConnectionLine } from './Connections.tsx';
import * as styles from './flow.css.ts';
import { GroupNode } from './GroupNode.tsx';
import { Guides, LitLines, useLitLines } from './Lines.tsx';
import { NoteNode } from './NoteNode.tsx';
import { Squares } from './Squares.tsx';
import { useFlowHandlers } from './useFlowHandlers.ts';
import { useFlowItems } from './useFlowItems.ts';
import { useLongPress } from './useLongPress.ts';

const SelectionNode = () => <div className={styles.selectionFrame} />;
/** The whole story is shown by the drawing. */
const StoryNode = () => null;

const nodeTypes: NodeTypes = {
  card: CardNode,
  note: NoteNode,
  group: GroupNode,
  selection: SelectionNode,
  story: StoryNode,
};
const edgeTypes: EdgeTypes = { connection: ConnectionEdge };

/** The zoom in steps: what keeps its size on the screen need not be exact, and a change is a new style for all cards. */
const roughly = (zoom: number): number => 2 ** (Math.round(Math.log2(zoom) * 2) / 2);

/** Pixels a mouse may move before a press becomes a drag. */
const dragThreshold = 3;
/** Pixels around the end of a line in which it is taken hold of. */
const endReach = 24;

/** React Flow with what the canvas shows near, over the drawing of all that is far. */
export function StoryFlow({ children }: { children?: ReactNode }) {
  const { model, actions } = useCanvas();
  const root = useRef<HTMLDivElement>(null);
  // React Flow has a place for it only after its first rendering.
  const [drawing, setDrawing] = useState<HTMLDivElement | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [isAttached, setAttached] = useState(false);
  const { nodes, edges } = useFlowItems(isTouched);
  const { callbacks, cancel, longPress } = useFlowHandlers();
  const isShifted = useKeyPress('Shift');
  const isSpaceDown = useKeyPress('Space');
  const isZoomedOut = useStore(model.cards.isZoomedOut);
  const readsTitles = useStore(model.cards.restedZoom, (zoom) => zoom < contentZoom);
  const roughZoom = useStore(model.cards.restedZoom, roughly);
  const minZoom = useStore(model.sceneVersion, () => model.leastZoom());
  const remembers = useCanvasState(({ document }) => document.variables !== undefined);
  const litLines = useLitLines();
  const isOverEdge = useStore(model.hovered, ({ kind }) => kind === 'connection');

  useLayoutEffect(() => {
    if (!root.current || !drawing) return;
    setAttached(true);
    return model.attach(root.current, drawing);
  }, [model, drawing]);
  useLongPress(root, longPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !cancel()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [cancel]);

  return (
    <ReactFlow
      ref={root}
      className={styles.flow}
      style={{ ['--zoom' as string]: roughZoom }}
      data-testid="canvas-pane"
      data-reads={readsTitles ? 'titles' : undefined}
      data-remembers={remembers || undefined}
      data-over={isOverEdge ? 'edge' : undefined}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      connectionLineComponent={ConnectionLine}
      {...callbacks}
      onPointerDownCapture={(event) => {
        callbacks.onPointerDownCapture?.(event);
        setTouched(event.pointerType === 'touch');
      }}
      defaultViewport={model.viewport.getState()}
      minZoom={minZoom}
      maxZoom={zoomRange.most}
      nodesDraggable={actions !== null && !isSpaceDown}
      nodesConnectable={actions !== null}
      nodesFocusable={false}
      edgesFocusable={false}
      // The session owns selection and keys: arrow keys follow connections there.
      disableKeyboardA11y
      deleteKeyCode={null}
      selectionKeyCode={null}
      multiSelectionKeyCode={null}
      selectNodesOnDrag={false}
      elevateNodesOnSelect={false}
      zIndexMode="manual"
      selectionOnDrag={actions !== null && isShifted}
      panOnDrag={actions !== null && isShifted && !isSpaceDown ? [1] : true}
      panOnScroll={isShifted}
      panOnScrollMode={PanOnScrollMode.Horizontal}
      panOnScrollSpeed={1}
      zoomOnDoubleClick={false}
      nodeDragThreshold={dragThreshold}
      connectionDragThreshold={dragThreshold}
      nodeClickDistance={dragThreshold}
      paneClickDistance={dragThreshold}
      reconnectRadius={endReach}
      connectOnClick={false}
      autoPanSpeed={8}
    >
      <Squares />
      <ViewportPortal>
        <div
          ref={setDrawing}
          className={styles.drawing}
          data-faded={litLines.length > 0 || undefined}
          data-testid={isZoomedOut ? 'far-layer' : 'near-layer'}
          aria-hidden
        />
      </ViewportPortal>
      {litLines.length > 0 && <LitLines lines={litLines} />}
      <Guides />
      {isAttached && children}
    </ReactFlow>
  );
}
