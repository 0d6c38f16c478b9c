import type { ApiClient, ApiError } from '@dreamfork/api-client';
import { ApiProvider, type InitialAnswer } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import type { Locale } from '@dreamfork/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { FollowAccount } from './account/FollowAccount.tsx';
import { ConnectionWatchProvider } from './connection/ConnectionContext.tsx';
import type { ConnectionWatch } from './connection/createConnectionWatch.ts';
import { ReadAgain } from './connection/ReadAgain.tsx';
import { LocaleControlProvider } from './locale/LocaleControl.tsx';
import type { Session } from './session/createSession.ts';
import { SessionProvider, useCurrentUser } from './session/SessionContext.tsx';

export type SiteProvidersProps = {
  session: Session;
  client: ApiClient;
  /** Answers that came along with the page. */
  initial?: readonly InitialAnswer[];
  locale: Locale;
  /** How the connection is told of; nothing where nothing is called. */
  watch?: ConnectionWatch;
  /** A read needs a session that is not there, or no longer. */
  onRefused: () => void;
  children: ReactNode;
};

/** Everything the pages stand on. */
export const SiteProviders = ({
  session,
  locale,
  watch,
  children,
  ...data
}: SiteProvidersProps) => (
  <ThemeProvider>
    <LocaleControlProvider initial={locale}>
      <SessionProvider session={session}>
        <ConnectionWatchProvider watch={watch}>
          <Data {...data}>
            <ToastProvider>
              <FollowAccount />
              <ConfirmProvider>{children}</ConfirmProvider>
            </ToastProvider>
          </Data>
        </ConnectionWatchProvider>
      </SessionProvider>
    </LocaleControlProvider>
  </ThemeProvider>
);

const isRefusedGuest = (error: ApiError): boolean => error.kind === 'http' && error.status === 401;

type DataProps = Omit<SiteProvidersProps, 'session' | 'locale' | 'watch'>;

/** Gives the pages the API, with a memory of its own for each user. */
function Data({ client, initial, onRefused, children }: DataProps) {
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
        <ReadAgain />
        {children}
      </ApiProvider>
    </SWRConfig>
  );
}
