import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { TagList } from './TagList.tsx';

const read = [
  { id: 'sea', label: 'море' },
  { id: 'night', label: 'одна долгая ночь' },
  { id: 'ends', label: 'пять финалов' },
];

const leading = read.map((tag) => ({ ...tag, href: `#${tag.id}` }));

const narrowed = leading.map((tag) => ({ ...tag, isCurrent: tag.id === 'night' }));

const meta = {
  title: 'Patterns/TagList',
  component: TagList,
  parameters: usage({
    when: 'Words that a thing is filed under, or by which a list can be narrowed.',
    whenNot: 'The words tell a state, or are chosen and taken off here.',
    instead: 'Badge for a state, TagInput to write them.',
    keyboard: { Tab: 'Moves to the link.', Enter: 'Follows it.' },
    accessibility: 'A list named by `label`; a current tag is marked `aria-current`.',
    do: 'Lead to the list that the tag filters.',
    dont: 'Show states with it.',
  }),
  args: { label: 'Теги', tags: leading },
} satisfies Meta<typeof TagList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each word is a link; the one the list is narrowed to says so. */
export const Links: Story = {
  args: { tags: narrowed },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Теги' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByRole('link', { current: true })).toHaveTextContent('одна долгая ночь');
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'море' })).toHaveFocus();
  },
};

/** Words alone are no links. */
export const WithoutLinks: Story = {
  args: { tags: read },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        read: <TagList label="Теги 1" tags={read} />,
        leading: <TagList label="Теги 2" tags={leading} />,
        narrowed: <TagList label="Теги 3" tags={narrowed} />,
        'narrow, 160 px': (
          <Box width={160}>
            <TagList label="Теги 4" tags={leading} />
          </Box>
        ),
      }}
    />
  ),
};
