import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { openEditor } from './editing/openEditor.tsx';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireModerator } from './guards/RequireModerator.tsx';
import { RequireSession } from './guards/RequireSession.tsx';
import { BareLayout } from './layout/BareLayout.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { BrokenPage, BrokenWholePage } from './pages/errors/BrokenPage.tsx';
import { NotFoundPage } from './pages/errors/NotFoundPage.tsx';
import { RootRoute } from './RootRoute.tsx';
import { type SitePage, sitePages } from './sitePages.ts';

/** A route whose page comes with code of its own. */
const route = (page: SitePage, path = page.path): RouteObject => ({
  ...(path === '/' ? { index: true } : { path }),
  lazy: async () => ({ Component: await page.load() }),
});

/** Pages with the site's bar and footer. */
const framedPages: RouteObject[] = [
  route(sitePages.home),
  route(sitePages.login),
  route(sitePages.register),
  route(sitePages.forgotPassword),
  route(sitePages.resetPassword),
  route(sitePages.confirmEmail),
  route(sitePages.stories),
  route(sitePages.help),
  route(sitePages.contacts),
  route(sitePages.about),
  {
    path: 'app',
    element: <RequireSession />,
    children: [
      { index: true, element: <Navigate replace to="/app/dashboard" /> },
      route(sitePages.dashboard),
      route(sitePages.myStories),
      route(sitePages.profile),
      { element: <RequireModerator />, children: [route(sitePages.moderation)] },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

/** Pages that fill the window. */
const barePages: RouteObject[] = [
  route(sitePages.reader),
  route(sitePages.admin, '/debug/new-admin'),
  {
    path: 'app',
    element: <RequireSession isBare />,
    children: [
      { path: 'editor/:id?', ...openEditor },
      {
        path: 'admin',
        element: <RequireAdmin />,
        children: [
          { index: true, element: <Navigate replace to="/app/admin/users" /> },
          route(sitePages.admin),
        ],
      },
    ],
  },
];

/** Every route of the site. A page that breaks leaves what is around it standing. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootRoute />,
      errorElement: <BrokenWholePage />,
      HydrateFallback: PageLoading,
      children: [
        {
          element: <BareLayout />,
          children: [{ errorElement: <BrokenWholePage />, children: barePages }],
        },
        {
          element: <SiteLayout />,
          children: [{ errorElement: <BrokenPage />, children: framedPages }],
        },
      ],
    },
  ]);
