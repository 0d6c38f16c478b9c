import { findNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useReactFlow } from '@xyflow/react';
import { type MouseEvent, useCallback, useState } from 'react';
import { canvasMenu, nodeMenu } from '../actions/menus.ts';
import { useActions } from '../actions/useActions.ts';
import { useEditor } from '../EditorContext.tsx';
import { nodeAt } from '../flow/farMap.ts';
import type { CardNode } from '../flow/flowNodes.ts';
import { canvasMessages } from '../messages/index.ts';

type MenuPlace = { x: number; y: number; nodeId?: string };

/** The two menus of the canvas: on empty paper, and on a node. */
export function useCanvasMenu(isFar: boolean) {
  const { session } = useEditor();
  const { entriesOf, run } = useActions();
  const { screenToFlowPosition } = useReactFlow();
  const words = useMessages(canvasMessages);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const nodeId = place?.nodeId;
  const target = nodeId === undefined ? {} : { nodeId };

  return {
    menu: {
      label: nodeId === undefined ? words.canvasMenu : words.nodeMenu,
      items: place ? entriesOf(nodeId === undefined ? canvasMenu : nodeMenu, target) : [],
      position: place && { x: place.x, y: place.y },
      onAction: (id: Parameters<typeof run>[0]) => {
        if (nodeId !== undefined) run(id, target);
        else if (place) run(id, { position: screenToFlowPosition(place, { snapToGrid: true }) });
      },
      onClose: () => setPlace(null),
    },
    onPaneContextMenu: useCallback(
      (event: MouseEvent | globalThis.MouseEvent) => {
        event.preventDefault();
        const point = { x: event.clientX, y: event.clientY };
        const { document } = session.getState();
        const far = isFar ? nodeAt(document, screenToFlowPosition(point)) : undefined;
        if (far !== undefined && findNode(document, far)?.type === 'end') return;
        setPlace({ ...point, ...(far === undefined ? {} : { nodeId: far }) });
      },
      [session, isFar, screenToFlowPosition],
    ),
    onNodeContextMenu: useCallback((event: MouseEvent, { id, data }: CardNode) => {
      event.preventDefault();
      if (data.node.type === 'end') return;
      setPlace({ x: event.clientX, y: event.clientY, nodeId: id });
    }, []),
  };
}
