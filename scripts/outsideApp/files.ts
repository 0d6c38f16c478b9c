import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from '../packages.ts';

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Outside</title></head>
  <body><div id="root"></div><script type="module" src="./screens.tsx"></script></body>
</html>
`;

/** The packages whose first screen is shown as its README has it; the examples show the others. */
const firstScreens = ['ui', 'library', 'account', 'api-client'];

const screens = `import '@dreamfork/ui/styles.css';
import '@dreamfork/library/styles.css';
import '@dreamfork/account/styles.css';
import { admin } from '@dreamfork/api-client/fixtures';
import { createRoot } from 'react-dom/client';

type Module = { default: (props: { user: typeof admin }) => React.ReactNode };

const screens = import.meta.glob<Module>('./screens/*.tsx');
const name = new URLSearchParams(location.search).get('screen');
const { default: Screen } = await screens['./screens/' + name + '.tsx']!();
createRoot(document.getElementById('root') as HTMLElement).render(<Screen user={admin} />);
`;

/** The custom element in React, with its types, and a player whose host may have nothing for a prop. */
const element = `import '@dreamfork/player/element';
import { StoryPlayer, type StoryPlayerProps } from '@dreamfork/player';
import { sampleStory } from '@dreamfork/story/testing';

export const Embedded = () => (
  <dreamfork-player
    story={sampleStory}
    heading-level={3}
    ondreamfork-end={({ detail }) => console.log(detail)}
  />
);

type Maybe<Props> = { [Key in keyof Props]: Props[Key] | undefined };

export const Optional = (props: Maybe<Omit<StoryPlayerProps, 'story'>>) => (
  <StoryPlayer {...props} story={sampleStory} />
);
`;

/** Imports the packages on a server, without a DOM, and asks the mock server of the archive. */
const onServer = `import { readFileSync } from 'node:fs';
import '@dreamfork/player';
import '@dreamfork/player/element';
import '@dreamfork/story/text';
import { createHandlers } from '@dreamfork/api-client/msw';
import { getResponse } from 'msw';

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

const address = 'https://stories.example.org/api/capabilities';
const answer = await getResponse(createHandlers(), new Request(address));
if (!answer?.ok) throw new Error('The mock server does not answer.');
`;

const typescript = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['vite/client'],
  },
  include: ['react', 'vite', 'next', 'readme'],
};

/** Types are checked with all others, and nothing is built twice. */
const nextConfig = `export default {
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false },
};
`;

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Versions = Record<string, string>;

/** Writes each TypeScript block of the READMEs as a module of its own. */
function writeReadmeExamples(folder: string): void {
  mkdirSync(folder);
  for (const name of packageNames) {
    const readme = readFileSync(join('packages', name, 'README.md'), 'utf8');
    for (const [index, [, code = '']] of [
      ...readme.matchAll(/^```tsx?\n(.*?)^```$/gms),
    ].entries()) {
      writeFileSync(join(folder, `${name}.${index}.tsx`), code);
    }
  }
}

/** Writes an app that installs the packages from archives: the React examples, and the first screens of the packages. */
export function writeApp(app: string, dependencies: Versions, archives: Versions): void {
  for (const part of ['react', 'vite', 'next']) {
    cpSync(join('examples', part), join(app, part), { recursive: true });
  }
  for (const name of firstScreens) {
    cpSync(
      join('packages', name, 'examples/GetStarted.tsx'),
      join(app, 'vite/screens', `${name}.tsx`),
      { recursive: true },
    );
  }
  writeReadmeExamples(join(app, 'readme'));
  const files: Record<string, string> = {
    'vite/screens.html': page,
    'vite/screens.tsx': screens,
    'vite/element.tsx': element,
    'next/next.config.mjs': nextConfig,
    'onServer.mjs': onServer,
    'tsconfig.json': asJson(typescript),
    'package.json': asJson({
      name: 'outside',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, ...archives },
    }),
    // The archives depend on one another by version: the overrides point to the archives too.
    'pnpm-workspace.yaml': asJson({
      overrides: archives,
      allowBuilds: { esbuild: false, sharp: false, msw: false },
    }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(app, file), text);
}
