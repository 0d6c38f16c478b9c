import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoads } from './vite/firstLoads.ts';
import { injectFirstScripts } from './vite/firstScripts.ts';
import { lateTables } from './vite/lateTables.ts';
import { onlyOurLanguages } from './vite/onlyOurLanguages.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { preloads } from './vite/preloads.ts';
import { pureIndex } from './vite/pureIndex.ts';

const apiPaths = ['/api', '/auth', '/users', '/health', '/content', '/categories', '/tags'];
const api = process.env.API_URL ?? 'http://127.0.0.1:8081';

/** What turns our source into scripts and style sheets. */
export const source = () => [
  pureIndex(),
  onlyOurLanguages(),
  lateTables(),
  react(),
  vanillaExtractPlugin(),
];

/** What changes seldom, and what pages open with, lies in files of its own: few of them, and long cached. */
const groups = async () => [
  {
    name: 'base',
    test: /packages[\\/]ui[\\/]src[\\/](?:base\.ts|themes[\\/]|fonts[\\/]|css[\\/](?:layers|reset))/,
    priority: 1,
  },
  {
    // What decides which page opens: small, and nothing of the pages themselves.
    name: 'first',
    test: /apps[\\/]site[\\/]src[\\/](?:opening[\\/](?:afterPaint|nextTask|siteParts)|session[\\/](?:savedToken|sessionStorage)|reading[\\/]readingAddress|editing[\\/]editingAddress)\.ts|preload-helper/,
    priority: 1,
  },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](?:react-router|react-router-dom)[\\/]/ },
  { debugName: 'what pages open with', name: await firstLoads(source()) },
];

export default defineConfig(async ({ command }) => ({
  plugins: [injectFirstScripts(), preloadFonts(), source()],
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])),
  },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { resolveDependencies: preloads },
    // The server allows fonts from itself only, so none may travel inside the style sheet.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: command === 'build' ? await groups() : [],
        },
      },
    },
  },
}));
