import { browserBaseUrl, createClient } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, ToastProvider } from '@dreamfork/ui';
import { type Locale, LocaleProvider } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { clearToken, readToken } from '../../session/savedToken.ts';
import { Comments } from './Comments.tsx';

export type DiscussionProps = {
  id: string;
  locale: Locale;
  isGuest: boolean;
  onSignIn: () => void;
};

/** What readers say under a story: fetched with all it needs when the reader comes near. */
export function Discussion({ id, locale, isGuest, onSignIn }: DiscussionProps) {
  const [client] = useState(() =>
    createClient({
      baseUrl: browserBaseUrl(import.meta.env.VITE_API_BASE ?? ''),
      getToken: readToken,
      locale: () => locale,
      onUnauthorized: () => {
        clearToken();
        onSignIn();
      },
    }),
  );
  return (
    <LocaleProvider locale={locale}>
      <ApiProvider client={client} session={isGuest ? null : 'reader'}>
        <ToastProvider>
          <ConfirmProvider>
            <Comments id={id} isGuest={isGuest} onSignIn={onSignIn} />
          </ConfirmProvider>
        </ToastProvider>
      </ApiProvider>
    </LocaleProvider>
  );
}
