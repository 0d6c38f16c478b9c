import { Button } from '../../components/Button/Button.tsx';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import { Notice } from '../Notice/Notice.tsx';

const staleNoticeMessages = defineMessages({
  ru: { stale: 'Данные могли измениться: обновить их не удалось.', refresh: 'Обновить' },
  en: { stale: 'This may have changed: it could not be refreshed.', refresh: 'Refresh' },
});

export type StaleNoticeProps = {
  /** Asks once more. */
  onRetry: () => void;
};

/** Stands above what is shown from before, because its refresh failed. */
export function StaleNotice({ onRetry }: StaleNoticeProps) {
  const messages = useMessages(staleNoticeMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {messages.refresh}
        </Button>
      }
    >
      {messages.stale}
    </Notice>
  );
}
