import { useToast } from '@dreamfork/ui';
import { useCallback } from 'react';
import { editingAddress } from '../../editing/editingAddress.ts';
import { leaveNotice } from '../../session/passingNotice.ts';

/** Welcomes who has signed in: on the next page of the site, or in the editor, which is a page of its own. */
export function useWelcome(returnAddress: string): (words: string) => void {
  const toast = useToast();
  return useCallback(
    (words: string) => {
      const { pathname } = new URL(returnAddress, window.location.origin);
      if (editingAddress(pathname)) leaveNotice(words);
      else toast({ status: 'success', title: words });
    },
    [returnAddress, toast],
  );
}
