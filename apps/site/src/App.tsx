import type { ApiError } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Site } from './createSite.ts';
import { LocaleControlProvider } from './locale/LocaleControl.tsx';
import { SessionProvider, useCurrentUser } from './session/SessionContext.tsx';

const isRefusedGuest = (error: ApiError): boolean => error.kind === 'http' && error.status === 401;

/** Everything the pages stand on. */
export function App({ site }: { site: Site }) {
  return (
    <ThemeProvider>
      <LocaleControlProvider>
        <SessionProvider session={site.session}>
          <Data site={site}>
            <ToastProvider>
              <ConfirmProvider>
                <RouterProvider router={site.router} />
              </ConfirmProvider>
            </ToastProvider>
          </Data>
        </SessionProvider>
      </LocaleControlProvider>
    </ThemeProvider>
  );
}

/** Gives the pages the API; a read that needs a session sends its visitor to sign in. */
function Data({ site, children }: { site: Site; children: ReactNode }) {
  const user = useCurrentUser();
  const configuration = useMemo(
    () => ({
      onError: (error: ApiError) => {
        if (isRefusedGuest(error)) site.askToSignIn();
      },
    }),
    [site],
  );
  return (
    <SWRConfig value={configuration}>
      <ApiProvider client={site.client} session={user?.id}>
        {children}
      </ApiProvider>
    </SWRConfig>
  );
}
