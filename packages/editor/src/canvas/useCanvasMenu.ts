import { findNode, type NodeType, nodeTypeNames } from '@dreamfork/story';
import { nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useReactFlow } from '@xyflow/react';
import { Eraser, Save } from 'lucide-react';
import { type MouseEvent, useCallback, useState } from 'react';
import { addableTypes } from '../commands/nodeCommands.ts';
import { useEditor } from '../EditorContext.tsx';
import { nodeAt } from '../flow/farMap.ts';
import type { CardNode } from '../flow/flowNodes.ts';
import { canvasMessages } from '../messages/index.ts';

type MenuPlace = { x: number; y: number; nodeId?: string };
export type CanvasMenuId = 'save' | 'clear' | `add:${NodeType}`;

/** The two menus of the canvas: on empty paper, and on a node. */
export function useCanvasMenu(isFar: boolean) {
  const { commands, session } = useEditor();
  const { screenToFlowPosition } = useReactFlow();
  const words = useMessages(canvasMessages);
  const types = useMessages(nodeTypeNames);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const nodeId = place?.nodeId;

  const additions = addableTypes.map((type) => ({
    id: `add:${type}` as const,
    label: nodeId === undefined ? words.addNode(types[type]) : words.addLinked(types[type]),
    icon: nodeIcons[type],
  }));

  const onAction = (id: CanvasMenuId) => {
    if (id === 'save') void commands.save();
    else if (id === 'clear') void commands.clearAll();
    else if (place) {
      const type = addableTypes.find((name) => `add:${name}` === id) ?? 'text';
      if (nodeId !== undefined) void commands.addLinkedNode({ type, fromNodeId: nodeId });
      else {
        const position = screenToFlowPosition(place, { snapToGrid: true });
        void commands.addNode({ type, position });
      }
    }
  };

  return {
    menu: {
      label: nodeId === undefined ? words.canvasMenu : words.nodeMenu,
      items:
        nodeId === undefined
          ? [
              { id: 'save' as const, label: words.saveStory, icon: Save },
              {
                id: 'clear' as const,
                label: words.clearAll,
                icon: Eraser,
                tone: 'danger' as const,
              },
              { separator: true as const },
              ...additions,
            ]
          : additions,
      position: place && { x: place.x, y: place.y },
      onAction,
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
