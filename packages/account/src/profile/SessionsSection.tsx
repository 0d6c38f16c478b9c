import { routes, type SessionItem } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation, useQuery } from '@dreamfork/api-client/hooks';
import {
  Badge,
  Button,
  Delayed,
  ErrorState,
  FormSection,
  Icon,
  Skeleton,
  StaleNotice,
  Text,
  useConfirm,
  useToast,
} from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './ProfilePage.css.ts';
import { useSaveNotifications } from './useSaveNotifications.ts';

/** The sessions of the user; ends one of them or all. */
export function SessionsSection() {
  const messages = useMessages(profileMessages);
  const { data, error, isStale, mutate } = useQuery(routes.sessions.list, {});
  const change = useMutation();
  const { notifyFailed } = useSaveNotifications();
  const endAll = useEndAllSessions();

  const list = useRef<HTMLUListElement>(null);
  const end = async ({ id }: SessionItem) => {
    // The row is removed with its button: the list takes the keyboard focus.
    list.current?.focus();
    const answer = await change({
      call: (client) => client.call(routes.sessions.end, { params: { id } }),
      edits: [
        optimisticUpdate(routes.sessions.list, (sessions) => ({
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
    const answer = await change({ call: (client) => client.call(routes.sessions.endAll, {}) });
    if (!answer.ok) {
      notifyFailed(answer.error);
      return;
    }
    await navigate(addresses.home);
    endSession();
    toast({ status: 'success', title: messages.endedAll });
  };
}

const deviceName = ({ browser, system }: SessionItem['device']): string =>
  [browser, system].filter((part) => part !== null).join(', ');

type SessionRowProps = { session: SessionItem; onEnd: () => void };

/** One session: its device, its times and a button to end it. */
function SessionRow({ session, onEnd }: SessionRowProps) {
  const messages = useMessages(profileMessages);
  const locale = useLocale();
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  const name = deviceName(device) || messages.unknownDevice;
  const times = messages.sessionTimes({
    began: formatDateTime(locale, createdAt),
    seen: formatDateTime(locale, lastSeenAt),
  });
  return (
    <li className={styles.row}>
      <Icon icon={device.isMobile ? Smartphone : Monitor} size={20} />
      <div className={styles.rowText}>
        <span className={styles.rowTitle}>
          {name}
          {isCurrent && <Badge tone="accent">{messages.thisBrowser}</Badge>}
        </span>
        <Text size="13" tone="ink3">
          {times}
        </Text>
      </div>
      {!isCurrent && (
        <Button size="small" variant="quiet" aria-label={messages.endSession(name)} onPress={onEnd}>
          {messages.end}
        </Button>
      )}
    </li>
  );
}
