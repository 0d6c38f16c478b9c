import { useCurrentUser } from '@dreamfork/account/session';
import type { ApiClient, Capabilities } from '@dreamfork/api-client';
import {
  createDraftStorage,
  createPendingUploads,
  type EditorStory,
  StoryEditor,
  useEditorWork,
  type WorkState,
} from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { Suspense, useCallback, useState } from 'react';
import { pageMediaHosts } from '../pageMediaHosts.ts';
import { workspace } from './editing.css.ts';
import { editorAddress } from './editingAddress.ts';
import { editingMessages } from './messages.ts';

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
      sharedStoryId: story.role && story.id,
      isAdministrator: user?.role === 'Admin',
      mediaHosts: pageMediaHosts(),
      reopen: () => window.location.reload(),
      openImported: (id) => window.location.assign(editorAddress(id)),
      ...(user
        ? {
            drafts: createDraftStorage({
              owner: user.id,
              draft: new URLSearchParams(window.location.search).get('draft'),
            }),
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

/**
 * Returns a function that leaves the editor for an address. It asks for confirmation while the work is
 * stored in this browser only; the editor itself guards work that is stored nowhere, as when the tab closes.
 */
function useLeaveGuard(currentWork: () => WorkState): (address: string) => Promise<void> {
  const messages = useMessages(editingMessages);
  const confirm = useConfirm();
  return useCallback(
    async (address: string) => {
      const leaves =
        currentWork().safeIn !== 'browser' ||
        (await confirm({
          title: messages.leaveTitle,
          text: messages.leaveText,
          confirmLabel: messages.leave,
          cancelLabel: messages.stay,
        }));
      if (leaves) window.location.assign(address);
    },
    [currentWork, confirm, messages],
  );
}
