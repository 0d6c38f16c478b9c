import { useApiClient } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useNavigate } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Ends the session on the server and here, and returns to the home page. */
export function useSignOut(): () => Promise<void> {
  const client = useApiClient();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const words = useMessages(layoutMessages);

  return async () => {
    // Away first, and out here before the server answers: nothing that still asks with the old token
    // may be taken for an expired session.
    await navigate('/');
    const call = client.authentication.logout();
    session.end();
    const answer = await call;
    if (!answer.ok && !(answer.error.kind === 'http' && answer.error.status === 401)) {
      toast({
        status: 'warning',
        title: words.signOutFailed,
        description: words.signOutFailedText,
      });
    }
  };
}
