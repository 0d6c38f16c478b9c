export { type AdminHost, AdminProvider, type AdminProviderProps } from './AdminContext.tsx';
export { AdminLayout, type AdminLayoutProps } from './layout/AdminLayout.tsx';
export { type SectionId, sectionIds } from './layout/sections.ts';
export { ModerationPage } from './moderation/ModerationPage.tsx';
export { ModerationQueue } from './moderation/ModerationQueue.tsx';
export { SecurityPage } from './security/SecurityPage.tsx';
export { UsersPage } from './users/UsersPage.tsx';
