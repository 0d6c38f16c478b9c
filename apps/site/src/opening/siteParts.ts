/**
 * The large parts of the site's script. Each is run in a task of its own, so that a page that can be read
 * already also answers while its script comes.
 */
export const siteParts = [
  () => import('./parts/react.ts'),
  () => import('./parts/router.ts'),
  () => import('./parts/data.ts'),
  () => import('./parts/frame.ts'),
];
