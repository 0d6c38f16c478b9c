export { AdminLayout, type AdminLayoutProps } from './layout/AdminLayout.tsx';
export { type SectionId, sectionIds } from './layout/sections.ts';
export { UsersPage, type UsersPageProps } from './users/UsersPage.tsx';
