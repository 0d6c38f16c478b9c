import type { BackupState } from '@dreamfork/api-client';
import {
  Badge,
  type BadgeTone,
  Heading,
  Inline,
  Notice,
  Stack,
  StatCard,
  StatGroup,
  Text,
} from '@dreamfork/ui';
import {
  formatDateTime,
  formatNumber,
  formatStorage,
  useLocale,
  useMessages,
} from '@dreamfork/ui/i18n';
import { backupMessages } from './messages.ts';

const tones: Record<BackupState['state'], BadgeTone> = {
  off: 'neutral',
  never: 'info',
  fresh: 'success',
  old: 'warning',
  failed: 'danger',
};

/** How old the newest nightly backup is, and what to do where something is wrong with it. */
export function BackupStatus({ backups }: { backups: BackupState }) {
  const messages = useMessages(backupMessages);
  const locale = useLocale();
  const { state, newest, count, error } = backups;
  const advice = messages.advice[state];
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="21">
        {messages.title}
      </Heading>
      <Inline gap="2">
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        {newest && <Text as="span">{messages.newest(formatDateTime(locale, newest.madeAt))}</Text>}
      </Inline>
      {advice !== '' && (
        <Notice tone={state === 'never' ? 'info' : 'warning'}>
          {advice}
          {state === 'failed' && ` ${error ?? messages.noReason}`}
        </Notice>
      )}
      {newest && (
        <StatGroup aria-label={messages.title}>
          <StatCard label={messages.age} value={messages.hours(newest.ageHours)} />
          <StatCard label={messages.size} value={formatStorage(locale, newest.bytes)} />
          <StatCard label={messages.count} value={formatNumber(locale, count)} />
        </StatGroup>
      )}
    </Stack>
  );
}
