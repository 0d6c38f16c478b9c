import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { designTokens } from '../../scripts/designTokens/designTokens.ts';
import { Link } from '../components/Link/Link.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Box } from '../primitives/Box/Box.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { contrast } from '../tokens/contrast.ts';
import { type ColorTokens, nodeHues, type ThemeName, themeNames, themes } from '../tokens/index.ts';
import { Chapter } from './Chapter.tsx';

type Color = keyof ColorTokens;

const uses: Record<Color, string> = {
  paper: 'The page itself',
  surface: 'Cards, bars, fields, dialogs',
  sunken: 'Hovered and pressed grounds, tracks, placeholders',
  ink: 'What is to be read first',
  ink2: 'What goes with it',
  ink3: 'Hints, dates, column heads',
  line: 'Edges that only group',
  lineStrong: 'Edges of controls, 3:1 on every ground',
  accent: 'The one primary action of a view, selection, the active tab',
  accentHover: 'The same under the pointer',
  accentSoft: 'Ground of what is chosen',
  onAccent: 'Words on the accent',
  mark: 'The margin line; never text',
  focus: 'The outline of what has the focus',
  cell: 'The squares of the page',
  success: 'It worked',
  warning: 'It works, with a catch',
  danger: 'It failed, or cannot be undone',
  info: 'It is under way, or good to know',
};

const names = Object.keys(uses) as Color[];
const grounds = ['paper', 'surface'] as const;

const ratio = (theme: ThemeName, color: Color, ground: Color) =>
  `${contrast(themes[theme].color[color], themes[theme].color[ground]).toFixed(1)}:1`;

function Palette({ theme }: { theme: ThemeName }) {
  return (
    <Table
      label={`Colours of ${theme}`}
      rows={names}
      rowKey={(name) => name}
      empty=""
      columns={[
        {
          id: 'name',
          header: 'Token',
          isRowHeader: true,
          render: (name) => (
            <Inline gap="2" align="center">
              <Box background={name} border="lineStrong" radius="s" width={28} height={28} />
              {name}
            </Inline>
          ),
        },
        { id: 'use', header: 'Use', render: (name) => uses[name] },
        {
          id: 'value',
          header: 'Value',
          render: (name) => (
            <Text as="span" font="mono" size="13">
              {themes[theme].color[name]}
            </Text>
          ),
        },
        ...grounds.map((ground) => ({
          id: ground,
          header: `On ${ground}`,
          align: 'end' as const,
          render: (name: Color) => ratio(theme, name, ground),
        })),
      ]}
    />
  );
}

function NodeHues({ theme }: { theme: ThemeName }) {
  const { color, nodeColor } = themes[theme];
  return (
    <Table
      label={`Hues of nodes in ${theme}`}
      rows={nodeHues}
      rowKey={(name) => name}
      empty=""
      columns={[
        {
          id: 'name',
          header: 'Type of node',
          isRowHeader: true,
          render: (name) => (
            <Inline gap="2" align="center">
              <svg width="28" height="28" aria-hidden>
                <circle cx="14" cy="14" r="13" fill={nodeColor[name]} />
              </svg>
              {name}
            </Inline>
          ),
        },
        {
          id: 'value',
          header: 'Value',
          render: (name) => (
            <Text as="span" font="mono" size="13">
              {nodeColor[name]}
            </Text>
          ),
        },
        {
          id: 'surface',
          header: 'On surface',
          align: 'end',
          render: (name) => `${contrast(nodeColor[name], color.surface).toFixed(1)}:1`,
        },
      ]}
    />
  );
}

/** All tokens, not colours alone: a file is one mode of a collection of variables. */
const Files = () => (
  <Stack gap="3">
    <Heading level={2}>Tokens in Figma</Heading>
    <Box maxWidth={680}>
      <Text>
        All tokens of a theme in one file, in the format of the Design Tokens Community Group. Drag
        the three together into the variables of a Figma file: they become a collection with three
        modes.
      </Text>
    </Box>
    <Inline gap="4" wrap>
      {themeNames.map((theme) => (
        <Link
          key={theme}
          variant="standalone"
          download={`${theme}.tokens.json`}
          href={`data:application/json,${encodeURIComponent(JSON.stringify(designTokens(theme), null, 2))}`}
        >
          {`${theme}.tokens.json`}
        </Link>
      ))}
    </Inline>
  </Stack>
);

const meta = {
  title: 'Foundations/Colour',
  component: Chapter,
  args: {
    title: 'Colour',
    lead: 'Ink on paper. A theme has one accent, four voices for status and one hue for each type of node. The figures are computed from the tokens as you read.',
    rules: [
      'Text has 4.5:1 on its ground, controls have 3:1. A unit test measures every pair of every theme.',
      'One accent in a view. A second one means that the view has two purposes.',
      'Status colours are for status. Nothing is told by hue alone: an icon or a word goes with it.',
      'Take tokens by name from vars.color. A value written out cannot follow the theme.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Colour: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const theme = themeNames.find((name) => name === globals.theme) ?? 'light';
    return (
      <Chapter {...args}>
        <Palette theme={theme} />
        <NodeHues theme={theme} />
        <Files />
      </Chapter>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(names.length + nodeHues.length);
    await expect(canvas.getAllByText(/^\d+\.\d:1$/)).toHaveLength(
      2 * names.length + nodeHues.length,
    );
    for (const theme of themeNames) {
      const link = canvas.getByRole('link', { name: `${theme}.tokens.json` });
      const file = await (await fetch(link.getAttribute('href') ?? '')).json();
      await expect(file.color.paper.$description).toBe(themes[theme].color.paper);
    }
  },
};
