import { Heading, Stack, Table, Text } from '@dreamfork/ui';
import type { Usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testedConditions } from '../page/testedConditions.ts';
import { WithCode } from '../page/WithCode.tsx';
import { DocLink } from './DocLink.tsx';
import { Guide } from './Guide.tsx';
import { Section } from './Section.tsx';

type StoriesOfComponent = { title: string; parameters?: { usage?: Usage } };

const components = import.meta.glob<StoriesOfComponent>(
  '../../packages/ui/src/components/*/*.stories.tsx',
  { import: 'default' },
);

/** What the stories say about each component. */
async function loadUsages() {
  const metas = await Promise.all(Object.values(components).map((load) => load()));
  const usages = metas.flatMap(({ title, parameters }) =>
    parameters?.usage ? [{ title, usage: parameters.usage }] : [],
  );
  return { usages: usages.sort((one, other) => one.title.localeCompare(other.title)) };
}

type Loaded = Awaited<ReturnType<typeof loadUsages>>;

const nameOf = (title: string) => title.split('/').at(-1) ?? title;
const pageOf = (title: string) => `${title.toLowerCase().replaceAll(/[/ ]/g, '-')}--docs`;

const keysOf = ({ usages }: Loaded) =>
  usages.flatMap(({ title, usage }) =>
    Object.entries(usage.keyboard).map(([key, effect]) => ({ title, key, effect })),
  );

const meta = {
  title: 'Guides/Accessibility',
  component: Guide,
  tags: ['!dev'],
  loaders: [loadUsages],
  args: {
    title: 'Accessibility',
    lead: 'WCAG 2.2 AA is the floor. Everything works with a keyboard, a finger, a screen reader, in forced colours, at 400 % zoom and without motion; where a test can hold that, one does.',
    rules: [
      'Widgets are those of React Aria, so that keys, roles and focus are what people know from elsewhere.',
      'A disabled control stays focusable and says why it cannot be used.',
      'Nothing is told by colour alone: an icon or a word goes with it.',
      'The canvas has a second shape, the outline: the same story as a tree, to read and to edit with keys.',
      'What a test cannot hold, a session with a screen reader has to show. Each page says whether there was one.',
    ],
  },
} satisfies Meta<typeof Guide>;

export default meta;

export const Accessibility: StoryObj<typeof meta> = {
  render: (args, { loaded }) => {
    const { usages } = loaded as Loaded;
    return (
      <Guide {...args}>
        <Stack gap="12">
          <Section
            title="What is tested"
            text={['On every page, the same table counts the stories that each condition runs on.']}
          >
            <Table
              label="Tested conditions"
              rows={testedConditions([])}
              rowKey={({ name }) => name}
              empty=""
              columns={[
                { id: 'name', header: 'Condition', isRowHeader: true, render: ({ name }) => name },
                { id: 'how', header: 'How', render: ({ how }) => how },
              ]}
            />
          </Section>
          <Section
            title="Keys of the components"
            text={['Tab moves to what takes the focus, Shift + Tab back; beyond that:']}
          >
            <Table
              label="Keys"
              rows={keysOf({ usages }).filter(({ key }) => key !== 'Tab')}
              rowKey={({ title, key }) => `${title} ${key}`}
              empty=""
              columns={[
                {
                  id: 'component',
                  header: 'Component',
                  isRowHeader: true,
                  render: ({ title }) => <DocLink to={pageOf(title)}>{nameOf(title)}</DocLink>,
                },
                {
                  id: 'key',
                  header: 'Key',
                  render: ({ key }) => (
                    <Text as="span" font="mono" size="13">
                      {key}
                    </Text>
                  ),
                },
                {
                  id: 'effect',
                  header: 'What it does',
                  render: ({ effect }) => <WithCode>{effect}</WithCode>,
                },
              ]}
            />
          </Section>
          <Section
            title="Sessions with a screen reader"
            text={[
              'Sessions are held with Orca over Chromium on Linux: real keys go to a real window, and what is quoted is what Orca sent to its voice, taken from its log. Nobody listened, and no other screen reader was tried.',
              'To repeat one: start `orca --debug --debug-file=FILE` and then Chromium with `--force-renderer-accessibility`; open a story alone, without its own play function, and go through it with Tab, Enter, Space, Escape and the arrows. Every line of the file with `SPEECH OUTPUT` is one sentence that was spoken, and `voice requested with language` before it says in which language.',
            ]}
          />
          <Section title="What a screen reader is told">
            <Stack gap="6">
              {usages.map(({ title, usage }) => (
                <Stack key={title} gap="1">
                  <Heading level={3}>{nameOf(title)}</Heading>
                  <Text tone="ink2">
                    <WithCode>{usage.accessibility}</WithCode>
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Section>
        </Stack>
      </Guide>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Keys' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Tree' })[0]).toBeVisible();
  },
};
