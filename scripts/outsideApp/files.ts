const page = `<!doctype html>
<html lang="en" data-theme="dark">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Outside</title></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

/** An app written after the README files of the three packages. */
const main = `import '@dreamfork/ui/styles.css';
import '@dreamfork/player/styles.css';
import { StoryPlayer } from '@dreamfork/player';
import { storyCounts } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { Button, Heading, LocaleProvider, Stack, Text } from '@dreamfork/ui';
import { vars } from '@dreamfork/ui/theme';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(
  <LocaleProvider locale="en">
    <Stack gap="4">
      <Heading level={1}>{sampleStory.title}</Heading>
      <Text tone="ink2">{storyCounts(sampleStory).nodes}</Text>
      <Button variant="primary" onPress={() => document.body.setAttribute('data-pressed', '')}>
        Save
      </Button>
      <hr style={{ borderColor: vars.color.accent }} />
      <StoryPlayer story={sampleStory} headingLevel={2} />
    </Stack>
  </LocaleProvider>,
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

const entry = readFileSync(new URL(import.meta.resolve('@dreamfork/player')), 'utf8');
if (!/^["']use client["']/.test(entry)) {
  throw new Error('The entry for React does not say that it runs in the browser.');
}
`;

const typescript = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['vite/client'],
  },
  include: ['main.tsx', 'element.tsx'],
};

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Versions = Record<string, string>;

/** The files of an app that installs the packages from archives. */
export const appFiles = (dependencies: Versions, archives: Versions): Record<string, string> => ({
  'index.html': page,
  'main.tsx': main,
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
