import { Button, ErrorState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { NotePage } from '../../layout/NotePage.tsx';
import { SiteFrame } from '../../layout/SiteFrame.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

/** Shown in the place of a page that throws or whose code cannot be loaded. */
export function BrokenPage() {
  const words = useMessages(errorMessages);
  const error = useRouteError();
  usePageTitle(words.broken);
  useEffect(() => console.error(error), [error]);
  return (
    <NotePage>
      <ErrorState
        title={words.broken}
        text={words.brokenText}
        headingLevel={1}
        action={
          <>
            <Button variant="primary" onPress={() => window.location.reload()}>
              {words.retry}
            </Button>
            <LinkButton href="/">{words.toHome}</LinkButton>
          </>
        }
      />
    </NotePage>
  );
}

/** The same for a page that fills the window, with the bar and the footer that lead away. */
export const BrokenWholePage = () => (
  <SiteFrame id="failure">
    <BrokenPage />
  </SiteFrame>
);
