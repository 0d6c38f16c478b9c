const page = `<!doctype html>
<html lang="en" data-theme="dark">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Outside</title></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

/** What a stranger would write after reading the three readmes. */
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
  include: ['main.tsx'],
};

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Versions = Record<string, string>;

/** The files of an app that knows our packages only as archives. */
export const appFiles = (dependencies: Versions, archives: Versions): Record<string, string> => ({
  'index.html': page,
  'main.tsx': main,
  'tsconfig.json': asJson(typescript),
  'package.json': asJson({
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...archives },
  }),
  // The archives ask for one another by version: here too they shall mean the archives.
  'pnpm-workspace.yaml': asJson({ overrides: archives, allowBuilds: { esbuild: false } }),
});
