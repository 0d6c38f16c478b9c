import { useConnection, useReconnection } from '@dreamfork/api-client/hooks';
import { BrokenPencil, Button, LinkButton, MessagePage, TornMap } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { SiteFrame } from '../../layout/SiteFrame.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { errorMessages } from './messages.ts';

/** Shown at an address without a page. */
export function NotFoundPage() {
  const messages = useMessages(errorMessages);
  usePageTitle(messages.notFound);
  return (
    <MessagePage
      drawing={TornMap}
      title={messages.notFound}
      text={messages.notFoundText}
      actions={
        <>
          <LinkButton variant="primary" href="/">
            {messages.toHome}
          </LinkButton>
          <LinkButton variant="secondary" href="/stories">
            {messages.toStories}
          </LinkButton>
        </>
      }
    />
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
    <MessagePage
      role="alert"
      drawing={BrokenPencil}
      title={messages.broken}
      text={messages.brokenText}
      actions={
        <>
          <Button variant="primary" onPress={reload}>
            {messages.retry}
          </Button>
          <LinkButton variant="secondary" href="/">
            {messages.toHome}
          </LinkButton>
        </>
      }
    />
  );
}

/** The same for a page that fills the window: with the bar and the footer of the site. */
export const CrashedBarePage = () => (
  <SiteFrame id="failure">
    <CrashedPage />
  </SiteFrame>
);
