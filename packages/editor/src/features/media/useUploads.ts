import { whenIdle } from '@dreamfork/ui/browser';
import { lazily } from '@dreamfork/ui/lazy';
import { useEffect } from 'react';
import { useEditor } from '../../EditorContext.tsx';

const fetchHeldUploads = lazily(() => import('./heldUploads.ts'));

/**
 * Uploads the files that waited for the first save, and sends again, when the network is back, what no server
 * answered to.
 */
export function useUploads(): void {
  const editor = useEditor();
  useEffect(() => {
    const { uploads } = editor;
    const retry = () => {
      for (const upload of Object.values(uploads.getState())) {
        if (upload.kind === 'failed' && upload.isUnreachable) upload.retry();
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [editor]);

  useEffect(() => {
    if (!editor.services.pendingUploads || !editor.services.media) return;
    let isGone = false;
    let stop = () => {};
    // Nothing of it is needed for the first look at a story.
    const forget = whenIdle(() => {
      void fetchHeldUploads().then(({ attendHeldUploads }) => {
        if (!isGone) stop = attendHeldUploads(editor);
      });
    });
    return () => {
      isGone = true;
      forget();
      stop();
    };
  }, [editor]);
}
