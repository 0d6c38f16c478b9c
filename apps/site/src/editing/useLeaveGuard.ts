import type { WorkState } from '@dreamfork/editor';
import { useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback } from 'react';
import { editingMessages } from '../messages/editing.ts';

/**
 * Returns a function that leaves the editor for an address. It asks for confirmation while the work is
 * stored in this browser only; the editor itself guards work that is stored nowhere, as when the tab closes.
 */
export function useLeaveGuard(currentWork: () => WorkState): (address: string) => Promise<void> {
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
