import { useApiClient } from '@dreamfork/api-client/hooks';
import { type EditorStory, StoryEditor, useUnsavedChanges } from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { StoryPlayer } from '@dreamfork/player';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageInstanceState } from '../../navigation/pageInstance.ts';
import { desk } from './EditorDesk.css.ts';
import { previewStory } from './previewStory.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

export type EditorDeskProps = {
  story: EditorStory;
  /** The instance of this page, kept when the first save changes the address. */
  instance: string;
};

/** The editor with everything it needs from the site: services, preview, address, question before leaving. */
export function EditorDesk({ story, instance }: EditorDeskProps) {
  const client = useApiClient();
  const navigate = useNavigate();
  const services = useMemo(() => createEditorServices(client), [client]);
  const unsaved = useUnsavedChanges();
  useLeaveQuestion(unsaved.check, instance);

  return (
    <main className={desk}>
      <StoryEditor
        story={story}
        services={services}
        onUnsavedChange={unsaved.report}
        onBack={() => void navigate('/app/my-stories')}
        onSaved={({ id }) => {
          const state: PageInstanceState = { pageInstance: instance };
          void navigate(`/app/editor/${encodeURIComponent(id)}`, { replace: true, state });
        }}
        renderPreview={({ document, startNodeId, onClose }) => (
          <StoryPlayer
            story={previewStory(document, startNodeId)}
            presentation="overlay"
            onClose={onClose}
          />
        )}
      />
    </main>
  );
}
