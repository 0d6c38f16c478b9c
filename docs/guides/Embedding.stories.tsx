import csp from 'virtual:source/examples/csp.html';
import frame from 'virtual:source/examples/iframe.html';
import nextLayout from 'virtual:source/examples/next/app/layout.tsx';
import nextPages from 'virtual:source/examples/next/app/pages.ts';
import nextStory from 'virtual:source/examples/next/app/story/[id]/page.tsx';
import otherOrigin from 'virtual:source/examples/other-origin.html';
import client from 'virtual:source/examples/react/client.ts';
import editorPage from 'virtual:source/examples/react/EditorPage.tsx';
import providers from 'virtual:source/examples/react/Providers.tsx';
import storyPage from 'virtual:source/examples/react/StoryPage.tsx';
import usersPage from 'virtual:source/examples/react/UsersPage.tsx';
import viteMain from 'virtual:source/examples/vite/main.tsx';
import block from 'virtual:source/examples/wordpress/dreamfork/block.js';
import plugin from 'virtual:source/examples/wordpress/dreamfork/dreamfork.php';
import { Stack } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Guide } from './Guide.tsx';
import { CodeBlock, Section, type SectionProps } from './Section.tsx';

type Recipe = SectionProps & { files: Record<string, string> };

const recipes: readonly Recipe[] = [
  {
    title: 'One script, on any page',
    text: [
      'The Dreamfork server gives script, fonts, story and files to pages of every origin, and takes no cookie from them.',
      'The element has the methods `next()`, `back()`, `restart()` and `goTo(nodeId)`, and tells of every step by an event such as `dreamfork-enternode`.',
    ],
    files: { 'other-origin.html': otherOrigin },
  },
  {
    title: 'Under a strict Content-Security-Policy',
    text: [
      'The smallest policy under which the element works without a violation. It needs no `style-src`. Send it as a header if you can; `frame-ancestors` works there alone.',
    ],
    files: { 'csp.html': csp },
  },
  {
    title: 'A frame, its events and commands',
    text: [
      'With `?height=auto` the frame tells its height, with `?events=on` the steps of the reader, by ids alone. Without them it tells nothing. Ask your reader where your law wants that: you learn what they choose.',
      'Commands are heard from the page around the frame only; one that is not possible now does nothing.',
    ],
    files: { 'iframe.html': frame },
  },
  {
    title: 'React components',
    text: [
      'Player, editor and users table, as they stand in both applications below. Nothing here depends on the build.',
    ],
    files: {
      'react/client.ts': client,
      'react/Providers.tsx': providers,
      'react/StoryPage.tsx': storyPage,
      'react/EditorPage.tsx': editorPage,
      'react/UsersPage.tsx': usersPage,
    },
  },
  {
    title: 'Vite',
    text: [
      'No settings, in development and built. The editor comes only to the page that shows it.',
    ],
    files: { 'vite/main.tsx': viteMain },
  },
  {
    title: 'Next, with the App Router',
    text: [
      'The pages are loaded in the browser, where a reader’s place, an author’s drafts and a token are.',
    ],
    files: {
      'next/app/layout.tsx': nextLayout,
      'next/app/pages.ts': nextPages,
      'next/app/story/[id]/page.tsx': nextStory,
    },
  },
  {
    title: 'WordPress',
    text: [
      'A plugin with the shortcode `[dreamfork story="ID"]` and a block, both rendered by one function. `block.json` and `block.asset.php` lie beside these files.',
    ],
    files: { 'dreamfork.php': plugin, 'block.js': block },
  },
];

const meta = {
  title: 'Guides/Embedding',
  component: Guide,
  tags: ['!dev'],
  args: {
    title: 'Embedding',
    lead: 'Player, editor and users table in a product of yours. Every file here is run by a test of the repository as it stands, but for the PHP.',
    rules: [
      'Replace https://stories.example.org by your server and ID by a story. The files are in the folder examples.',
      'The least that does it: an element or a frame to show a story, React to build on the parts.',
      'The README of the player tells what is sent to whom, for your privacy notice.',
    ],
  },
} satisfies Meta<typeof Guide>;

export default meta;

export const Embedding: StoryObj<typeof meta> = {
  render: (args) => (
    <Guide {...args}>
      <Stack gap="12">
        {recipes.map(({ files, ...section }) => (
          <Section key={section.title} {...section}>
            {Object.entries(files).map(([name, text]) => (
              <CodeBlock key={name} label={name}>
                {text}
              </CodeBlock>
            ))}
          </Section>
        ))}
      </Stack>
    </Guide>
  ),
  play: async ({ canvas }) => {
    const files = recipes.flatMap(({ files }) => Object.keys(files));
    await expect(canvas.getAllByRole('figure')).toHaveLength(files.length);
    for (const name of files) await expect(canvas.getByRole('figure', { name })).toBeVisible();
  },
};
