import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { chartMessages } from '../Chart/Chart.messages.ts';
import { ShareBar } from './ShareBar.tsx';

const parts = [
  { id: 'public', label: 'Публичные', value: 312 },
  { id: 'link', label: 'По ссылке', value: 120 },
  { id: 'private', label: 'Приватные', value: 68 },
];

const meta = {
  title: 'Components/Actions/ShareBar',
  component: ShareBar,
  parameters: usage({
    when: 'A whole consists of two to six parts; their percentages always add up to 100. Parts stand apart by gaps and are named below; screen readers get the table, and the switch shows it to everybody.',
    whenNot: 'There is one share alone, the amounts make no whole, or they change over time.',
    instead: 'Meter for one share, BarChart for amounts by time.',
    keyboard: { Tab: 'Moves to the switch between drawing and table.', Space: 'Turns the switch.' },
    accessibility: 'The bar is hidden; a table with the same shares is read in its place.',
    do: 'Show two to six parts of one whole.',
    dont: 'Compare two wholes with it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Доступ к историям, figure; Table, toggle button, not pressed”. The shares themselves were not read in this session.',
  }),
  args: { title: 'Доступ к историям', parts, labelHeader: 'Доступ', valueHeader: 'Историй' },
} satisfies Meta<typeof ShareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-part]')].map(
      (part) => part.getBoundingClientRect().width,
    );
    await expect(widths).toHaveLength(3);
    await expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(312 / 120, 0);
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: /Публичные 312 62/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(chartMessages).asTable }));
    await expect(canvas.getByRole('figure')).toHaveAttribute('data-view', 'drawing');
  },
};

/** A whole of nothing has no parts to show. */
export const Empty: Story = {
  args: { parts: parts.map((part) => ({ ...part, value: 0 })) },
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

const six = ['Текст', 'Выбор', 'Картинка', 'Видео', 'Звук', 'Документ'].map((label, index) => ({
  id: label,
  label,
  value: 60 - index * 8,
}));

const variants = {
  'three parts': {},
  'six parts': { parts: six },
  'one part': { parts: parts.slice(0, 1) },
  'a sliver': {
    parts: [
      { id: 'most', label: 'Все остальные с длинным названием', value: 999 },
      { id: 'one', label: 'Одна', value: 1 },
    ],
  },
  table: { defaultTable: true },
} as const;

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(namesOf(variants), (name) => <ShareBar {...args} {...variants[name]} />),
        loading: <ShareBar {...args} isLoading />,
        narrow: (
          <Box width={320}>
            <ShareBar {...args} parts={six} />
          </Box>
        ),
      }}
    />
  ),
};
