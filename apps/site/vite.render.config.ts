import { defineConfig } from 'vite';
import { source } from './vite.config.ts';

/** What draws the open pages on a server: one file for Node, beside the site that it belongs to. */
export default defineConfig({
  plugins: [source()],
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: 'src/prerender/renderPage.tsx',
    outDir: 'dist/render',
    target: 'node22',
  },
});
