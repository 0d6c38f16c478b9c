import { Footer } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from './messages.ts';

export function SiteFooter() {
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
            { href: '/contacts', label: messages.contacts },
            { href: '/about', label: messages.about },
            { href: '/licenses', label: messages.licenses },
          ],
        },
      ]}
      note={messages.note}
    />
  );
}
