import { useFeature, useSiteStatus } from '@dreamfork/api-client/hooks';
import { Notice } from '@dreamfork/ui';
import { useLocale } from '@dreamfork/ui/i18n';
import { Construction } from 'lucide-react';

const askEvery = 60_000;

/** What an administrator tells everyone about work on the server, in the language of the page. */
export function useMaintenanceNotice(): string | undefined {
  const locale = useLocale();
  const { data } = useSiteStatus({
    enabled: useFeature('siteStatus') === true,
    refreshInterval: askEvery,
  });
  return data?.notice?.text[locale];
}

/** The notice under the bar of a page. */
export function MaintenanceNotice() {
  const text = useMaintenanceNotice();
  // The region is there before its content, or screen readers would not announce it.
  return (
    <div role="status">
      {text !== undefined && (
        <Notice role="none" icon={Construction}>
          {text}
        </Notice>
      )}
    </div>
  );
}
