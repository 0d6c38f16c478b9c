import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { chartMessages } from '../Chart/Chart.messages.ts';
import { BarChart } from './BarChart.tsx';

const labels = Array.from({ length: 14 }, (_, day) => `${day + 7} ноября`);
const reads = [120, 98, 143, 160, 210, 318, 287, 240, 190, 205, 260, 310, 402, 377];
const series = [
  { id: 'reads', label: 'Прочтения', values: reads },
  { id: 'ends', label: 'Дошли до конца', values: reads.map((value) => Math.round(value * 0.61)) },
  {
    id: 'new',
    label: 'Новые читатели',
    values: reads.map((value, day) => (day < 4 ? null : Math.round(value * 0.2))),
  },
];

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  parameters: usage({
    when: 'Amounts are counted by steps of time: one to three series of the same unit. A bar says what was counted in its step and nothing about what lies between two; the step under the pointer is told above the plot; screen readers get the table, and the switch shows it to everybody.',
    whenNot: 'The things have no order in time, or they make up one whole.',
    instead: 'A Table for named things, ShareBar for a whole, StatCard or Meter for one figure.',
    anatomy: {
      Title: 'figcaption',
      'Switch to the table': 'figure > button',
      Legend: 'div:has(> span > span + span)',
      Plot: '[data-plot]',
    },
    keyboard: { Tab: 'Moves to the switch between drawing and table.', Space: 'Turns the switch.' },
    accessibility:
      'The drawing is hidden; a table with the same figures is read in its place. The bars of a step stand in the order of the legend; where colours are forced every other one is hollow.',
    do: 'Compare at most three series of one unit.',
    dont: 'Put two units on one plot.',
  }),
  args: { title: 'Чтение за две недели', labels, series, labelHeader: 'День' },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The step under the pointer is told above the plot, and forgotten when the pointer leaves. */
export const PointerReads: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvasElement.querySelector('[data-plot]');
    if (!plot) throw new Error('no plot');
    const { right, top } = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: right - 1, clientY: top + 40 });
    await expect(await canvas.findByText('Прочтения · 377')).toBeVisible();
    await fireEvent.pointerOut(plot);
    await waitFor(() => expect(canvas.queryByText('Прочтения · 377')).not.toBeInTheDocument());
  },
};

/** Every value is in the table; a gap is a dash. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const table = within(canvas.getByRole('table', { name: 'Чтение за две недели' }));
    await expect(table.getAllByRole('row')).toHaveLength(15);
    await expect(table.getByRole('row', { name: '7 ноября 120 73 –' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { labels: [], series: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(t(chartMessages).empty)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

const variants = {
  'three series': {},
  'one series': { series: series.slice(0, 1) },
  'one step': {
    labels: labels.slice(0, 1),
    series: [{ id: 'reads', label: 'Прочтения', values: [120] }],
  },
  zeros: { series: [{ id: 'reads', label: 'Прочтения', values: labels.map(() => 0) }] },
  table: { defaultTable: true },
} as const;

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(namesOf(variants), (name) => <BarChart {...args} {...variants[name]} />),
        loading: <BarChart {...args} isLoading />,
        narrow: (
          <Box width={320}>
            <BarChart {...args} />
          </Box>
        ),
      }}
    />
  ),
};
