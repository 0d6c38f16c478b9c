import type { Repair } from '@dreamfork/story';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { syncMessages } from '../messages/index.ts';
import { hasUnsavedChanges } from '../session/status.ts';

/** Keeps the work for as long as the editor is open, and looks for what an earlier one left behind. */
export function useKeeping(repairs: readonly Repair[]): void {
  const { session, commands, desk, keeping, recovery } = useEditor();
  const words = useMessages(syncMessages);
  const toast = useToast();

  const tell = useEffectEvent((isOpenElsewhere: boolean) => {
    if (isOpenElsewhere) {
      toast({ status: 'info', title: words.otherTab, description: words.otherTabText });
    }
    if (recovery.getState().found.length > 0) desk.openDialog('recovery', null);
    else if (repairs.length > 0) desk.openDialog('repairs', { repairs });
  });

  // The words of the commands change with the language; what is kept goes on.
  const saveQuietly = useEffectEvent(() => commands.saveQuietly());

  useEffect(() => {
    const { key, end } = keeping.begin(() => saveQuietly());
    let isGone = false;
    void recovery.look(key).then(({ isOpenElsewhere }) => {
      if (!isGone) tell(isOpenElsewhere);
    });
    return () => {
      isGone = true;
      void end();
    };
  }, [keeping, recovery]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return;
      void keeping.keep();
      void keeping.send();
    };
    const onPageHide = () => void keeping.keep();
    const onOnline = () => keeping.retry();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const state = session.getState();
      if (!hasUnsavedChanges(state) || state.localCopy === 'kept') return;
      // The question gives the browser the moment it needs to keep the last letters.
      void keeping.keep();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [session, keeping]);

  const hasFailed = useSession(({ localCopy }) => localCopy === 'failed');
  useEffect(() => {
    if (hasFailed) {
      toast({ status: 'warning', title: words.localFailed, description: words.localFailedText });
    }
  }, [hasFailed, toast, words]);
}
