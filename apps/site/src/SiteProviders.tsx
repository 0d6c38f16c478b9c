import { SyncPreferences } from '@dreamfork/account';
import {
  type Session,
  SessionProvider,
  useCurrentUser,
  useSession,
  useSessionState,
} from '@dreamfork/account/session';
import type { ApiClient, ApiError, ConnectionWatch } from '@dreamfork/api-client';
import { ApiProvider, ConnectionProvider, type InitialData } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import { type Locale, LocaleControlProvider, useLocaleControl } from '@dreamfork/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';

export type SiteProvidersProps = {
  session: Session;
  client: ApiClient;
  /** Responses embedded in the page. */
  initial?: readonly InitialData[];
  locale: Locale;
  /** Watches the connection; absent on the server. */
  watch?: ConnectionWatch;
  /** Called when a query fails because there is no session, or no longer. */
  onRefused: () => void;
  children: ReactNode;
};

/** The providers that every page needs. */
export const SiteProviders = ({ session, locale, children, ...data }: SiteProvidersProps) => (
  <ThemeProvider>
    <LocaleControlProvider initial={locale}>
      <SessionProvider value={session}>
        <Data {...data}>
          <ToastProvider>
            <AccountPreferences />
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </Data>
      </SessionProvider>
    </LocaleControlProvider>
  </ThemeProvider>
);

function AccountPreferences() {
  const session = useSession();
  const state = useSessionState();
  const { setLocale } = useLocaleControl();
  return (
    state.status === 'signedIn' && (
      <SyncPreferences
        user={state.user}
        isNew={state.isNew ?? false}
        onUserChange={session.update}
        onLocaleChange={setLocale}
      />
    )
  );
}

const isRefusedGuest = (error: ApiError): boolean => error.kind === 'http' && error.status === 401;

type DataProps = Omit<SiteProvidersProps, 'session' | 'locale'>;

/** Provides the API with a query cache for each user. */
function Data({ client, initial, watch, onRefused, children }: DataProps) {
  const user = useCurrentUser();
  const configuration = useMemo(
    () => ({
      onError: (error: ApiError) => {
        if (isRefusedGuest(error)) onRefused();
      },
    }),
    [onRefused],
  );
  return (
    <SWRConfig value={configuration}>
      <ApiProvider client={client} session={user?.id} {...(initial ? { initial } : {})}>
        <ConnectionProvider watch={watch}>{children}</ConnectionProvider>
      </ApiProvider>
    </SWRConfig>
  );
}
