import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { chartMessages } from '../Chart/Chart.messages.ts';
import { BarChart, type BarOrientation, barOrientations } from './BarChart.tsx';

const bars = [
  { id: 'lighthouse', label: 'Тайна старого маяка', value: 1204 },
  { id: 'forest', label: 'Хозяйка зимнего леса', value: 860 },
  {
    id: 'long',
    label: 'Очень длинная история о смотрителе, который потерял ключ от маяка в тумане',
    value: 95,
  },
  { id: 'none', label: 'Ещё не читали', value: 0 },
];

const week = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'].map((label, index) => ({
  id: label,
  label,
  value: [120, 98, 143, 160, 210, 318, 287][index] ?? 0,
}));

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  parameters: usage({
    when: 'Amounts of named things are compared by length: up to a dozen, the longest first; `standing` for a few steps of time. The drawing is hidden from screen readers, which read the table behind it; the switch shows the table to everybody.',
    whenNot:
      'There are more than a dozen steps of time, the amounts are parts of one whole, or there is one figure alone.',
    instead: 'LineChart for time, ShareBar for a whole, StatCard or Meter for one figure.',
    anatomy: {
      Title: 'figcaption',
      'Switch to the table': 'figure > button',
      'Bars with their names and values': 'div:has(> div > span > [data-bar])',
    },
    keyboard: { Tab: 'Moves to the switch between drawing and table.', Space: 'Turns the switch.' },
    accessibility:
      'The drawing is hidden; a table with the same figures stands in its place for screen readers. `title`, `labelHeader` and `valueHeader` name it.',
    do: 'Sort bars by their value, the longest first.',
    dont: 'Show parts of one whole, or more than a dozen bars.',
  }),
  argTypes: { orientation: { control: 'select', options: barOrientations } },
  args: {
    title: 'Прочтения по историям за неделю',
    bars,
    labelHeader: 'История',
    valueHeader: 'Прочтения',
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Zero is a hairline; twice the value is twice the length. */
export const Lying: Story = {
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-bar]')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    const [first = 0, second = 0] = widths;
    await expect(Math.abs(second / first - 860 / 1204)).toBeLessThan(0.02);
  },
};

/** A screen reader finds the table at once; the switch shows it to everybody. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByRole('figure', { name: 'Прочтения по историям за неделю' });
    await expect(within(figure).getByRole('table')).toBeInTheDocument();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: t(chartMessages).asTable });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(figure).toHaveAttribute('data-view', 'table');
    await expect(canvas.getByRole('row', { name: /Тайна старого маяка 1.204/ })).toBeVisible();
    await userEvent.click(toggle);
    await expect(figure).toHaveAttribute('data-view', 'drawing');
  },
};

export const Standing: Story = {
  args: { orientation: 'standing', bars: week, labelHeader: 'День' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-bar]')).toHaveLength(7);
  },
};

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(t(chartMessages).empty)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText(t(chartMessages).loading)).toBeInTheDocument();
  },
};

const ofOrientation = (orientation: BarOrientation) => ({
  orientation,
  bars: orientation === 'standing' ? week : bars,
});

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(barOrientations, (orientation) => (
          <BarChart {...args} {...ofOrientation(orientation)} />
        )),
        ...Object.fromEntries(
          barOrientations.map((orientation) => [
            `${orientation}, narrow`,
            <Box key={orientation} width={320}>
              <BarChart {...args} {...ofOrientation(orientation)} />
            </Box>,
          ]),
        ),
        table: <BarChart {...args} defaultTable />,
        loading: <BarChart {...args} isLoading />,
        empty: <BarChart {...args} bars={[]} />,
      }}
    />
  ),
};
