import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The bundle is in dist/; the source of this file is in src/configuration/.
export const runsFromSource = import.meta.url.endsWith('.ts');

const fromHere = (bundled: string, source: string): string =>
  fileURLToPath(new URL(runsFromSource ? source : bundled, import.meta.url));

/** The built site unless SITE_DIR is set. */
export const defaultSiteDirectory = fromHere('../../site/dist', '../../../site/dist');

/** The built player: its element, and its fonts beside it. */
export const playerDirectory = fromHere('./player', '../../../../packages/player/dist');

/** The demo stories that come with the server. */
export const demoDirectory = fromHere('./demo', '../../demo');

const manifest: { version: string } = JSON.parse(
  readFileSync(fromHere('../package.json', '../../package.json'), 'utf8'),
);

export const serverVersion = manifest.version;
