import { setupWorker } from 'msw/browser';
import mockWorker from 'msw/mockServiceWorker.js?url';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** Gives a story its mock server; the first one starts the worker. */
export const loadMocks = mswLoader(async () => {
  const worker = setupWorker();
  const url = `./storyServiceWorker.js?mocks=${encodeURIComponent(mockWorker)}`;
  await worker.start({ quiet: true, serviceWorker: { url } });
  return worker;
});
