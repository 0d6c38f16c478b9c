import { useCallback } from 'react';
import { PreviewLayer } from '../dialogs/PreviewLayer.tsx';
import { useDesk, useEditor, useSession } from '../EditorContext.tsx';
import type { StoryEditorProps } from '../StoryEditor.tsx';

export type PreviewStageProps = Pick<Required<StoryEditorProps>, 'renderPreview'>;

/** The host's player over the editor while a preview is wished for; the canvas marks where it came. */
export function PreviewStage({ renderPreview }: PreviewStageProps) {
  const { desk, session } = useEditor();
  const wish = useDesk(({ preview }) => preview);
  const document = useSession((state) => (wish ? state.document : null));
  const onVisit = useCallback(
    ({ nodeId }: { nodeId: string }) => {
      const { visited } = session.getState().marks;
      if (!visited.has(nodeId)) session.setMarks({ visited: new Set([...visited, nodeId]) });
    },
    [session],
  );
  if (!wish || !document) return null;
  return (
    <PreviewLayer onClose={desk.closePreview}>
      {renderPreview({ document, onClose: desk.closePreview, onVisit, ...wish })}
    </PreviewLayer>
  );
}
