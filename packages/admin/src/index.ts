'use client';

export { type AdminHost, AdminProvider, type AdminProviderProps } from './AdminContext.tsx';
export { AnalyticsPage } from './analytics/AnalyticsPage.tsx';
export { AdminLayout, type AdminLayoutProps } from './layout/AdminLayout.tsx';
export { type HostSection, type SectionId, sectionIds } from './layout/sections.ts';
export {
  CasePage,
  type CasePageProps,
  ContentCasePage,
  ContentPage,
  ModerationPage,
} from './moderation/ModerationPage.tsx';
export { ModerationQueue } from './moderation/ModerationQueue.tsx';
export { MonitoringTab } from './monitoring/MonitoringTab.tsx';
export { AuditLog } from './security/AuditLog.tsx';
export { useAuditColumns } from './security/auditColumns.tsx';
export { SecurityPage } from './security/SecurityPage.tsx';
export { SignInFailures, useFailureColumns } from './security/SignInFailures.tsx';
export { SignInLocks, useLockColumns } from './security/SignInLocks.tsx';
export { StoriesTab } from './stories/StoriesTab.tsx';
export { useStoryColumns } from './stories/useStoryColumns.tsx';
export { SystemPage } from './system/SystemPage.tsx';
export { UserPage, type UserPageProps } from './user/UserPage.tsx';
export { UsersPage } from './users/UsersPage.tsx';
export { UsersTab, useUsersTable } from './users/UsersTab.tsx';
export { useUserColumns } from './users/userColumns.tsx';
export type { UserFilters } from './users/userFilters.ts';
