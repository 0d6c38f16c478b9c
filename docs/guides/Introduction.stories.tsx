import { StoryPlayer } from '@dreamfork/player';
import { sampleStory } from '@dreamfork/story/testing';
import { typeset } from '@dreamfork/story/text';
import { Grid, Heading, Inline, Stack, Surface, Text, useLocale } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import { DocLink } from './DocLink.tsx';
import { PackageTable } from './PackageTable.tsx';

const readers = [
  {
    who: 'You design',
    what: 'Every component in its states, every page with its empty, failing, long and narrow ones, in three themes and two languages. The toolbar above changes theme and language, in the view of a single story the width as well.',
    pages: {
      'foundations-colour--docs': 'Colour',
      'foundations-type--docs': 'Type',
      'foundations-voice--docs': 'Voice',
      'components-actions-button--docs': 'Button',
    },
  },
  {
    who: 'You build it into your product',
    what: 'The editor, the player and the pages are packages of their own. Each begins with one screen that compiles and runs, and you pass it its data, its addresses and its theme.',
    pages: {
      'get-started-player--docs': 'Player',
      'get-started-editor--docs': 'Editor',
      'get-started-ui--docs': 'UI',
      'guides-embedding--docs': 'Embedding',
      'guides-theming--docs': 'Theming',
    },
  },
  {
    who: 'You work on it',
    what: 'Stories are the tests: each renders in a browser, its interaction is played, and axe looks at it in every theme. What you see here is what the checks hold.',
    pages: {
      'guides-contributing--docs': 'Contributing',
      'guides-accessibility--docs': 'Accessibility',
      'guides-internationalisation--docs': 'Internationalisation',
      'api-client-hooks--loaded': 'API client',
    },
  },
];

function Sample() {
  const locale = useLocale();
  return (
    <Surface elevation="1" padding="0" overflow="clip">
      <StoryPlayer story={sampleStory} presentation="inline" headingLevel={3} locale={locale} />
    </Surface>
  );
}

const meta = {
  title: 'Introduction',
  component: Chapter,
  tags: ['!dev'],
  args: {
    title: 'Dreamfork',
    lead: 'Stories that branch: a map on which an author writes them, a page on which a reader walks through them, and the library around both. This is the design system with all of its packages; every component here runs.',
    rules: [],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Introduction: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="12">
        <Grid columns={{ narrow: 1, middle: 3 }} gap="6">
          {readers.map(({ who, what, pages }) => (
            <Stack key={who} gap="3">
              <Heading level={2}>{who}</Heading>
              <Text tone="ink2">{what}</Text>
              <Inline gap="3" wrap>
                {Object.entries(pages).map(([id, name]) => (
                  <DocLink key={id} to={id}>
                    {name}
                  </DocLink>
                ))}
              </Inline>
            </Stack>
          ))}
        </Grid>
        <Stack gap="4">
          <Heading level={2}>Read a story</Heading>
          <Text tone="ink2">
            The player, as it stands in any page. The story is a plain object; nothing here calls a
            server.
          </Text>
          <Sample />
        </Stack>
        <Stack gap="4">
          <Heading level={2}>The packages</Heading>
          <Text tone="ink2">
            Each imports only packages above it in this list. Editor, player, library, account and
            admin do not import one another: your application joins them.
          </Text>
          <PackageTable />
        </Stack>
      </Stack>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    await expect(
      await canvas.findByRole('heading', { name: typeset(sampleStory.title) }),
    ).toBeVisible();
  },
};
