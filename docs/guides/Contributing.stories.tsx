import kbdExample from 'virtual:source/packages/ui/examples/Kbd.tsx';
import kbdStyles from 'virtual:source/packages/ui/src/components/Kbd/Kbd.css.ts';
import kbdStories from 'virtual:source/packages/ui/src/components/Kbd/Kbd.stories.tsx';
import kbd from 'virtual:source/packages/ui/src/components/Kbd/Kbd.tsx';
import { Stack, Table, Text } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Guide } from './Guide.tsx';
import { CodeBlock, Section } from './Section.tsx';

const commands = {
  'npm run setup': 'Installs everything.',
  'npm run storybook':
    'This Storybook, on the sources. Coding assistants ask it under /mcp for components, props and rules.',
  'npm run stories -- packages/ui/src/components/Kbd':
    'Plays the stories of a folder in a browser, with axe.',
  'npm run visual -- packages/ui/src/components/Kbd':
    'Compares its matrix with the pictures; with --update takes them again.',
  'npm run unit': 'Tests without a browser.',
  'npm run typecheck': 'Types of all packages, examples and stories included.',
  'npm run lint': 'Style, the walls between packages, dead code, text outside dictionaries.',
  'npx changeset': 'Notes what users of a package will read about the change.',
  'npm run check':
    'While you work: types, lint, and the tests and stories that a change can touch.',
  'npm test': 'Before you push: the checks of a change, in about 15 minutes on two cores.',
  'npm run test:all': 'All checks at full length, as they run every night and before a release.',
};

const meta = {
  title: 'Guides/Contributing',
  component: Guide,
  tags: ['!dev'],
  args: {
    title: 'Contributing',
    lead: 'A component is a folder. It is done when it looks right in three themes, works with keys, fingers and a screen reader, and its page says when to take it.',
    rules: [
      'Props are closed: no className, no style. What differs is a variant; data-*, aria-* and id pass through.',
      'Behaviour of widgets is that of React Aria: presses are onPress, states isDisabled, isPending, isSelected.',
      'Values come from tokens. A component never depends on the name of the theme.',
      'A disabled control says why, an error says what to do, and nothing is shown by colour alone.',
      'Packages know only those below them; the lint names the reason.',
    ],
  },
} satisfies Meta<typeof Guide>;

export default meta;

export const Contributing: StoryObj<typeof meta> = {
  render: (args) => (
    <Guide {...args}>
      <Stack gap="12">
        <Section
          title="Anatomy"
          text={[
            '`Kbd`, the smallest of them, as it stands in the repository. First the component: its props are documented where they are typed, and the tables of its page are made from there.',
          ]}
        >
          <CodeBlock label="Kbd.tsx">{kbd}</CodeBlock>
          <Text>Its styles, from tokens alone:</Text>
          <CodeBlock label="Kbd.css.ts">{kbdStyles}</CodeBlock>
          <Text>
            Its stories: what the page says about it, its states, what they do when they are used,
            and one matrix of all variants, of which pictures are taken.
          </Text>
          <CodeBlock label="Kbd.stories.tsx">{kbdStories}</CodeBlock>
          <Text>And the example that its page begins with, complete enough to be pasted:</Text>
          <CodeBlock label="examples/Kbd.tsx">{kbdExample}</CodeBlock>
        </Section>
        <Section
          title="Adding one"
          text={[
            'Look first whether a primitive or a pattern does it already; the page of each component names its siblings.',
            'Make the folder under `components` or, if it is composed of others, `patterns`. Export it from the `index.ts` of that folder.',
            'Write the usage first: when, when not, what instead, keys, what a screen reader is told, do and don’t. A test asks for all of it.',
            'Give every state a story. Where something happens, play it with the keys that a person would use.',
            'Look at the matrix at 360 and 1360 px in three themes, in forced colours and with large text.',
          ]}
        />
        <Section title="Commands">
          <Table
            label="Commands"
            rows={Object.entries(commands)}
            rowKey={([command]) => command}
            empty=""
            columns={[
              {
                id: 'command',
                header: 'Command',
                isRowHeader: true,
                render: ([command]) => (
                  <Text as="span" font="mono" size="13">
                    {command}
                  </Text>
                ),
              },
              { id: 'what', header: 'What it does', render: ([, what]) => what },
            ]}
          />
        </Section>
      </Stack>
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Kbd.tsx' })).toHaveTextContent(
      'export const Kbd',
    );
  },
};
