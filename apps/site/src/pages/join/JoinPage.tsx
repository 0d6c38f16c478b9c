import { useSession, useSessionState } from '@dreamfork/account/session';
import { browserBaseUrl, createClient, invitationHeader, routes } from '@dreamfork/api-client';
import { ApiProvider, useMutation, useQuery } from '@dreamfork/api-client/hooks';
import { Button, ClosedNotebook, LinkButton, MessagePage, TornMap, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageLoading } from '../../layout/Loading.tsx';
import { libraryAddresses } from '../../library/libraryAddresses.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { secretOf } from '../../session/linkSecret.ts';
import { signInAddress } from '../../session/returnAddress.ts';
import { joinMessages } from './messages.ts';

/** Where somebody accepts an invitation to write a story. Its secret goes in a header, also after a login. */
export function JoinPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const messages = useMessages(joinMessages);
  const state = useSessionState();
  const session = useSession();
  const locale = useLocale();
  usePageTitle(messages.title);
  const client = useMemo(() => {
    const secret = secretOf('join', id, hash);
    const headers: Record<string, string> = secret === null ? {} : { [invitationHeader]: secret };
    return createClient({
      baseUrl: browserBaseUrl(import.meta.env.VITE_API_BASE ?? ''),
      getToken: session.getToken,
      locale: () => locale,
      onUnauthorized: () => session.end(),
      headers: () => headers,
    });
  }, [id, hash, locale, session]);
  if (state.status === 'checking') return <PageLoading />;
  if (state.status !== 'signedIn') return <SignInFirst />;
  return (
    <ApiProvider key={`${id} ${hash}`} client={client} session={state.user.id}>
      <Invitation id={id} />
    </ApiProvider>
  );
}

/** The address to come back to has no secret: this browser keeps it. */
function SignInFirst() {
  const messages = useMessages(joinMessages);
  const { pathname } = useLocation();
  return (
    <MessagePage
      drawing={ClosedNotebook}
      title={messages.title}
      text={messages.signInText}
      actions={
        <>
          <LinkButton variant="primary" href={signInAddress('/login', pathname)}>
            {messages.signIn}
          </LinkButton>
          <LinkButton variant="secondary" href={signInAddress('/register', pathname)}>
            {messages.register}
          </LinkButton>
        </>
      }
    />
  );
}

function Invitation({ id }: { id: string }) {
  const messages = useMessages(joinMessages);
  const { data, error, mutate } = useQuery(routes.members.invitation, { params: { id } });
  const { accept, isAccepting } = useAccept(id);
  if (data) {
    return (
      <MessagePage
        drawing={ClosedNotebook}
        title={
          data.isMember ? messages.member(data.title) : messages.invited(data.ownerName, data.title)
        }
        text={data.isMember ? messages.memberText : messages.invitedText}
        actions={
          data.isMember ? (
            <LinkButton variant="primary" href={libraryAddresses.editStory(id)}>
              {messages.open}
            </LinkButton>
          ) : (
            <Button variant="primary" isPending={isAccepting} onPress={() => void accept()}>
              {messages.accept}
            </Button>
          )
        }
      />
    );
  }
  if (!error) return <PageLoading />;
  const isClosed = error.kind === 'http' && error.status < 500;
  return (
    <MessagePage
      drawing={TornMap}
      title={isClosed ? messages.closed : messages.failed}
      text={error.message}
      actions={
        isClosed ? (
          <LinkButton href={libraryAddresses.myStories}>{messages.toStories}</LinkButton>
        ) : (
          <Button variant="primary" onPress={() => void mutate()}>
            {messages.retry}
          </Button>
        )
      }
    />
  );
}

function useAccept(id: string) {
  const messages = useMessages(joinMessages);
  const change = useMutation();
  const toast = useToast();
  const [isAccepting, setAccepting] = useState(false);
  const accept = async (): Promise<void> => {
    setAccepting(true);
    const answer = await change({
      call: (client) => client.call(routes.members.accept, { params: { id } }),
      stale: [routes.members.invitation],
    });
    setAccepting(false);
    if (!answer.ok) {
      toast({ status: 'error', title: messages.notAccepted, description: answer.error.message });
    }
  };
  return { accept, isAccepting };
}
