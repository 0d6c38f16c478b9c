import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A page as the site's build writes it. */
export const sitePage = `<!doctype html>
<html lang="ru"><head><script>document.documentElement.dataset.theme = 'dark';</script>
<meta charset="utf-8" /><meta name="description" content="Dreamfork: истории с развилками." />
<title>Dreamfork</title><script type="module" src="/assets/index-abc123.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-abc123.css"></head>
<body><div id="root"></div><noscript>Включите JavaScript.</noscript></body></html>`;

export const siteSheet = ':root{--df-color-ink:#123}a::after{content:"$&"}';

const readerSheet = '.reader{margin:0}';

/** What the build says of its files. */
const manifest = {
  'src/reading/startReading.tsx': {
    file: 'assets/start-abc123.js',
    imports: ['_reader.js', 'index.html'],
  },
  '_reader.js': { file: 'assets/reader-abc123.js', css: ['assets/reader-abc123.css'] },
  'index.html': { file: 'assets/index-abc123.js', css: ['assets/index-abc123.css'] },
};

/** A folder with a built site, for all the tests of a suite. Filled before the server starts. */
export function openSiteDirectory(): string {
  const name = `dreamfork-site-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const directory = join(tmpdir(), name);
  beforeAll(async () => {
    await mkdir(join(directory, 'assets'), { recursive: true });
    await writeFile(join(directory, 'index.html'), sitePage);
    await writeFile(join(directory, 'assets', 'index-abc123.js'), 'void 0;');
    await writeFile(join(directory, 'assets', 'index-abc123.css'), siteSheet);
    await writeFile(join(directory, 'assets', 'reader-abc123.css'), readerSheet);
    await mkdir(join(directory, '.vite'));
    await writeFile(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
