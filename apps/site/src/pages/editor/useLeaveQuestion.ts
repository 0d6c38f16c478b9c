import type { WorkState } from '@dreamfork/editor';
import { useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { workMessages } from '../../messages/work.ts';
import { pageInstance } from '../../navigation/pageInstance.ts';
import { useSession } from '../../session/SessionContext.tsx';

/**
 * Asks before the site moves on while there is work on this page that the server will not have. Who is
 * sent to sign in again is not asked where the work waits in this browser.
 */
export function useLeaveQuestion(currentWork: () => WorkState, instance: string): void {
  const words = useMessages(workMessages);
  const confirm = useConfirm();
  const session = useSession();
  const hasExpired = () => session.getState().status === 'guest';
  const blocker = useBlocker(({ nextLocation }) => {
    const { safeIn } = currentWork();
    if (pageInstance(nextLocation) === instance || safeIn === 'server') return false;
    return safeIn === 'nowhere' || !hasExpired();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const isLost = currentWork().safeIn === 'nowhere';
    const isExpired = session.getState().status === 'guest';
    void confirm({
      title: isExpired ? words.expiredTitle : isLost ? words.leaveTitle : words.leaveKeptTitle,
      text: isExpired ? words.expiredText : isLost ? words.leaveText : words.leaveKeptText,
      confirmLabel: words.leave,
      cancelLabel: words.stay,
      tone: isLost ? 'danger' : 'normal',
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, currentWork, session, words]);
}
