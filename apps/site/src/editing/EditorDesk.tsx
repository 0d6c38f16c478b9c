import type { ApiClient, Capabilities } from '@dreamfork/api-client';
import {
  createDraftStorage,
  type EditorStory,
  StoryEditor,
  useEditorWork,
} from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { lazyPart } from '@dreamfork/ui/parts';
import { Suspense, useState } from 'react';
import { useCurrentUser } from '../session/SessionContext.tsx';
import { desk } from './EditorDesk.css.ts';
import { editorAddress } from './editingAddress.ts';
import { useLeaving } from './useLeaving.ts';

const Preview = lazyPart(async () => (await import('./Preview.tsx')).Preview);

export type EditorDeskProps = {
  client: ApiClient;
  story: EditorStory;
  capabilities: Capabilities | undefined;
};

/** The editor with everything it needs from the site: services, preview, address, the way out. */
export function EditorDesk({ client, story, capabilities }: EditorDeskProps) {
  const user = useCurrentUser();
  // Made once: a session that ends meanwhile must not take the drafts of its author away.
  const [services] = useState(() =>
    createEditorServices(client, {
      capabilities,
      openImported: (id) => window.location.assign(editorAddress(id)),
      ...(user ? { drafts: createDraftStorage({ owner: user.id }) } : {}),
    }),
  );
  const work = useEditorWork();
  const leave = useLeaving(work.current);

  return (
    <main className={desk}>
      <StoryEditor
        story={story}
        services={services}
        onWorkChange={work.report}
        onBack={() => void leave('/app/my-stories')}
        onSaved={({ id }) => {
          // The first save gives a new story its address; what is open stays open.
          const address = editorAddress(id);
          if (window.location.pathname !== address) window.history.replaceState(null, '', address);
        }}
        renderPreview={(options) => (
          <Suspense>
            <Preview {...options} />
          </Suspense>
        )}
      />
    </main>
  );
}
