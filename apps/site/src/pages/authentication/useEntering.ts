import { useToast } from '@dreamfork/ui';
import { useCallback } from 'react';
import { editingAddress } from '../../editing/editingAddress.ts';
import type { SignIn } from '../../session/createSession.ts';
import { leaveNotice } from '../../session/passingNotice.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** Lets somebody in and welcomes them: on the next page of the site, or in the editor, a page of its own. */
export function useEntering(): (signIn: SignIn, words: string, returnTo: string) => void {
  const session = useSession();
  const toast = useToast();
  return useCallback(
    (signIn, words, returnTo) => {
      const { pathname } = new URL(returnTo, window.location.origin);
      if (editingAddress(pathname)) leaveNotice(words);
      else toast({ status: 'success', title: words });
      session.signIn(signIn);
    },
    [session, toast],
  );
}
