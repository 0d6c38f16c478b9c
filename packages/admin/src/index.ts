'use client';

export { type AdminHost, AdminProvider, type AdminProviderProps } from './AdminContext.tsx';
export { AnalyticsPage } from './analytics/AnalyticsPage.tsx';
export { AdminLayout, type AdminLayoutProps } from './layout/AdminLayout.tsx';
export { type SectionId, sectionIds } from './layout/sections.ts';
export {
  CasePage,
  type CasePageProps,
  ContentCasePage,
  ContentPage,
  ModerationPage,
} from './moderation/ModerationPage.tsx';
export { ModerationQueue } from './moderation/ModerationQueue.tsx';
export { SecurityPage } from './security/SecurityPage.tsx';
export { SystemPage } from './system/SystemPage.tsx';
export { UserPage, type UserPageProps } from './user/UserPage.tsx';
export { UsersPage } from './users/UsersPage.tsx';
