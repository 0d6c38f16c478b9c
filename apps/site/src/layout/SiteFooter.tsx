import { Footer } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from '../messages/layout.ts';

export function SiteFooter() {
  const words = useMessages(layoutMessages);
  return (
    <Footer
      groups={[
        {
          title: words.platform,
          links: [
            { href: '/stories', label: words.stories },
            { href: '/app/editor', label: words.createStory },
            { href: '/app/dashboard', label: words.dashboard },
          ],
        },
        {
          title: words.support,
          links: [
            { href: '/help', label: words.help },
            { href: '/contacts', label: words.contacts },
            { href: '/about', label: words.about },
          ],
        },
      ]}
      note={words.note}
    />
  );
}
