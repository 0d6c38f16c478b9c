import { useCallback, useEffect, useRef } from 'react';
import type { ConfirmOptions } from '../../components/Confirm/ConfirmDialog.tsx';
import { useConfirm } from '../../components/Confirm/ConfirmProvider.tsx';
import { useMessages } from '../../i18n/index.ts';
import { guardMessages } from './UnsavedChangesGuard.messages.ts';

/** A navigation that a router holds back; what `useBlocker` of react-router returns is one. */
export type HeldNavigation = {
  state: 'unblocked' | 'blocked' | 'proceeding';
  /** Lets it go on. */
  proceed?: () => void;
  /** Calls it off. */
  reset?: () => void;
};

export type UnsavedChangesGuardProps = UnsavedChangesOptions & {
  /** The navigation that the router holds back while there are changes. */
  navigation?: HeldNavigation;
};

/** Stands beside a form or an editor: nobody leaves unsaved work without having been asked. */
export function UnsavedChangesGuard({ navigation, ...options }: UnsavedChangesGuardProps) {
  const { askToLeave } = useUnsavedChanges(options);
  const latest = useRef({ navigation, askToLeave });
  useEffect(() => {
    latest.current = { navigation, askToLeave };
  });
  const isHeld = navigation?.state === 'blocked';

  useEffect(() => {
    if (!isHeld) return;
    void latest.current.askToLeave().then((leaves) => {
      const held = latest.current.navigation;
      return leaves ? held?.proceed?.() : held?.reset?.();
    });
  }, [isHeld]);

  return null;
}

export type UnsavedChangesOptions = {
  /** Whether something would be lost now. */
  hasChanges: boolean;
  /** Words of the question in the stead of the usual ones. */
  question?: Partial<ConfirmOptions>;
};

export type UnsavedChanges = {
  /** Resolves with `true` at once where nothing would be lost, else with the reader's answer. */
  askToLeave: () => Promise<boolean>;
};

/** Keeps the browser from closing the page over unsaved work, and asks before the app itself leaves. */
export function useUnsavedChanges({ hasChanges, question }: UnsavedChangesOptions): UnsavedChanges {
  const messages = useMessages(guardMessages);
  const confirm = useConfirm();

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  const askToLeave = useCallback(async () => {
    if (!hasChanges) return true;
    return confirm({
      title: messages.title,
      text: messages.text,
      confirmLabel: messages.leave,
      cancelLabel: messages.stay,
      tone: 'danger',
      ...question,
    });
  }, [hasChanges, confirm, messages, question]);

  return { askToLeave };
}
