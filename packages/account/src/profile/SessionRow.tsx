import type { SessionItem } from '@dreamfork/api-client';
import { Badge, Button, Icon, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Monitor, Smartphone } from 'lucide-react';
import { profileMessages } from '../messages/profile.ts';
import * as styles from './ProfilePage.css.ts';

const deviceName = ({ browser, system }: SessionItem['device']): string =>
  [browser, system].filter((part) => part !== null).join(', ');

export type SessionRowProps = { session: SessionItem; onEnd: () => void };

/** One session: its device, its times and a button to end it. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
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
