import '@dreamfork/ui/base';
import '@dreamfork/ui/page';
import { readToken } from '@dreamfork/account/session';
import { insistently } from '@dreamfork/ui/browser';
import { editingAddress } from './editing/editingAddress.ts';
import { readingAddress } from './reading/readingAddress.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render the site in.');

const reportLater = (kind: 'error' | 'rejection', error: unknown): void =>
  void import('./reportError.ts').then(
    ({ reportError }) => reportError(kind, error),
    // The connection is gone, which is the likely cause of the error too.
    () => {},
  );
window.addEventListener('error', ({ error }) => reportLater('error', error));
window.addEventListener('unhandledrejection', ({ reason }) => reportLater('rejection', reason));

// A story and the editor are documents of their own, without the code of the site. A guest at an address of
// the editor gets the site, which asks them to sign in. No `await` here: a module that waits at its top level
// keeps the bundler from merging chunks that are always loaded together.
const { pathname } = window.location;
const showSite = () =>
  insistently(() => import('./startSite.tsx')).then(({ startSite }) => startSite(root));
const reading = readingAddress(pathname);
const editing = readToken() === null ? null : editingAddress(pathname);
if (reading) {
  void insistently(() => import('./reading/startReading.tsx')).then(({ startReading }) =>
    startReading(root, reading, showSite),
  );
} else if (editing) {
  void insistently(() => import('./editing/startEditing.tsx')).then(({ startEditing }) =>
    startEditing(root, editing),
  );
} else {
  void painted().then(showSite);
}

/** Resolves when the server-rendered page is on the screen: loading the site would delay it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !root?.firstElementChild) return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
