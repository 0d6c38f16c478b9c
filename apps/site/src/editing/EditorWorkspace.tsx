import { useCurrentUser } from '@dreamfork/account/session';
import type { ApiClient, Capabilities } from '@dreamfork/api-client';
import {
  createDraftStorage,
  createPendingUploads,
  type EditorStory,
  StoryEditor,
  useEditorWork,
} from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { lazyPart } from '@dreamfork/ui/lazy';
import { Suspense, useState } from 'react';
import { pageMediaHosts } from '../pageMediaHosts.ts';
import { workspace } from './editing.css.ts';
import { editorAddress } from './editingAddress.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

const Preview = lazyPart(async () => (await import('./Preview.tsx')).Preview);
const TextPreview = lazyPart(async () => (await import('./TextPreview.ts')).TextPreview);

export type EditorWorkspaceProps = {
  client: ApiClient;
  story: EditorStory;
  capabilities: Capabilities | undefined;
};

/** The editor with what it needs from the site: services, preview, address and navigation. */
export function EditorWorkspace({ client, story, capabilities }: EditorWorkspaceProps) {
  const user = useCurrentUser();
  // Created once: the drafts of the author must stay reachable when the session ends.
  const [services] = useState(() =>
    createEditorServices(client, {
      capabilities,
      mediaHosts: pageMediaHosts(),
      openImported: (id) => window.location.assign(editorAddress(id)),
      ...(user
        ? {
            drafts: createDraftStorage({ owner: user.id }),
            pendingUploads: createPendingUploads({ owner: user.id }),
          }
        : {}),
    }),
  );
  const work = useEditorWork();
  const leave = useLeaveGuard(work.current);

  return (
    <main className={workspace}>
      <StoryEditor
        story={story}
        services={services}
        hasBrowserBack
        onWorkChange={work.report}
        onBack={() => void leave('/app/my-stories')}
        onSaved={({ id }) => {
          // The first save gives a new story its address; what is open stays open.
          const address = editorAddress(id);
          if (window.location.pathname !== address)
            window.history.replaceState(window.history.state, '', address);
        }}
        renderPreview={(options) => (
          <Suspense>
            <Preview {...options} />
          </Suspense>
        )}
        renderText={(text) => (
          <Suspense>
            <TextPreview {...text} />
          </Suspense>
        )}
      />
    </main>
  );
}
