import '@dreamfork/ui/base';
import { readToken } from '@dreamfork/account/session';
import { editingAddress } from './editing/editingAddress.ts';
import { readingAddress } from './reading/readingAddress.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to render the site in.');

// A story and the editor are documents of their own, without the code of the site. A guest at an address of
// the editor gets the site, which asks them to sign in.
const { pathname } = window.location;
const reading = readingAddress(pathname);
const editing = readToken() === null ? null : editingAddress(pathname);
if (reading) {
  const { startReading } = await import('./reading/startReading.tsx');
  await startReading(root, reading);
} else if (editing) {
  const { startEditing } = await import('./editing/startEditing.tsx');
  startEditing(root, editing);
} else {
  const { startSite } = await import('./startSite.tsx');
  await startSite(root);
}
