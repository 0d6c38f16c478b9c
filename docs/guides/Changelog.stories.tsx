import { Badge, Disclosure, Heading, Inline, Stack, Text } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import { manifestOf, packageFolders } from '../page/manifests.ts';
import type { Change } from '../page/readChanges.ts';
import { releasesOf } from '../page/releases.ts';
import { WithCode } from '../page/WithCode.tsx';

const order = { major: 0, minor: 1, patch: 2 };
const tones = { major: 'warning', minor: 'accent', patch: 'neutral' } as const;
const names = { major: 'breaking', minor: 'new', patch: 'better' };

const countOf = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <Stack as="ul" gap="3">
    {[...changes]
      .sort((one, other) => order[one.size] - order[other.size])
      .map(({ size, text }) => (
        <li key={text}>
          <Inline gap="3" align="baseline">
            <Badge tone={tones[size]}>{names[size]}</Badge>
            <Text>
              <WithCode>{text}</WithCode>
            </Text>
          </Inline>
        </li>
      ))}
  </Stack>
);

const meta = {
  title: 'Guides/Changelog',
  component: Chapter,
  tags: ['!dev'],
  args: {
    title: 'Changelog',
    lead: 'What changed for those who use a package. The page is made from the notes that come with every change.',
    rules: [
      'Versions of all packages move together, by semantic versioning; before 1.0 a minor version may break what was there.',
      'Next release lists what is in the repository and not yet published.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Changelog: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="10">
        {packageFolders.map((folder) => (
          <Stack key={folder} gap="4">
            <Heading level={2}>{manifestOf(folder)?.name}</Heading>
            {releasesOf(folder).map(({ version, changes }) => (
              <Disclosure key={version} title={`${version} · ${countOf(changes.length)}`}>
                <Changes changes={changes} />
              </Disclosure>
            ))}
          </Stack>
        ))}
      </Stack>
    </Chapter>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('No package has changes.');
    await userEvent.click(first);
    await expect(canvas.getAllByRole('listitem')[0]).toBeVisible();
  },
};
