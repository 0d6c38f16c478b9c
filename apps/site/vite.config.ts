import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './vite/preloadFonts.ts';
import { injectThemeScript } from './vite/themeScript.ts';

const apiPaths = ['/api', '/auth', '/users', '/health'];
const api = process.env.API_URL ?? 'http://127.0.0.1:8081';

/** What changes seldom, and what a reader needs, lies in files of its own: few of them, and long cached. */
const groups = [
  {
    name: 'base',
    test: /packages[\\/]ui[\\/]src[\\/](?:base\.ts|themes[\\/]|fonts[\\/]|css[\\/](?:layers|reset))/,
    priority: 1,
  },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'reading', test: /packages[\\/](?:player[\\/]src|story[\\/]src[\\/]play)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](?:react-router|react-router-dom)[\\/]/ },
];

export default defineConfig({
  plugins: [injectThemeScript(), preloadFonts(), react(), vanillaExtractPlugin()],
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])),
  },
  build: {
    target: 'es2023',
    // The server allows fonts from itself only, so none may travel inside the style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
});
