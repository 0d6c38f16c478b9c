import { EmptyState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Unplug } from 'lucide-react';
import { NotePage } from '../../layout/NotePage.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

export function NotFoundPage() {
  const words = useMessages(errorMessages);
  usePageTitle(words.notFound);
  return (
    <NotePage>
      <EmptyState
        icon={Unplug}
        title={words.notFound}
        text={words.notFoundText}
        headingLevel={1}
        action={
          <LinkButton variant="primary" href="/">
            {words.toHome}
          </LinkButton>
        }
      />
    </NotePage>
  );
}
