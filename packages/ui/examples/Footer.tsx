import { Footer } from '@dreamfork/ui';

export default function Example() {
  return (
    <Footer
      note="© 2026 Dreamfork"
      groups={[
        {
          title: 'Product',
          links: [
            { href: '/stories', label: 'Stories' },
            { href: '/help', label: 'Help' },
          ],
        },
      ]}
    />
  );
}
