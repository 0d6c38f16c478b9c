import { readToken } from '@dreamfork/account/session';
import { AppBar, AppShell, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { layoutMessages } from './messages.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { siteLinks } from './siteLinks.ts';

/** Bar and footer of the site around a message in a document without its router: the reader, the editor. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  const messages = useMessages(layoutMessages);
  const [isSignedIn] = useState(() => readToken() !== null);
  return (
    <AppShell
      header={
        <AppBar
          logoHref="/"
          mobileLabel={messages.menu}
          links={siteLinks(messages, { isSignedIn })}
          actions={
            !isSignedIn && (
              <LinkButton variant="primary" href="/login">
                {messages.signIn}
              </LinkButton>
            )
          }
        />
      }
      footer={<SiteFooter />}
    >
      {children}
    </AppShell>
  );
}
