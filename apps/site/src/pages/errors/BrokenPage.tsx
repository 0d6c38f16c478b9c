import { Button, ErrorState } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { NotePage } from '../../layout/NotePage.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

/** Shown when a page throws or its code cannot be loaded. */
export function BrokenPage() {
  const words = useMessages(errorMessages);
  const error = useRouteError();
  usePageTitle(words.broken);
  useEffect(() => console.error(error), [error]);
  return (
    <NotePage as="main">
      <ErrorState
        title={words.broken}
        text={words.brokenText}
        headingLevel={1}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {words.reload}
          </Button>
        }
      />
    </NotePage>
  );
}
