/** Pages whose code is fetched when they are first opened. */

export const readerPage = async () => ({
  Component: (await import('./pages/reader/ReaderPage.tsx')).ReaderPage,
});

export const adminPage = async () => ({
  Component: (await import('./pages/admin/AdminUsersPage.tsx')).AdminUsersPage,
});
