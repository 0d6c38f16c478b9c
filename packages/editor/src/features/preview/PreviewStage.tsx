import { useCallback } from 'react';
import { useEditor, useSession, useWorkspace } from '../../EditorContext.tsx';
import { PreviewLayer } from './PreviewLayer.tsx';
import type { RenderPreview } from './previewOptions.ts';
import { RememberingPreview } from './RememberingPreview.tsx';
import { useSignedDocument } from './useSignedDocument.ts';

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
  const options = { document, onClose: workspace.closePreview, onVisit, ...request };
  return (
    <PreviewLayer onClose={workspace.closePreview}>
      {document.variables && document.variables.length > 0 ? (
        <RememberingPreview {...options} renderPreview={renderPreview} />
      ) : (
        renderPreview(options)
      )}
    </PreviewLayer>
  );
}
