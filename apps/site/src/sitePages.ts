import { type Input, type RouteData, routes } from '@dreamfork/api-client';
import { emptyFilter, popularTags, storyListQuery } from '@dreamfork/library/queries';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

type VisitRead<Outcome> = <Data extends RouteData>(route: Data, input: Input<Data>) => Outcome;

/** An answer that a page will ask for, to be asked for before. */
export type PageRead = <Outcome>(visit: VisitRead<Outcome>) => Outcome;

const reading =
  <Data extends RouteData>(route: Data, input: Input<Data>): PageRead =>
  (visit) =>
    visit(route, input);

/** A page of the site: its code comes when it is first opened, or when a link to it is pointed at. */
export type SitePage = {
  path: string;
  load: () => Promise<ComponentType>;
  /** What it asks for whoever opens it. */
  reads?: readonly PageRead[];
  /** What it asks for once somebody is signed in. */
  ownReads?: readonly PageRead[];
};

const own = reading(routes.stories.listOwn, { query: {} });

/** Every page asks whether the server has a notice for its visitors. */
const publicReads = [reading(routes.system.capabilities, {})];

export const sitePages = {
  home: {
    path: '/',
    reads: publicReads,
    load: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  },
  login: {
    path: '/login',
    load: async () => (await import('./pages/account/authenticationPages.tsx')).LoginPage,
  },
  register: {
    path: '/register',
    load: async () => (await import('./pages/account/authenticationPages.tsx')).RegisterPage,
  },
  forgotPassword: {
    path: '/forgot-password',
    load: async () => (await import('./pages/account/authenticationPages.tsx')).ForgotPasswordPage,
  },
  resetPassword: {
    path: '/reset-password',
    load: async () => (await import('./pages/account/authenticationPages.tsx')).ResetPasswordPage,
  },
  confirmEmail: {
    path: '/confirm-email',
    load: async () => (await import('./pages/account/authenticationPages.tsx')).ConfirmEmailPage,
  },
  unsubscribe: {
    path: '/unsubscribe',
    load: async () => (await import('./pages/account/authenticationPages.tsx')).UnsubscribePage,
  },
  stories: {
    path: '/stories',
    load: async () => (await import('./pages/stories/StoriesPage.tsx')).StoriesPage,
    reads: [
      reading(routes.stories.listPublic, { query: storyListQuery(emptyFilter) }),
      reading(routes.system.capabilities, {}),
      reading(routes.content.tags, { query: popularTags }),
    ],
    ownReads: [own],
  },
  help: {
    path: '/help',
    reads: publicReads,
    load: async () => (await import('./pages/staticPages/HelpPage.tsx')).HelpPage,
  },
  contacts: {
    path: '/contacts',
    reads: publicReads,
    load: async () => (await import('./pages/staticPages/ContactsPage.tsx')).ContactsPage,
  },
  about: {
    path: '/about',
    reads: publicReads,
    load: async () => (await import('./pages/staticPages/AboutPage.tsx')).AboutPage,
  },
  licenses: {
    path: '/licenses',
    reads: publicReads,
    load: async () => (await import('./pages/staticPages/LicensesPage.tsx')).LicensesPage,
  },
  dashboard: {
    path: '/app/dashboard',
    load: async () => (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage,
    ownReads: [reading(routes.ownStories.figures, {})],
  },
  myStories: {
    path: '/app/my-stories',
    load: async () => (await import('./pages/myStories/MyStoriesPage.tsx')).MyStoriesPage,
    ownReads: [reading(routes.stories.listOwn, { query: storyListQuery(emptyFilter) })],
  },
  statistics: {
    path: '/app/my-stories/:id/statistics',
    load: async () => (await import('./pages/myStories/StatisticsPage.tsx')).StatisticsPage,
  },
  profile: {
    path: '/app/profile',
    load: async () => (await import('./pages/account/ProfilePage.tsx')).ProfilePage,
    ownReads: [reading(routes.authentication.profile, {})],
  },
  moderation: {
    path: '/app/moderation',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).ModerationRoute,
  },
  moderationCase: {
    path: '/app/moderation/:id',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).CaseRoute,
  },
  decisions: {
    path: '/app/decisions',
    load: async () => (await import('./pages/decisions/DecisionsPage.tsx')).DecisionsPage,
  },
  decision: {
    path: '/decision',
    load: async () => (await import('./pages/decisions/DecisionsPage.tsx')).LinkedDecisionsPage,
  },
  reader: {
    path: '/story/:id',
    load: async () => (await import('./pages/reader/ReaderPage.tsx')).ReaderPage,
  },
  review: {
    path: '/review/:id',
    load: async () => (await import('./pages/review/ReviewPage.tsx')).ReviewPage,
  },
  join: {
    path: '/join/:id',
    load: async () => (await import('./pages/join/JoinPage.tsx')).JoinPage,
  },
  admin: {
    path: '/app/admin/users',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).UsersRoute,
  },
  adminUser: {
    path: '/app/admin/users/:id',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).UserRoute,
  },
  content: {
    path: '/app/admin/content',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).ContentRoute,
  },
  contentCase: {
    path: '/app/admin/content/:id',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).ContentCaseRoute,
  },
  security: {
    path: '/app/admin/security',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).SecurityRoute,
  },
  analytics: {
    path: '/app/admin/analytics',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).AnalyticsRoute,
  },
  system: {
    path: '/app/admin/system',
    load: async () => (await import('./pages/admin/adminRoutes.tsx')).SystemRoute,
  },
} as const satisfies Record<string, SitePage>;

const all: readonly SitePage[] = Object.values(sitePages);

/** The page at an address of this site. */
export const pageAt = (pathname: string): SitePage | undefined =>
  all.find(({ path }) => matchPath(path, pathname) !== null);
