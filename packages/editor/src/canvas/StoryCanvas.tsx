import './reactFlow.css';
import { ContextMenu } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ReactFlow } from '@xyflow/react';
import type { FocusEvent } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { canvasMessages } from '../messages/index.ts';
import { CellBackground } from './CellBackground.tsx';
import { canvasOptions, manyNodes } from './canvasOptions.ts';
import { LinkEdge } from './LinkEdge.tsx';
import { NodeCard } from './NodeCard.tsx';
import * as styles from './StoryCanvas.css.ts';
import { StoryMap } from './StoryMap.tsx';
import { useCanvasMenu } from './useCanvasMenu.ts';
import { useFlowElements } from './useFlowElements.ts';
import { useFlowEvents } from './useFlowEvents.ts';
import { useReveal } from './useReveal.ts';
import { ZoomBar } from './ZoomBar.tsx';

const nodeTypes = { card: NodeCard };
const edgeTypes = { link: LinkEdge };

/** The story as cards and curves on squared paper. Needs a React Flow provider around it. */
export function StoryCanvas() {
  const { session } = useEditor();
  const words = useMessages(canvasMessages);
  const { nodes, edges } = useFlowElements();
  const events = useFlowEvents();
  const { menu, ...menuEvents } = useCanvasMenu();
  const { viewport } = session.getState();
  useReveal();

  const showFocused = ({ target }: FocusEvent) => {
    const id = target.matches('.react-flow__node:focus-visible') && target.getAttribute('data-id');
    if (id) session.reveal(id);
  };

  return (
    <section className={styles.canvas} data-canvas aria-label={words.canvas}>
      <ReactFlow
        {...canvasOptions}
        {...events}
        {...menuEvents}
        onFocus={showFocused}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onlyRenderVisibleElements={nodes.length > manyNodes}
        {...(viewport ? { defaultViewport: viewport } : { fitView: true })}
      >
        <CellBackground />
        <ZoomBar />
        <StoryMap />
      </ReactFlow>
      <ContextMenu {...menu} />
    </section>
  );
}
