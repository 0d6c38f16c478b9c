import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: usage({
    when: 'The way from the top to this page, where pages lie at least two deep.',
    whenNot: 'The site is flat, or the steps are those of a task.',
    instead: 'AppBar with its current link, PageHeader alone.',
    keyboard: { Tab: 'Moves to the link.', Enter: 'Follows it.' },
    accessibility:
      'A `nav` with an ordered list; the last step is marked `aria-current="page"` and is no link.',
    do: 'Use the titles of the pages themselves.',
    dont: 'Repeat the title of the page right below it, or use it on a flat site.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Page has 1 landmark, 2 unvisited links”; Tab: “Главная, link”, “Истории, link”.',
  }),
  args: {
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Истории', href: '/stories' },
      { label: 'Маяк на краю карты' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', {
      name: t({ ru: 'Вы здесь', en: 'You are here' }),
    });
    await expect(within(trail).getAllByRole('link')).toHaveLength(2);
    await expect(within(trail).getByText('Маяк на краю карты')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        'one level': <Breadcrumbs items={[{ label: 'Главная' }]} aria-label="Путь 1" />,
        'three levels': (
          <Breadcrumbs
            aria-label="Путь 2"
            items={[
              { label: 'Главная', href: '/' },
              { label: 'Истории', href: '/stories' },
              { label: 'Маяк на краю карты' },
            ]}
          />
        ),
        'long title': (
          <Breadcrumbs
            aria-label="Путь 3"
            items={[
              { label: 'Истории', href: '/stories' },
              {
                label:
                  'Сказание о смотрителе маяка, который перепутал берега и тридцать лет светил не туда',
              },
            ]}
          />
        ),
      }}
    />
  ),
};
