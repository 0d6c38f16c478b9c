import type { StoryDocument } from '@dreamfork/story';
import { type ReactNode, useCallback } from 'react';
import { useEditor, useSession, useWorkspace } from '../../EditorContext.tsx';
import { PreviewLayer } from './PreviewLayer.tsx';
import { useSignedDocument } from './useSignedDocument.ts';

export type PreviewOptions = {
  document: StoryDocument;
  /** The node to begin at, where it is not the start. */
  startNodeId?: string;
  /** The nodes that lead from the start to that node, both included; absent where no way leads there. */
  path?: readonly string[];
  /** To be called with every node the reader comes to; the canvas marks them. */
  onVisit: (visit: { nodeId: string }) => void;
  onClose: () => void;
};

/** Draws the preview of the story. */
export type RenderPreview = (options: PreviewOptions) => ReactNode;

export type PreviewStageProps = { renderPreview: RenderPreview };

/** The host's player over the editor while the preview is open; the canvas marks visited nodes. */
export function PreviewStage({ renderPreview }: PreviewStageProps) {
  const { workspace, session } = useEditor();
  const request = useWorkspace(({ preview }) => preview);
  const document = useSignedDocument(useSession((state) => (request ? state.document : null)));
  const onVisit = useCallback(
    ({ nodeId }: { nodeId: string }) => {
      const { visited } = session.getState().overlays;
      if (!visited.has(nodeId)) session.setOverlays({ visited: new Set([...visited, nodeId]) });
    },
    [session],
  );
  if (!request || !document) return null;
  return (
    <PreviewLayer onClose={workspace.closePreview}>
      {renderPreview({ document, onClose: workspace.closePreview, onVisit, ...request })}
    </PreviewLayer>
  );
}
