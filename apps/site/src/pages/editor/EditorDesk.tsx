import type { Capabilities } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  createDraftStorage,
  type EditorStory,
  StoryEditor,
  useEditorWork,
} from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { StoryPlayer } from '@dreamfork/player';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageInstanceState } from '../../navigation/pageInstance.ts';
import { useCurrentUser } from '../../session/SessionContext.tsx';
import { desk } from './EditorDesk.css.ts';
import { previewState } from './previewState.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

export type EditorDeskProps = {
  story: EditorStory;
  /** The instance of this page, kept when the first save changes the address. */
  instance: string;
  capabilities: Capabilities | undefined;
};

/** The editor with everything it needs from the site: services, preview, address, question before leaving. */
export function EditorDesk({ story, instance, capabilities }: EditorDeskProps) {
  const client = useApiClient();
  const user = useCurrentUser();
  const navigate = useNavigate();
  // Made once: a session that ends meanwhile must not take the drafts of its author away.
  const [services] = useState(() =>
    createEditorServices(client, {
      capabilities,
      ...(user ? { drafts: createDraftStorage({ owner: user.id }) } : {}),
    }),
  );
  const work = useEditorWork();
  useLeaveQuestion(work.current, instance);
  const shownId = useRef(story.id);

  return (
    <main className={desk}>
      <StoryEditor
        story={story}
        services={services}
        onWorkChange={work.report}
        onBack={() => void navigate('/app/my-stories')}
        onSaved={({ id }) => {
          if (id === shownId.current) return;
          shownId.current = id;
          const state: PageInstanceState = { pageInstance: instance };
          void navigate(`/app/editor/${encodeURIComponent(id)}`, { replace: true, state });
        }}
        renderPreview={({ document, startNodeId, path, onVisit, onClose }) => (
          <StoryPlayer
            story={document}
            presentation="overlay"
            {...(startNodeId === undefined
              ? {}
              : {
                  initialState: previewState(document, {
                    startNodeId,
                    ...(path ? { path } : {}),
                  }),
                })}
            onEvent={(event) => {
              if (event.type === 'start' || event.type === 'enterNode') onVisit(event);
            }}
            onClose={onClose}
          />
        )}
      />
    </main>
  );
}
