import { useSession, useSessionState } from '@dreamfork/account/session';
import { browserBaseUrl, createClient, hasCode, routes } from '@dreamfork/api-client';
import { ApiProvider, useQuery } from '@dreamfork/api-client/hooks';
import { type LibraryHost, LibraryProvider } from '@dreamfork/library';
import { Button, LinkButton, MessagePage, TornMap } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageLoading } from '../../layout/Loading.tsx';
import { libraryAddresses } from '../../library/libraryAddresses.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { redirectToLogin } from '../../session/redirectToLogin.ts';
import { reviewPageMessages } from './messages.ts';
import { ReviewReading } from './ReviewReading.tsx';
import { reviewHeaders } from './reviewHeaders.ts';

/** A draft that somebody was sent a link to: the player, and what first readers say beside it. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const state = useSessionState();
  const user = state.status === 'signedIn' ? state.user : null;
  const session = useSession();
  const navigate = useNavigate();
  const locale = useLocale();
  const client = useMemo(() => {
    const headers = reviewHeaders(id, hash);
    return createClient({
      baseUrl: browserBaseUrl(import.meta.env.VITE_API_BASE ?? ''),
      getToken: session.getToken,
      locale: () => locale,
      onUnauthorized: () => session.end(),
      headers: () => headers,
    });
  }, [id, hash, locale, session]);
  const host = useMemo<LibraryHost>(
    () => ({
      user,
      addresses: libraryAddresses,
      navigate: (address) => void navigate(address),
      signIn: () => redirectToLogin({ navigate: (address) => void navigate(address) }),
    }),
    [user, navigate],
  );
  // Who comes with a session reads under their own name.
  if (state.status === 'checking') return <PageLoading />;
  return (
    <ApiProvider key={`${id} ${user?.id} ${hash}`} client={client} session={user?.id}>
      <LibraryProvider host={host}>
        <Draft id={id} />
      </LibraryProvider>
    </ApiProvider>
  );
}

/** Milliseconds between looks for a newer draft. */
const refreshInterval = 60_000;

function Draft({ id }: { id: string }) {
  const messages = useMessages(reviewPageMessages);
  const { data, error, mutate } = useQuery(
    routes.review.read,
    { params: { id } },
    { refreshInterval },
  );
  usePageTitle(data ? data.story.title : messages.title);
  if (data) return <ReviewReading draft={data} />;
  if (!error) return <PageLoading />;
  const isClosed = error.kind === 'http' && error.status < 500;
  return (
    <main>
      <MessagePage
        drawing={TornMap}
        title={isClosed ? messages.closed : messages.failed}
        text={error.message}
        actions={
          hasCode(error, 'review-sign-in') ? (
            <Button variant="primary" onPress={() => redirectToLogin()}>
              {messages.signIn}
            </Button>
          ) : isClosed ? (
            <LinkButton href="/stories">{messages.toStories}</LinkButton>
          ) : (
            <Button variant="primary" onPress={() => void mutate()}>
              {messages.retry}
            </Button>
          )
        }
      />
    </main>
  );
}
