import { useConnection, useReconnection } from '@dreamfork/api-client/hooks';
import { Button, EmptyState, ErrorState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '../../layout/Container.tsx';
import { SiteFrame } from '../../layout/SiteFrame.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

/** Shown at an address without a page. */
export function NotFoundPage() {
  const messages = useMessages(errorMessages);
  usePageTitle(messages.notFound);
  return (
    <MessagePage>
      <EmptyState
        icon={Unplug}
        title={messages.notFound}
        text={messages.notFoundText}
        headingLevel={1}
        action={
          <LinkButton variant="primary" href="/">
            {messages.toHome}
          </LinkButton>
        }
      />
    </MessagePage>
  );
}

const reload = () => window.location.reload();

/** Replaces a page that throws or whose code cannot be loaded. */
export function CrashedPage() {
  const messages = useMessages(errorMessages);
  const error = useRouteError();
  usePageTitle(messages.broken);
  const { tryAgain } = useConnection();
  useEffect(() => {
    console.error(error);
    // Finds out whether the server can be reached. If it cannot, the watch retries, and the page reloads.
    void tryAgain();
  }, [error, tryAgain]);
  useReconnection(reload);
  return (
    <MessagePage>
      <ErrorState
        title={messages.broken}
        text={messages.brokenText}
        headingLevel={1}
        action={
          <>
            <Button variant="primary" onPress={reload}>
              {messages.retry}
            </Button>
            <LinkButton href="/">{messages.toHome}</LinkButton>
          </>
        }
      />
    </MessagePage>
  );
}

/** The same for a page that fills the window: with the bar and the footer of the site. */
export const CrashedBarePage = () => (
  <SiteFrame id="failure">
    <CrashedPage />
  </SiteFrame>
);
