import { readFileSync } from 'node:fs';
import { createClient } from '@dreamfork/api-client';
import type { InitialAnswer } from '@dreamfork/api-client/hooks';
import { RouterProvider } from '@dreamfork/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useHref } from 'react-router-dom';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { headMessages } from '../messages/heads.ts';
import { SiteProviders } from '../SiteProviders.tsx';
import { createSession } from '../session/createSession.ts';
import { type BuildManifest, sheetsOf } from './buildManifest.ts';
import { type DrawnPage, drawnPages } from './drawnPages.ts';
import { type Styled, withoutInlineStyles } from './inlineStyles.ts';
import { pageDataElement } from './pageData.ts';
import { drawnLocale as locale } from './visitorScript.ts';

export type RenderedPage = {
  language: string;
  title: string;
  description: string;
  /** The page as a guest sees it. */
  html: string;
  /** The answers it was drawn from, for the script that takes it over. */
  data: string;
  /** Addresses of the style sheets it needs. */
  sheets: readonly string[];
  /** Rules that only this page needs. */
  style: string;
};

export type RenderRequest = {
  path: string;
  /** Asks the server's own API, as a guest. */
  fetch: typeof globalThis.fetch;
};

const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const manifest: BuildManifest = JSON.parse(
  readFileSync(new URL('../.vite/manifest.json', import.meta.url), 'utf8'),
);

/** The addresses of the pages that can be drawn. */
export const paths: readonly string[] = drawnPages.map(({ path }) => path);

const drawn = new Map<string, Styled>();

/** Draws an open page of the site as a guest sees it first; what was drawn from the same answers is kept. */
export async function renderPage({ path, fetch }: RenderRequest): Promise<RenderedPage> {
  const page = drawnPages.find((one) => one.path === path);
  if (!page) throw new Error(`The page ${path} is not one of those that are drawn.`);
  const client = guestClient(fetch);
  const initial = await answersFor(page, client);
  const data = pageDataElement(
    initial.map((answer) => ({ name: answer.key[1], input: answer.key[2], data: answer.data })),
  );
  const key = path + data;
  const styled = drawn.get(key) ?? draw(page.path, await page.load(), client, initial);
  if (drawn.size >= drawnPages.length * 2) drawn.clear();
  drawn.set(key, styled);
  return {
    language: locale,
    ...headMessages[locale][page.head],
    ...styled,
    data,
    sheets: sheetsOf(manifest, ['index.html', 'src/startSite.tsx', page.module]),
  };
}

const guestClient = (fetch: typeof globalThis.fetch) =>
  createClient({ baseUrl: '', getToken: () => null, onUnauthorized: () => {}, fetch });

type GuestClient = ReturnType<typeof guestClient>;

/** What the page will ask for; an answer that cannot be had is left to the script. */
async function answersFor(page: DrawnPage, client: GuestClient): Promise<InitialAnswer[]> {
  const asked = (page.reads ?? []).map((one) =>
    one(async (read, input): Promise<InitialAnswer[]> => {
      const answer = await read.ask(client, input);
      return answer.ok ? [{ key: [null, read.name, input], data: answer.value }] : [];
    }),
  );
  return (await Promise.all(asked)).flat();
}

function draw(
  path: string,
  Page: ComponentType,
  client: GuestClient,
  initial: readonly InitialAnswer[],
): Styled {
  const session = createSession({ lasting: noStorage, passing: noStorage });
  const html = renderToString(
    <SiteProviders
      session={session}
      client={client}
      initial={initial}
      locale={locale}
      onRefused={() => {}}
    >
      <StaticRouter location={path}>
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
