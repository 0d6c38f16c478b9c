import './reactFlow.css';
import { ContextMenu } from '@dreamfork/ui';
import { ReactFlow } from '@xyflow/react';
import type { FocusEvent } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import type { Viewport } from '../session/createSession.ts';
import { CellBackground } from './CellBackground.tsx';
import { canvasOptions, manyNodes } from './canvasOptions.ts';
import { FarLayer } from './FarLayer.tsx';
import { LinkEdge } from './LinkEdge.tsx';
import { NodeCard } from './NodeCard.tsx';
import { StoryMap } from './StoryMap.tsx';
import { useCanvasMenu } from './useCanvasMenu.ts';
import { useFlowElements } from './useFlowElements.ts';
import { useFlowEvents } from './useFlowEvents.ts';
import { useIsFar } from './useIsFar.ts';
import { useReveal } from './useReveal.ts';
import { ZoomBar } from './ZoomBar.tsx';

const nodeTypes = { card: NodeCard };
const edgeTypes = { link: LinkEdge };

export type CanvasFlowProps = { firstViewport: Viewport };

/** React Flow over the session: it shows the document and turns gestures into commands. */
export function CanvasFlow({ firstViewport }: CanvasFlowProps) {
  const { session } = useEditor();
  const nodeCount = useSession(({ document }) => document.nodes.length);
  const isFar = useIsFar(nodeCount, firstViewport.zoom);
  const { nodes, edges } = useFlowElements(isFar);
  const events = useFlowEvents(isFar);
  const { menu, ...menuEvents } = useCanvasMenu(isFar);
  useReveal();

  const showFocused = ({ target }: FocusEvent) => {
    const id = target.matches('.react-flow__node:focus-visible') && target.getAttribute('data-id');
    if (id) session.reveal(id);
  };

  return (
    <>
      <ReactFlow
        {...canvasOptions}
        {...events}
        {...menuEvents}
        onFocus={showFocused}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onlyRenderVisibleElements={nodeCount > manyNodes && !isFar}
        defaultViewport={firstViewport}
      >
        <CellBackground />
        {isFar && <FarLayer />}
        <ZoomBar />
        <StoryMap />
      </ReactFlow>
      <ContextMenu {...menu} />
    </>
  );
}
