import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './vite/preloadFonts.ts';
import { injectThemeScript } from './vite/themeScript.ts';

const apiPaths = ['/api', '/auth', '/users', '/health'];
const api = process.env.API_URL ?? 'http://127.0.0.1:8081';

/** What changes seldom lies in a file of its own, so that a new version of the site leaves it cached. */
const platform =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;

export default defineConfig({
  plugins: [injectThemeScript(), preloadFonts(), react(), vanillaExtractPlugin()],
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])),
  },
  build: {
    target: 'es2023',
    // The server allows fonts from itself only, so none may travel inside the style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: platform }] } } },
  },
});
