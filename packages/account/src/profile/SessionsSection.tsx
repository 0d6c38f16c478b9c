import type { SessionItem } from '@dreamfork/api-client';
import {
  optimisticUpdate,
  useMutation,
  userSessions,
  useUserSessions,
} from '@dreamfork/api-client/hooks';
import {
  Button,
  Delayed,
  ErrorState,
  FormSection,
  Skeleton,
  StaleNotice,
  useConfirm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useRef } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { profileMessages } from '../messages/profile.ts';
import * as styles from './ProfilePage.css.ts';
import { SessionRow } from './SessionRow.tsx';
import { useSaveNotifications } from './useSaveNotifications.ts';

/** The sessions of the user; ends one of them or all. */
export function SessionsSection() {
  const messages = useMessages(profileMessages);
  const { data, error, isStale, mutate } = useUserSessions();
  const change = useMutation();
  const { notifyFailed } = useSaveNotifications();
  const endAll = useEndAllSessions();

  const list = useRef<HTMLUListElement>(null);
  const end = async ({ id }: SessionItem) => {
    // The row is removed with its button: the list takes the keyboard focus.
    list.current?.focus();
    const answer = await change({
      call: (client) => client.sessions.end(id),
      edits: [
        optimisticUpdate(userSessions, (sessions) => ({
          items: sessions.items.filter((item) => item.id !== id),
        })),
      ],
    });
    if (!answer.ok) notifyFailed(answer.error);
  };

  return (
    <FormSection
      id="sessions"
      title={messages.sessions}
      description={messages.sessionsText}
      actions={
        data && (
          <Button variant="secondary" onPress={() => void endAll()}>
            {messages.endAll}
          </Button>
        )
      }
    >
      {isStale && <StaleNotice onRetry={() => void mutate()} />}
      {data && (
        <ul ref={list} tabIndex={-1} aria-label={messages.sessions} className={styles.rows}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          headingLevel={3}
          title={messages.sessionsFailed}
          text={error.message}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && (
        <Delayed>
          <div role="status" aria-label={messages.sessionsLoading}>
            <Skeleton lines={3} height={44} />
          </div>
        </Delayed>
      )}
    </FormSection>
  );
}

/** Ends every session after a confirmation, the one of this browser too. */
function useEndAllSessions(): () => Promise<void> {
  const messages = useMessages(profileMessages);
  const confirm = useConfirm();
  const change = useMutation();
  const { addresses, navigate, endSession } = useAccountHost();
  const toast = useToast();
  const { notifyFailed } = useSaveNotifications();
  return async () => {
    const isConfirmed = await confirm({
      title: messages.endAllTitle,
      text: messages.endAllText,
      confirmLabel: messages.endAll,
    });
    if (!isConfirmed) return;
    const answer = await change({ call: (client) => client.sessions.endAll() });
    if (!answer.ok) {
      notifyFailed(answer.error);
      return;
    }
    await navigate(addresses.home);
    endSession();
    toast({ status: 'success', title: messages.endedAll });
  };
}
