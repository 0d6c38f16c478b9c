import { nodeTypeNames } from '@dreamfork/story';
import { useLocale } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useSession } from '../EditorContext.tsx';
import { createEdgeMapper, type LinkEdge } from '../flow/flowEdges.ts';
import { createNodeMapper } from '../flow/flowNodes.ts';
import { canvasMessages } from '../messages/index.ts';

const noEdges: LinkEdge[] = [];

/**
 * The document and the selection as React Flow takes them. Seen from far, a big story is drawn by
 * the far layer, and only the start and what is selected are cards.
 */
export function useFlowElements(isFar: boolean) {
  const locale = useLocale();
  const document = useSession((state) => state.document);
  const selection = useSession((state) => state.selection);
  const toNodes = useMemo(
    () =>
      createNodeMapper(({ type, title }) =>
        canvasMessages[locale].node({ type: nodeTypeNames[locale][type], title }),
      ),
    [locale],
  );
  const toEdges = useMemo(() => createEdgeMapper(), []);
  const nodes = useMemo(() => toNodes(document, selection), [toNodes, document, selection]);
  const edges = useMemo(
    () => toEdges(document, selection.connectionIds),
    [toEdges, document, selection.connectionIds],
  );
  const mounted = useMemo(
    () => (isFar ? nodes.filter(({ selected, data }) => selected || data.isStart) : nodes),
    [isFar, nodes],
  );
  return { nodes: mounted, edges: isFar ? noEdges : edges };
}
