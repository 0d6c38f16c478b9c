import { useLocale } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useSession } from '../EditorContext.tsx';
import { createEdgeMapper } from '../flow/flowEdges.ts';
import { createNodeMapper } from '../flow/flowNodes.ts';
import { canvasMessages, nodeTypeMessages } from '../messages/index.ts';

/** The document and the selection as React Flow takes them. */
export function useFlowElements() {
  const locale = useLocale();
  const document = useSession((state) => state.document);
  const selection = useSession((state) => state.selection);
  const toNodes = useMemo(
    () =>
      createNodeMapper(({ type, title }) =>
        canvasMessages[locale].node({ type: nodeTypeMessages[locale][type], title }),
      ),
    [locale],
  );
  const toEdges = useMemo(() => createEdgeMapper(), []);
  return {
    nodes: useMemo(() => toNodes(document, selection), [toNodes, document, selection]),
    edges: useMemo(
      () => toEdges(document, selection.connectionIds),
      [toEdges, document, selection.connectionIds],
    ),
  };
}
