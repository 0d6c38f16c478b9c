import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Bundled, everything stands in dist/; from source, this file stands in src/configuration/.
export const runsFromSource = import.meta.url.endsWith('.ts');

const fromHere = (bundled: string, source: string): string =>
  fileURLToPath(new URL(runsFromSource ? source : bundled, import.meta.url));

/** Where the built site lies unless SITE_DIR says otherwise. */
export const defaultSiteDirectory = fromHere('../../site/dist', '../../../site/dist');

/** Where the built player lies: its element, and the faces beside it. */
export const playerDirectory = fromHere('./player', '../../../../packages/player/dist');

/** The demo stories that come with the server. */
export const demoDirectory = fromHere('./demo', '../../demo');

const manifest: { version: string } = JSON.parse(
  readFileSync(fromHere('../package.json', '../../package.json'), 'utf8'),
);

export const serverVersion = manifest.version;
