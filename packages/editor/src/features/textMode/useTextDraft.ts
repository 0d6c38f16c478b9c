import { storyOutline } from '@dreamfork/story/formats';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import type { TextDraft } from '../../services/index.ts';
import type { Session } from '../../store/session/createSession.ts';

/** Milliseconds from a change until it is stored. */
const writeDelay = 300;

/** What was not taken over when the dialog was closed, also without a storage. */
const closed = new WeakMap<Session, TextDraft>();

/** The text of the dialog. What is not taken over survives that the dialog or the page is closed. */
export function useTextDraft() {
  const { session, services } = useEditor();
  const storage = services.drafts;
  const [draft, setDraft] = useState(closed.get(session) ?? null);
  const [isKept, setKept] = useState(draft !== null);
  const pending = useRef<TextDraft | null | undefined>(undefined);

  const flush = useCallback(() => {
    const { current } = pending;
    pending.current = undefined;
    if (current !== undefined) {
      void storage
        ?.writeText(session.getState().saved.id ?? null, current)
        .catch(() => session.setDraftStatus('failed'));
    }
  }, [session, storage]);

  const create = useCallback(
    (nodeIds?: readonly string[]): TextDraft => {
      const outline = storyOutline(
        session.getState().document,
        nodeIds ? new Set(nodeIds) : undefined,
      );
      return { outline, text: outline.text };
    },
    [session],
  );

  // The first text: the stored one, else what is selected where that is several nodes, else the whole story.
  useEffect(() => {
    if (closed.has(session)) return;
    let isWanted = true;
    const { selection, saved } = session.getState();
    // Without a stored text the dialog begins with the story.
    const reading = storage?.readText(saved.id ?? null).catch(() => null);
    void Promise.resolve(reading).then((stored) => {
      if (!isWanted) return;
      setKept(Boolean(stored));
      setDraft(stored ?? create(selection.nodeIds.length > 1 ? selection.nodeIds : undefined));
    });
    return () => {
      isWanted = false;
    };
  }, [session, storage, create]);

  useEffect(() => {
    const onHide = () => flush();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);

  const store = (next: TextDraft | null) => {
    if (next) closed.set(session, next);
    else closed.delete(session);
    if (pending.current === undefined) setTimeout(flush, writeDelay);
    pending.current = next;
  };

  return {
    draft,
    isKept,
    write: (text: string) => {
      if (!draft) return;
      const next = { ...draft, text };
      setDraft(next);
      store(text === draft.outline.text ? null : next);
    },
    /** The text of the story as it is now, whole or of these nodes alone. */
    restart: (nodeIds?: readonly string[]) => {
      setDraft(create(nodeIds));
      setKept(false);
      store(null);
    },
    /** The text is in the story now. */
    forget: () => {
      store(null);
      flush();
    },
  };
}
