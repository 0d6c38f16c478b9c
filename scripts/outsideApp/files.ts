import { client, screens } from './screens.ts';

const page = `<!doctype html>
<html lang="en" data-theme="dark">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Outside</title></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

/** Shows one screen under the providers of the design system, over the mock server. */
const main = `import '@dreamfork/ui/styles.css';
import { createHandlers } from '@dreamfork/api-client/msw';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';

const screens = import.meta.glob<{ default: () => React.ReactNode }>([
  './*.tsx',
  '!./main.tsx',
  '!./element.tsx',
]);
const screen = './' + new URLSearchParams(location.search).get('screen') + '.tsx';

localStorage.setItem('theme', 'dark');
await setupWorker(...createHandlers()).start({ quiet: true });
const { default: Screen } = await screens[screen]!();

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider>
    <LocaleProvider locale="en">
      <ToastProvider>
        <ConfirmProvider>
          <Screen />
        </ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  </ThemeProvider>,
);
`;

/** The custom element in React, with its types. */
const element = `import '@dreamfork/player/element';
import { sampleStory } from '@dreamfork/story/testing';

export const Embedded = () => (
  <dreamfork-player
    story={sampleStory}
    heading-level={3}
    ondreamfork-end={({ detail }) => console.log(detail)}
  />
);
`;

/** Imports the packages on a server, without a DOM. */
const onServer = `import { readFileSync } from 'node:fs';
import '@dreamfork/player';
import '@dreamfork/player/element';
import '@dreamfork/story/text';

const entries = [
  'ui',
  'player',
  'editor',
  'account',
  'library',
  'admin',
  'api-client/hooks',
];
for (const entry of entries) {
  const script = readFileSync(new URL(import.meta.resolve('@dreamfork/' + entry)), 'utf8');
  if (!/^["']use client["']/.test(script)) {
    throw new Error('The entry ' + entry + ' does not say that it runs in the browser.');
  }
}
`;

const typescript = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['vite/client'],
  },
  include: ['*.ts', '*.tsx'],
};

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Versions = Record<string, string>;

/** The files of an app that installs the packages from archives. */
export const appFiles = (dependencies: Versions, archives: Versions): Record<string, string> => ({
  'index.html': page,
  'main.tsx': main,
  'client.ts': client,
  ...screens,
  'element.tsx': element,
  'onServer.mjs': onServer,
  'tsconfig.json': asJson(typescript),
  'package.json': asJson({
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...archives },
  }),
  // The archives depend on one another by version: the overrides point to the archives too.
  'pnpm-workspace.yaml': asJson({ overrides: archives, allowBuilds: { esbuild: false } }),
});
