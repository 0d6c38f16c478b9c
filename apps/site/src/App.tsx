import type { InitialData } from '@dreamfork/api-client/hooks';
import { readLocale } from '@dreamfork/ui/i18n';
import { RouterProvider } from 'react-router-dom';
import type { Site } from './createSite.ts';
import { SiteProviders } from './SiteProviders.tsx';

export type AppProps = {
  site: Site;
  /** Answers that came along with the page. */
  initial?: readonly InitialData[];
};

/** The site in the browser. A read that needs a session sends its visitor to sign in. */
export const App = ({ site, initial = [] }: AppProps) => (
  <SiteProviders
    session={site.session}
    client={site.client}
    initial={initial}
    watch={site.watch}
    locale={readLocale()}
    onRefused={site.askToSignIn}
  >
    <RouterProvider router={site.router} />
  </SiteProviders>
);
