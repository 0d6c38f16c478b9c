import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** Gives a story its mock server; the first one starts the worker. */
export const loadMocks = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: './storyServiceWorker.js' } });
  return worker;
});
