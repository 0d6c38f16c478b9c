import { useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { workMessages } from '../../messages/work.ts';
import { pageInstance } from '../../navigation/pageInstance.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** Asks before the site moves on while there is unsaved work on this page. */
export function useLeaveQuestion(hasUnsavedWork: () => boolean, instance: string): void {
  const words = useMessages(workMessages);
  const confirm = useConfirm();
  const session = useSession();
  const blocker = useBlocker(
    ({ nextLocation }) => hasUnsavedWork() && pageInstance(nextLocation) !== instance,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const hasExpired = session.getState().status === 'guest';
    void confirm({
      title: hasExpired ? words.expiredTitle : words.leaveTitle,
      text: hasExpired ? words.expiredText : words.leaveText,
      confirmLabel: words.leave,
      cancelLabel: words.stay,
      tone: 'danger',
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, session, words]);
}
