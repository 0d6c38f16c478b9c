import type { SessionItem } from '@dreamfork/api-client';
import { Badge, Button, Icon, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Monitor, Smartphone } from 'lucide-react';
import { profileMessages } from '../../messages/profile.ts';
import { deviceParts } from './deviceParts.ts';
import * as styles from './ProfilePage.css.ts';

export type SessionRowProps = { session: SessionItem; onEnd: () => void };

/** One place where the user is signed in. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const words = useMessages(profileMessages);
  const locale = useLocale();
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  const name = deviceParts(device).join(', ') || words.unknownDevice;
  const times = words.sessionTimes({
    began: formatDateTime(locale, createdAt),
    seen: formatDateTime(locale, lastSeenAt),
  });
  return (
    <li className={styles.row}>
      <Icon icon={device.isMobile ? Smartphone : Monitor} size={20} />
      <div className={styles.rowWords}>
        <span className={styles.rowTitle}>
          {name}
          {isCurrent && <Badge tone="accent">{words.thisBrowser}</Badge>}
        </span>
        <Text size="13" tone="ink3">
          {times}
        </Text>
      </div>
      {!isCurrent && (
        <Button size="small" variant="quiet" aria-label={words.endSession(name)} onPress={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
