import { nextTask } from './nextTask.ts';

/** The large parts of the site's script. */
const siteParts = [
  () => import('./parts/react.ts'),
  () => import('./parts/router.ts'),
  () => import('./parts/data.ts'),
  () => import('./parts/frame.ts'),
];

/**
 * Fetches the site's script. Each part is asked for and run in a task of its own, so that a page that can be
 * read already also answers while its script comes.
 */
export async function loadSiteParts(): Promise<void> {
  const loading: Promise<unknown>[] = [];
  for (const load of siteParts) {
    loading.push(load());
    await nextTask();
  }
  await Promise.all(loading);
}
