import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bindMessagesInVite } from '../../scripts/bindMessages.ts';
import { identifiers } from '../../scripts/classNames.ts';
import { inlineScripts, preloadFonts } from './vite/headTags.ts';

const apiPaths = ['/api', '/auth', '/users', '/health', '/content', '/categories', '/tags'];
const api = process.env.API_URL ?? 'http://127.0.0.1:8081';

/** What turns our source into scripts and style sheets. */
export const source = () => [
  bindMessagesInVite(),
  optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }),
  react(),
  vanillaExtractPlugin({ identifiers }),
];

/**
 * Chunks of the modules that several pages or panels share. The bundler's own choice, a chunk for every set of
 * pages, made 130 to 230 requests a page and a heavier editor. `base` is the part of the design system that the
 * page of a story needs, `api` what every page knows of the server and of a story's schema.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](?:react-router|react-router-dom)[\\/]/ },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 4 },
  {
    name: 'base',
    test: /packages[\\/]ui[\\/]src[\\/](?:base|browser|css[\\/](?!sprinkles)|i18n|themes|tokens)|preload-helper/,
    includeDependenciesRecursively: true,
    priority: 1,
  },
  {
    name: 'ui',
    test: /packages[\\/]ui[\\/]src|node_modules[\\/](?:react-aria|react-stately|@internationalized)/,
    minShareCount: 8,
    includeDependenciesRecursively: true,
  },
  {
    name: 'api',
    test: /node_modules[\\/](?:zod|swr|zustand|use-sync-external-store)[\\/]|packages[\\/](?:api-client[\\/]src|story[\\/]src[\\/]schema|account[\\/]src[\\/]session)/,
    minShareCount: 8,
  },
  {
    name: 'story',
    // What both the first passage of a reader and the first card of an author need.
    test: /packages[\\/]story[\\/]src[\\/](?:media[\\/](?!signedDocument)|schema[\\/](?:mediaFacts|node|parts|look\.ts|variable\.ts)|queries[\\/](?:storyIndex|availableChoices|writtenContent))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'values',
    test: /packages[\\/]api-client[\\/]src[\\/]values/,
    minShareCount: 7,
    priority: 1,
  },
  {
    name: 'operations',
    // The messages come with the first part that tells of a problem, the edits of logic with its forms.
    test: /packages[\\/]story[\\/]src[\\/](?:operations[\\/](?!variables|setCondition|setEffects|storyTests)|change|validation(?![\\/]messages))/,
    minShareCount: 4,
  },
  {
    name: 'editor',
    // The virtual list, the figures of readings and comparisons come with the first panel that has them.
    test: /packages[\\/]editor[\\/]src[\\/](?!features|canvas|upload|components[\\/](?:virtualList|readingFigures|versionDiff))/,
    minShareCount: 4,
  },
];

export default defineConfig({
  plugins: [inlineScripts(), preloadFonts(), source()],
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])),
  },
  // The worker that reads files loads the parser of ink only when it needs it.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // The server allows fonts from itself only, so none may travel inside the style sheet.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        // A part of a group is called after all who share it: `contract~home~reader`.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
