import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { DescriptionList, descriptionLayouts, descriptionSizes } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  parameters: usage({
    when: 'Facts about one thing that are read and not edited: an account, a file, the figures of a node.',
    whenNot: 'Several things are compared, a figure sums a page up, or the values can be edited.',
    instead: 'Table for several things, StatGroup for large figures, a Form for what is edited.',
    anatomy: {
      Term: 'dt',
      Value: 'dd',
    },
    keyboard: {},
    accessibility: 'A `dl`: a screen reader reads each value with its term.',
    do: 'Keep the terms short, and say so where a value is missing: “never yet”.',
    dont: 'Leave a value empty.',
  }),
  argTypes: {
    layout: { control: 'select', options: descriptionLayouts },
    size: { control: 'select', options: descriptionSizes },
  },
  args: {
    items: [
      { term: 'Имя пользователя', value: 'anna.severnaya' },
      {
        term: 'Почта',
        value: (
          <>
            anna@example.org <Badge tone="success">подтверждена</Badge>
          </>
        ),
      },
      { term: 'Последний вход', value: 'ещё ни разу' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

const startsOf = (canvasElement: HTMLElement, role: 'dt' | 'dd') =>
  [...canvasElement.querySelectorAll(role)].map((element) => element.getBoundingClientRect());

/** Where there is room, the values form a column of their own. */
export const Beside: Story = {
  render: (args) => (
    <Box width={640}>
      <DescriptionList {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const [term] = startsOf(canvasElement, 'dt');
    const [value] = startsOf(canvasElement, 'dd');
    await expect(value?.top).toBe(term?.top);
  },
};

/** In a narrow place they stand under their terms. */
export const BesideNarrow: Story = {
  render: (args) => (
    <Box width={320}>
      <DescriptionList {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const [term] = startsOf(canvasElement, 'dt');
    const [value] = startsOf(canvasElement, 'dd');
    await expect(value?.top).toBeGreaterThanOrEqual(term?.bottom ?? Number.NaN);
    await expect(value?.left).toBe(term?.left);
  },
};

const figures = [
  { term: 'Прочли', value: '1 204' },
  { term: 'Ушли отсюда', value: '318 · 26 %' },
  {
    id: 'long',
    term: <Text font="reading">Спуститься по винтовой лестнице к самой воде</Text>,
    value: '96 · 8 %',
  },
];

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: ({ items }) => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(descriptionLayouts, (layout) => (
          <DescriptionList items={layout === 'apart' ? figures : items} layout={layout} />
        )),
        'small, 280 px': (
          <Box width={280}>
            <DescriptionList items={figures} layout="apart" size="small" />
          </Box>
        ),
        'beside, 280 px': (
          <Box width={280}>
            <DescriptionList items={items} />
          </Box>
        ),
      }}
    />
  ),
};
