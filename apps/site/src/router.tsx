import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { openEditor } from './editing/openEditor.tsx';
import { RequireAdmin } from './guards/RequireAdmin.tsx';
import { RequireSession } from './guards/RequireSession.tsx';
import { BareLayout } from './layout/BareLayout.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { adminPage, readerPage } from './lazyPages.ts';
import { LoginPage } from './pages/authentication/LoginPage.tsx';
import { RegisterPage } from './pages/authentication/RegisterPage.tsx';
import { DashboardPage } from './pages/dashboard/DashboardPage.tsx';
import { BrokenPage } from './pages/errors/BrokenPage.tsx';
import { NotFoundPage } from './pages/errors/NotFoundPage.tsx';
import { HomePage } from './pages/home/HomePage.tsx';
import { ProfilePage } from './pages/profile/ProfilePage.tsx';
import { MyStoriesPage } from './pages/stories/MyStoriesPage.tsx';
import { StoriesPage } from './pages/stories/StoriesPage.tsx';
import { TextPage } from './pages/texts/TextPage.tsx';
import { RootRoute } from './RootRoute.tsx';

/** Pages with the site's bar and footer. */
const sitePages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'login', element: <LoginPage /> },
  { path: 'register', element: <RegisterPage /> },
  { path: 'stories', element: <StoriesPage /> },
  { path: 'help', element: <TextPage key="help" name="help" /> },
  { path: 'contacts', element: <TextPage key="contacts" name="contacts" /> },
  { path: 'about', element: <TextPage key="about" name="about" /> },
  {
    path: 'app',
    element: <RequireSession />,
    children: [
      { index: true, element: <Navigate replace to="/app/dashboard" /> },
      { path: 'dashboard', element: <DashboardPage /> },
      { path: 'my-stories', element: <MyStoriesPage /> },
      { path: 'profile', element: <ProfilePage /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

/** Pages that fill the window. */
const barePages: RouteObject[] = [
  { path: 'story/:id', lazy: readerPage },
  { path: 'debug/new-admin', lazy: adminPage },
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
          { path: 'users', lazy: adminPage },
        ],
      },
    ],
  },
];

/** Every route of the site. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootRoute />,
      errorElement: <BrokenPage />,
      HydrateFallback: PageLoading,
      children: [
        { element: <BareLayout />, children: barePages },
        { element: <SiteLayout />, children: sitePages },
      ],
    },
  ]);
