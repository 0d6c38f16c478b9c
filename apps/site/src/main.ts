import '@dreamfork/ui/base';
import { readingAddress } from './reading/readingAddress.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to draw the site in.');

// Who follows a link to a story gets the story and nothing else; the rest of the site comes when asked for.
const address = readingAddress(window.location.pathname);
if (address) {
  const { startReading } = await import('./reading/startReading.tsx');
  await startReading(root, address);
} else {
  const { startSite } = await import('./startSite.tsx');
  startSite(root);
}
