import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured } from '../../testing/usage.ts';
import { BarChart, barOrientations } from './BarChart.tsx';

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
  title: 'Components/BarChart',
  component: BarChart,
  parameters: {
    docs: {
      description: {
        component:
          'Compares amounts of named things by length. **Use it** for up to a dozen things, the longest first, or (`standing`) for a few steps of time. **Not** for more than a dozen steps of time: that is a LineChart; not for parts of one whole: that is a ShareBar; not for one figure: that is a StatCard or a Meter. The drawing is hidden from screen readers, which read the table behind it; the switch shows the table to everybody.',
      },
    },
  },
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
    const toggle = canvas.getByRole('button', { name: 'Таблица' });
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
    await expect(within(canvasElement).getByText('Данных пока нет')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('Загрузка…')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <Stack gap="8">
      {barOrientations.map((orientation) => (
        <Stack key={orientation} gap="3">
          <Text size="13" tone="ink3" font="mono">
            {orientation}
          </Text>
          <BarChart
            {...args}
            orientation={orientation}
            bars={orientation === 'standing' ? week : bars}
          />
          <Box width={320}>
            <BarChart
              {...args}
              orientation={orientation}
              bars={orientation === 'standing' ? week : bars}
            />
          </Box>
        </Stack>
      ))}
      <Text size="13" tone="ink3" font="mono">
        table
      </Text>
      <BarChart {...args} defaultTable />
      <Text size="13" tone="ink3" font="mono">
        empty
      </Text>
      <BarChart {...args} bars={[]} />
    </Stack>
  ),
};
