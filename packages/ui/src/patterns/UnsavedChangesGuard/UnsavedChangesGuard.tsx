import { useEffect, useRef } from 'react';
import { type UnsavedChangesOptions, useUnsavedChanges } from './useUnsavedChanges.ts';

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
