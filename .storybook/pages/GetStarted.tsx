import { Stack, Text } from '@dreamfork/ui';
import { Markdown, Source } from '@storybook/addon-docs/blocks';
import { Article, Part } from './Article.tsx';
import { packages } from './packages.ts';

type GetStartedProps = {
  name: (typeof packages)[number]['name'];
  /** What is installed beside the package. */
  peers: readonly string[];
  /** The first screen, as it was written. */
  source: string;
  readme: string;
};

/** How to begin with one package. */
export function GetStarted({ name, peers, source, readme }: GetStartedProps) {
  const { purpose } = packages.find((each) => each.name === name) ?? packages[0];
  const install = ['npm install', `@dreamfork/${name}`, ...peers, 'react', 'react-dom'].join(' ');
  return (
    <Article title={`@dreamfork/${name}`} lead={purpose}>
      <Part title="Install">
        <Source code={install} language="bash" />
      </Part>
      <Part title="Providers and first screen">
        <Text tone="ink2">This file is compiled by the tests against the published types.</Text>
        <Source code={source} language="tsx" />
      </Part>
      <Part title="Reference">
        <Stack gap="4">
          <Markdown>{readme.replace(/^# .*\n/, '').replaceAll(/^#/gm, '##')}</Markdown>
        </Stack>
      </Part>
    </Article>
  );
}
