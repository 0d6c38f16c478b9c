import { clearToken, readSession, readToken, savedUser } from '@dreamfork/account/session';
import { browserBaseUrl, createClient, type SessionUser } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import {
  type LibraryHost,
  LibraryProvider,
  ShareDialog,
  type ShareDialogProps,
  StoryDetails,
} from '@dreamfork/library';
import { ConfirmProvider, ToastProvider } from '@dreamfork/ui';
import { type Locale, LocaleProvider } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { libraryAddresses } from '../library/libraryAddresses.ts';

export type ReadingDetailsProps = {
  story: ShareDialogProps['story'];
  locale: Locale;
  /** The element below a passage that gets the byline; null where there is none. */
  bylineSlot: HTMLElement | null;
  isSharing: boolean;
  /** The node that the reader is at. */
  placeOf: () => string | undefined;
  onShare: () => void;
  onShareEnd: () => void;
  /** Sends the reader to the login page, which brings them back. */
  onSignIn: () => void;
};

function readUser(): SessionUser | null {
  const saved = readSession();
  return saved && savedUser(saved);
}

/** The story details and the share dialog, with the providers that the document of the reader does not have. */
export function ReadingDetails({
  story,
  locale,
  bylineSlot,
  isSharing,
  placeOf,
  onShare,
  onShareEnd,
  onSignIn,
}: ReadingDetailsProps) {
  const [host] = useState(
    (): LibraryHost => ({
      user: readUser(),
      addresses: libraryAddresses,
      navigate: (address) => window.location.assign(address),
      signIn: onSignIn,
    }),
  );
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
      <ApiProvider client={client} session={host.user?.id ?? null}>
        <ToastProvider>
          <ConfirmProvider>
            <LibraryProvider host={host}>
              <StoryDetails
                id={story.id}
                bylineSlot={bylineSlot}
                placeOf={placeOf}
                onShare={onShare}
              />
              {isSharing && <ShareDialog story={story} onClose={onShareEnd} />}
            </LibraryProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ApiProvider>
    </LocaleProvider>
  );
}
