import { AppBar, AppShell, LocaleSwitcher, ThemeSwitcher } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { menuRows } from './layout.css.ts';
import { layoutMessages } from './messages.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { siteLinks } from './siteLinks.ts';

/** Bar and footer of the site around a message in the document of the editor, which has no router. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  const messages = useMessages(layoutMessages);
  return (
    <AppShell
      header={
        <AppBar
          logoHref="/"
          mobileLabel={messages.menu}
          links={siteLinks(messages, { isSignedIn: true })}
          actions={
            <>
              <LocaleSwitcher />
              <ThemeSwitcher />
            </>
          }
          menuActions={
            <div className={menuRows}>
              <LocaleSwitcher hasWords />
              <ThemeSwitcher hasWords />
            </div>
          }
        />
      }
      footer={<SiteFooter />}
    >
      {children}
    </AppShell>
  );
}
