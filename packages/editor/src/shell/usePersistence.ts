import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import type { EditorStart } from '../store/drafts/draft.ts';
import { pageMemory, rememberOnPage } from '../store/drafts/pageMemory.ts';
import { type WorkState, workState } from '../store/persistence/workState.ts';
import { createVersionFollower } from '../store/saving/createVersionFollower.ts';
import { hasUnsavedChanges } from '../store/session/status.ts';
import { syncMessages } from './saving.messages.ts';

/** Runs drafts and autosave while the editor is open. */
export function usePersistence(start: EditorStart): void {
  const { session, persistence, recovery, services, edits } = useEditor();
  const messages = useMessages(syncMessages);
  const toast = useToast();

  const onBegun = useEffectEvent(() => {
    if (!start.restored || start.isSamePage) return;
    const { draft, isAhead } = start.restored;
    const text =
      (start.leavesNewStory && messages.newStoryKept) ||
      (isAhead && draft.head.storyId !== null && messages.restoredText);
    toast({
      status: 'success',
      title: messages.restored,
      ...(text ? { description: text } : {}),
    });
  });

  /** Who reloads the page goes on in the text that they were writing. */
  const resumeWriting = useEffectEvent(() => {
    const writing = pageMemory().dreamforkWriting;
    if (writing && !session.getState().writing) edits.startEditing(writing.nodeId, writing.place);
  });
  useEffect(() => {
    if (!services.drafts) return;
    resumeWriting();
    return session.subscribe(({ writing }, { writing: before }) => {
      if (writing?.nodeId === before?.nodeId && writing?.place === before?.place) return;
      const isInView = writing !== null && writing.place !== 'outline';
      rememberOnPage({
        dreamforkWriting: isInView ? { nodeId: writing.nodeId, place: writing.place } : null,
      });
    });
  }, [session, services]);

  useEffect(() => {
    const { key, end } = persistence.begin(start.restored?.draft.head.key);
    onBegun();
    const stopLooking = services.drafts ? lookForTabs(() => recovery.look(key)) : undefined;
    return () => {
      void end().then(stopLooking);
    };
  }, [persistence, recovery, services, start]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return;
      void persistence.flushDraft();
      void persistence.flushAutosave();
    };
    const onPageHide = () => void persistence.flushDraft();
    const onOnline = () => persistence.retry();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const state = session.getState();
      if (!hasUnsavedChanges(state) || state.draftStatus === 'stored') return;
      // The write can finish while the browser shows its question.
      void persistence.flushDraft();
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
  }, [session, persistence]);

  const hasFailed = useSession(({ draftStatus }) => draftStatus === 'failed');
  useEffect(() => {
    if (hasFailed) {
      toast({
        status: 'warning',
        title: messages.localFailed,
        description: messages.localFailedText,
      });
    }
  }, [hasFailed, toast, messages]);
}

const tabsChannel = 'dreamfork-open-tabs';
/** Milliseconds between two looks: a tab that crashed says nothing. */
const tabsInterval = 30_000;

/** Looks whether the story is open in another tab: now, when one is opened or closed, and from time to time. */
function lookForTabs(look: () => Promise<void>): () => void {
  const channel = new BroadcastChannel(tabsChannel);
  channel.addEventListener('message', () => void look());
  const timer = setInterval(() => void look(), tabsInterval);
  // Told after the look, which comes after the lock of this tab in the queue of the browser.
  const change = look().then(() => channel.postMessage(null));
  return () => {
    clearInterval(timer);
    void change.then(() => {
      channel.postMessage(null);
      channel.close();
    });
  };
}

const channelName = 'dreamfork-saved-versions';

/** Merges what other tabs and devices save, where the server counts versions. */
export function useFollowServer(): void {
  const { session, persistence, services } = useEditor();
  const canFollow = services.autosave === true && services.loadStory !== undefined;

  useEffect(() => {
    if (!canFollow) return;
    const { look, stop } = createVersionFollower({
      session,
      followServer: persistence.followServer,
      channel: new BroadcastChannel(channelName),
      isVisible: () => document.visibilityState === 'visible',
    });
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      stop();
    };
  }, [session, persistence, canFollow]);
}

/** Reports to the host, initially and on every change, whether work is unsaved and where it is safe. */
export function useWorkReport(onWorkChange: ((work: WorkState) => void) | undefined): void {
  const { session, services } = useEditor();
  useEffect(() => {
    let last: WorkState | null = null;
    const reportWork = () => {
      const work = workState(session.getState(), services);
      const isSame =
        last?.hasUnsavedChanges === work.hasUnsavedChanges && last.safeIn === work.safeIn;
      if (isSame) return;
      last = work;
      onWorkChange?.(work);
    };
    reportWork();
    return session.subscribe(reportWork);
  }, [session, services, onWorkChange]);
}
