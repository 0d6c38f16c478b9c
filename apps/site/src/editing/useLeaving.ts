import type { WorkState } from '@dreamfork/editor';
import { useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback } from 'react';
import { workMessages } from '../messages/work.ts';

/**
 * The way out of the editor. Where the work is only in this browser it says so first; where it is
 * nowhere yet the editor itself holds the page, as it does when the tab is closed.
 */
export function useLeaving(currentWork: () => WorkState): (address: string) => Promise<void> {
  const words = useMessages(workMessages);
  const confirm = useConfirm();
  return useCallback(
    async (address: string) => {
      const leaves =
        currentWork().safeIn !== 'browser' ||
        (await confirm({
          title: words.leaveKeptTitle,
          text: words.leaveKeptText,
          confirmLabel: words.leave,
          cancelLabel: words.stay,
        }));
      if (leaves) window.location.assign(address);
    },
    [currentWork, confirm, words],
  );
}
