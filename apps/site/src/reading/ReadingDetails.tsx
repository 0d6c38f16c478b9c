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
import { ConfirmProvider, ToastProvider, useToast } from '@dreamfork/ui';
import { type Locale, LocaleProvider, useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { libraryAddresses } from '../library/libraryAddresses.ts';
import { readingMessages } from './messages.ts';

export type ReadingDetailsProps = {
  story: ShareDialogProps['story'];
  locale: Locale;
  /** The element below a passage that gets the facts of the story; null where there is none. */
  bylineSlot: HTMLElement | null;
  /** The element at an end that gets stories to read next; null where there is none. */
  nextSlot: HTMLElement | null;
  /** Whether the player tells the number of endings. */
  hidesEndings: boolean;
  isSharing: boolean;
  /** The node that the reader is at. */
  placeOf: () => string | undefined;
  onShare: () => void;
  onShareEnd: () => void;
  /** Sends the reader to the login page, which brings them back. */
  onSignIn: () => void;
  /** How often the reader has tried to leave without a network. */
  failedLeaves: number;
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
  nextSlot,
  hidesEndings,
  isSharing,
  placeOf,
  onShare,
  onShareEnd,
  onSignIn,
  failedLeaves,
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
                nextSlot={nextSlot}
                hidesEndings={hidesEndings}
                placeOf={placeOf}
                onShare={onShare}
              />
              {failedLeaves > 0 && <OfflineToast key={failedLeaves} />}
              {isSharing && <ShareDialog story={story} onClose={onShareEnd} />}
            </LibraryProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ApiProvider>
    </LocaleProvider>
  );
}

/** Says why the story stays open. */
function OfflineToast() {
  const toast = useToast();
  const { offline, offlineText } = useMessages(readingMessages);
  const show = useEffectEvent(() =>
    toast({ status: 'warning', title: offline, description: offlineText }),
  );
  useEffect(() => {
    show();
  }, []);
  return null;
}
