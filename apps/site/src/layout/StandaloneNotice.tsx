import { browserBaseUrl, createClient } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { type Locale, LocaleProvider } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';

/** The notice above a document without the providers of the site: the reader, the editor. */
export function StandaloneNotice({ locale }: { locale: Locale }) {
  // Everybody gets the notice, so nobody has to say who they are.
  const [client] = useState(() =>
    createClient({
      baseUrl: browserBaseUrl(import.meta.env.VITE_API_BASE ?? ''),
      getToken: () => null,
      onUnauthorized: () => undefined,
    }),
  );
  return (
    <LocaleProvider locale={locale}>
      <ApiProvider client={client} session={null}>
        <MaintenanceNotice isAbovePage />
      </ApiProvider>
    </LocaleProvider>
  );
}
