import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { StatCard, type StatCardProps, StatGroup } from './StatCard.tsx';

const figures: StatCardProps[] = [
  {
    label: 'Всего пользователей',
    value: '12 486',
    trend: { label: '+12% за месяц', direction: 'up' },
  },
  { label: 'Активные', value: '9 231', trend: { label: '−8% за месяц', direction: 'down' } },
  { label: 'Новые за месяц', value: '1 204', trend: { label: '0% за месяц', direction: 'flat' } },
  { label: 'Онлайн', value: '318' },
];

const Figures = ({ isLoading = false }: { isLoading?: boolean }) => (
  <StatGroup>
    {figures.map((figure) => (
      <StatCard key={figure.label} {...figure} isLoading={isLoading} />
    ))}
  </StatGroup>
);

const meta = {
  title: 'Patterns/StatGroup',
  component: Figures,
  subcomponents: { StatGroup, StatCard },
  parameters: usage({
    when: 'Two to five figures that sum a page up, in one strip. A trend only where there is a month to compare with.',
    whenNot:
      'The figures are compared with one another, or are parts of a whole, or change while one looks.',
    instead:
      'Table for comparing, BarChart for time, ShareBar for parts, Meter for one part of a whole.',
    anatomy: {
      Label: 'dt',
      Figure: 'dd',
      Trend: 'dd[data-direction]',
    },
    keyboard: {},
    accessibility: 'A description list: each figure is read with its label, the trend in words.',
    do: 'Show a trend only where there is something to compare with.',
    dont: 'Line up more than five.',
  }),
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

const topsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('term')
    .map((term) => Math.round(term.getBoundingClientRect().top));

/** One strip: all figures stand on one line. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    await expect(new Set(topsOf(canvasElement)).size).toBe(1);
    await expect(within(canvasElement).getByText('+12% за месяц')).toBeVisible();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <Box width={340}>
      <Figures {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(topsOf(canvasElement)).size).toBe(2);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('318')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText('Онлайн')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        wide: <Figures />,
        isLoading: <Figures isLoading />,
        'narrow, 340 px': (
          <Box width={340}>
            <Figures />
          </Box>
        ),
      }}
    />
  ),
};
