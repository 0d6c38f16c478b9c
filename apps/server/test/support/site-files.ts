import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Writes the files of a built site. */
export async function writeSite(directory: string): Promise<void> {
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(directory, 'index.html'), sitePage);
  await writeFile(join(directory, 'assets', 'index-abc123.js'), 'void 0;');
  await writeFile(join(directory, 'assets', 'index-abc123.css'), siteSheet);
  await writeFile(join(directory, 'assets', 'reader-abc123.css'), readerSheet);
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest));
}
