import { EmptyState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldAlert } from 'lucide-react';
import { NotePage } from '../layout/NotePage.tsx';
import { guardMessages } from '../messages/guards.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';

export type ForbiddenProps = {
  /** Who may open the page. */
  text: string;
};

/** Stands in for a page that this user may not open. */
export function Forbidden({ text }: ForbiddenProps) {
  const words = useMessages(guardMessages);
  usePageTitle(words.forbidden);
  return (
    <NotePage>
      <EmptyState
        icon={ShieldAlert}
        title={words.forbidden}
        text={text}
        headingLevel={1}
        action={
          <LinkButton variant="primary" href="/app/dashboard">
            {words.toDashboard}
          </LinkButton>
        }
      />
    </NotePage>
  );
}
