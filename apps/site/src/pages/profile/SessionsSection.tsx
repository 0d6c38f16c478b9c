import type { SessionItem } from '@dreamfork/api-client';
import { edit, useChange, userSessions, useUserSessions } from '@dreamfork/api-client/hooks';
import {
  Button,
  Delayed,
  ErrorState,
  FormSection,
  Notice,
  Skeleton,
  useConfirm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileMessages } from '../../messages/profile.ts';
import { useSession } from '../../session/SessionContext.tsx';
import * as styles from './ProfilePage.css.ts';
import { SessionRow } from './SessionRow.tsx';
import { useSaving } from './useSaving.ts';

/** Where the user is signed in, and how to end that: one by one or everywhere. */
export function SessionsSection() {
  const words = useMessages(profileMessages);
  const { data, error, isStale, mutate } = useUserSessions();
  const change = useChange();
  const { tellFailed } = useSaving();
  const endAll = useEndAll();

  const list = useRef<HTMLUListElement>(null);
  const end = async ({ id }: SessionItem) => {
    // The button goes with its row: whoever works with the keyboard stays in the list.
    list.current?.focus();
    const answer = await change({
      call: (client) => client.sessions.end(id),
      edits: [
        edit(userSessions, (list) => ({ items: list.items.filter((item) => item.id !== id) })),
      ],
    });
    if (!answer.ok) tellFailed(answer.error);
  };

  return (
    <FormSection
      title={words.sessions}
      description={words.sessionsText}
      actions={
        data && (
          <Button variant="secondary" onPress={() => void endAll()}>
            {words.endAll}
          </Button>
        )
      }
    >
      {isStale && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onPress={() => void mutate()}>
              {words.refresh}
            </Button>
          }
        >
          {words.sessionsStale}
        </Notice>
      )}
      {data && (
        <ul ref={list} tabIndex={-1} aria-label={words.sessions} className={styles.rows}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          headingLevel={3}
          title={words.sessionsFailed}
          text={error.message}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && (
        <Delayed>
          <div role="status" aria-label={words.sessionsLoading}>
            <Skeleton lines={3} height={44} />
          </div>
        </Delayed>
      )}
    </FormSection>
  );
}

/** Signs out everywhere, this browser too. */
function useEndAll(): () => Promise<void> {
  const words = useMessages(profileMessages);
  const confirm = useConfirm();
  const change = useChange();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { tellFailed } = useSaving();
  return async () => {
    const isSure = await confirm({
      title: words.endAllTitle,
      text: words.endAllText,
      confirmLabel: words.endAll,
    });
    if (!isSure) return;
    const answer = await change({ call: (client) => client.sessions.endAll() });
    if (!answer.ok) {
      tellFailed(answer.error);
      return;
    }
    await navigate('/');
    session.end();
    toast({ status: 'success', title: words.endedAll });
  };
}
