import '@dreamfork/ui/base';
import { editingAddress } from './editing/editingAddress.ts';
import { afterPaint } from './opening/afterPaint.ts';
import { loadSiteParts } from './opening/siteParts.ts';
import { readingAddress } from './reading/readingAddress.ts';
import { readToken } from './session/savedToken.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to draw the site in.');

// Who follows a link to a story gets the story and nothing else, who writes gets the editor; the rest of
// the site comes when asked for. It also tells guests how to get in.
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
  // What the server drew goes first: the script is large, and the page can be read without it.
  if (root.hasChildNodes()) {
    await afterPaint();
    await loadSiteParts();
  }
  const { startSite } = await import('./startSite.tsx');
  await startSite(root);
}
