import { Footer } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from '../messages/layout.ts';

export type SiteFooterProps = {
  /** Whether the operator left a way to write to them. @default false */
  hasContacts?: boolean;
};

export function SiteFooter({ hasContacts = false }: SiteFooterProps) {
  const messages = useMessages(layoutMessages);
  return (
    <Footer
      groups={[
        {
          title: messages.platform,
          links: [
            { href: '/stories', label: messages.stories },
            { href: '/app/editor', label: messages.createStory },
            { href: '/app/dashboard', label: messages.dashboard },
          ],
        },
        {
          title: messages.support,
          links: [
            { href: '/help', label: messages.help },
            ...(hasContacts ? [{ href: '/contacts', label: messages.contacts }] : []),
            { href: '/about', label: messages.about },
          ],
        },
      ]}
      note={messages.note}
    />
  );
}
