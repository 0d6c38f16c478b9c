import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useEditor, useSession, useWorkspace } from '../../EditorContext.tsx';
import { giveFocusBack } from '../../giveFocusBack.ts';
import { previewMessages } from './messages.ts';
import * as styles from './PreviewLayer.css.ts';
import { previewOptions, type RenderPreview } from './previewOptions.ts';
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
        renderPreview(previewOptions(options))
      )}
    </PreviewLayer>
  );
}

export type PreviewLayerProps = { children: ReactNode; onClose: () => void };

/** A layer over the editor for the host's player. Takes the focus and gives it back. */
export function PreviewLayer({ children, onClose }: PreviewLayerProps) {
  const messages = useMessages(previewMessages);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const origin = document.activeElement;
    layer.current?.focus();
    return () => {
      // The editor underneath is inert until this layer has gone.
      requestAnimationFrame(() => giveFocusBack(origin));
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <div
      ref={layer}
      className={styles.layer}
      role="dialog"
      aria-modal
      aria-label={messages.label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
