import { readFileSync } from 'node:fs';
import { createSession, memoryStores } from '@dreamfork/account/session';
import { createClient } from '@dreamfork/api-client';
import type { InitialData } from '@dreamfork/api-client/hooks';
import { RouterProvider } from '@dreamfork/ui';
import { type Locale, locales } from '@dreamfork/ui/i18n';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useHref } from 'react-router-dom';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { headMessages } from '../pages/heads.messages.ts';
import { SiteProviders } from '../SiteProviders.tsx';
import { type SitePage, sitePages } from '../sitePages.ts';
import { type BuildManifest, sheetsOf } from './buildManifest.ts';
import { type Styled, withoutInlineStyles } from './inlineStyles.ts';
import { pageDataElement } from './pageData.ts';
import type { PageRenderer, RenderedPage, RenderRequest } from './pageRenderer.ts';

type ServerRenderedPage = SitePage & {
  head: keyof (typeof headMessages)['ru'];
  /** Module of the component, a key of the build manifest. */
  module: string;
};

/** The pages that the server renders: public ones without forms. */
const serverRenderedPages: readonly ServerRenderedPage[] = [
  { ...sitePages.home, head: 'home', module: 'src/pages/home/HomePage.tsx' },
  { ...sitePages.stories, head: 'stories', module: 'src/pages/stories/StoriesPage.tsx' },
  { ...sitePages.help, head: 'help', module: 'src/pages/staticPages/HelpPage.tsx' },
  { ...sitePages.contacts, head: 'contacts', module: 'src/pages/staticPages/ContactsPage.tsx' },
  { ...sitePages.about, head: 'about', module: 'src/pages/staticPages/AboutPage.tsx' },
  { ...sitePages.licenses, head: 'licenses', module: 'src/pages/staticPages/LicensesPage.tsx' },
];

export { isSiteAddress } from '../siteAddresses.ts';

const manifest: BuildManifest = JSON.parse(
  readFileSync(new URL('../.vite/manifest.json', import.meta.url), 'utf8'),
);

/** Addresses of the pages that can be rendered. */
export const paths: PageRenderer['paths'] = serverRenderedPages.map(({ path }) => path);

const cache = new Map<string, Styled>();

/** Renders a public page for a guest; the HTML is cached by the responses it was rendered from. */
export async function renderPage({ path, locale, fetch }: RenderRequest): Promise<RenderedPage> {
  const page = serverRenderedPages.find((one) => one.path === path);
  if (!page) throw new Error(`The page ${path} is not rendered on the server.`);
  const client = guestClient(fetch);
  const initial = await fetchInitial(page, client);
  const data = pageDataElement(
    initial.map(({ key: [, path, input], data }) => ({ path, input, data })),
  );
  const key = locale + path + data;
  const styled =
    cache.get(key) ?? render({ page, Page: await page.load(), locale, client, initial });
  if (cache.size >= serverRenderedPages.length * locales.length * 2) cache.clear();
  cache.set(key, styled);
  return {
    ...headMessages[locale][page.head],
    ...styled,
    data,
    sheets: sheetsOf(manifest, ['index.html', 'src/startSite.tsx', page.module]),
  };
}

const guestClient = (fetch: typeof globalThis.fetch) =>
  createClient({ baseUrl: '', getToken: () => null, onUnauthorized: () => {}, fetch });

type GuestClient = ReturnType<typeof guestClient>;

/** The responses to the queries of the page; the script repeats a query that failed. */
async function fetchInitial(page: ServerRenderedPage, client: GuestClient): Promise<InitialData[]> {
  const queries = (page.reads ?? []).map((one) =>
    one(async (route, input): Promise<InitialData[]> => {
      const answer = await client.call(route, input);
      return answer.ok ? [{ key: [null, route.path, input], data: answer.value }] : [];
    }),
  );
  return (await Promise.all(queries)).flat();
}

type RenderOptions = {
  page: ServerRenderedPage;
  Page: ComponentType;
  locale: Locale;
  client: GuestClient;
  initial: readonly InitialData[];
};

function render({ page, Page, locale, client, initial }: RenderOptions): Styled {
  const session = createSession(memoryStores());
  const html = renderToString(
    <SiteProviders
      session={session}
      client={client}
      initial={initial}
      locale={locale}
      onRefused={() => {}}
    >
      <StaticRouter location={page.path}>
        <RouterProvider navigate={() => {}} useHref={useHref}>
          <SiteFrame>
            <Page />
          </SiteFrame>
        </RouterProvider>
      </StaticRouter>
    </SiteProviders>,
  );
  return withoutInlineStyles(html);
}
