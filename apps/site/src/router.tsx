import { readToken } from '@dreamfork/account/session';
import { refetchStyleSheets } from '@dreamfork/ui/lazy';
import { useEffect } from 'react';
import { createBrowserRouter, Navigate, redirectDocument } from 'react-router-dom';
import { SignedInOnly } from './guards/SignedInOnly.tsx';
import { AdminsOnly, ModeratorsOnly } from './guards/StaffOnly.tsx';
import { PageLoading } from './layout/Loading.tsx';
import { BareLayout, SiteLayout } from './layout/SiteFrame.tsx';
import { RootRoute } from './navigation/RootRoute.tsx';
import { CrashedBarePage, CrashedPage, NotFoundPage } from './pages/errors/ErrorPages.tsx';
import { otherAddresses, type SiteAddress, type SiteRoute } from './siteAddresses.ts';
import { sitePages } from './sitePages.ts';

/** Reached when the visitor has signed in in another tab while this page asked them to. */
function ReloadIntoEditor() {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}

/** The route of the editor: a document of its own, so the browser loads it. */
const editorRoute = {
  loader: ({ request }: { request: Request }) => {
    if (readToken() === null) return null;
    const { pathname, search } = new URL(request.url);
    return redirectDocument(pathname + search);
  },
  element: <ReloadIntoEditor />,
};

type Page = (typeof sitePages)[keyof typeof sitePages];

/** A route that loads the code of its page. */
const route = (page: Page, path: SiteAddress = page.path): SiteRoute => ({
  ...(path === '/' ? { index: true } : { path }),
  lazy: async () => {
    await refetchStyleSheets();
    return { Component: await page.load() };
  },
});

/** Pages with the bar and the footer of the site. */
const framedPages: SiteRoute[] = [
  route(sitePages.home),
  route(sitePages.login),
  route(sitePages.register),
  route(sitePages.forgotPassword),
  route(sitePages.resetPassword),
  route(sitePages.confirmEmail),
  route(sitePages.unsubscribe),
  route(sitePages.decision),
  route(sitePages.join),
  route(sitePages.stories),
  route(sitePages.help),
  route(sitePages.contacts),
  route(sitePages.about),
  route(sitePages.licenses),
  {
    path: otherAddresses.app,
    element: <SignedInOnly />,
    children: [
      { index: true, element: <Navigate replace to="/app/dashboard" /> },
      route(sitePages.dashboard),
      route(sitePages.myStories),
      route(sitePages.statistics),
      route(sitePages.profile),
      route(sitePages.decisions),
      {
        element: <ModeratorsOnly />,
        children: [route(sitePages.moderation), route(sitePages.moderationCase)],
      },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

/** Pages that fill the window. */
const barePages: SiteRoute[] = [
  route(sitePages.reader),
  route(sitePages.review),
  route(sitePages.admin, otherAddresses.adminDebug),
  {
    path: otherAddresses.app,
    element: <SignedInOnly isBare />,
    children: [
      { path: otherAddresses.editor, ...editorRoute },
      {
        path: otherAddresses.administration,
        element: <AdminsOnly />,
        children: [
          { index: true, element: <Navigate replace to="/app/admin/users" /> },
          route(sitePages.admin),
          route(sitePages.adminUser),
          route(sitePages.content),
          route(sitePages.contentCase),
          route(sitePages.security),
          route(sitePages.analytics),
          route(sitePages.system),
        ],
      },
    ],
  },
];

/** Every route of the site. A page that throws is replaced by an error page inside its layout. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootRoute />,
      errorElement: <CrashedBarePage />,
      HydrateFallback: PageLoading,
      children: [
        {
          element: <BareLayout />,
          children: [{ errorElement: <CrashedBarePage />, children: barePages }],
        },
        {
          element: <SiteLayout />,
          children: [{ errorElement: <CrashedPage />, children: framedPages }],
        },
      ],
    },
  ]);
