import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { CommentList } from './CommentList.tsx';

const remove = fn();

const comments = [
  {
    id: 'a',
    authorName: 'Марина Ветрова',
    text: 'Дошла до третьего финала.\n\nЖаль смотрителя: он ведь знал, что лодка вернётся.',
    writtenAt: '2026-11-19T18:40:00.000Z',
    actions: <IconButton icon={Flag} label="Пожаловаться на комментарий Марины" size="small" />,
  },
  {
    id: 'b',
    authorName: 'ilya.k',
    badge: <Badge tone="accent">Автор</Badge>,
    text: 'Спасибо, что дочитали.',
    writtenAt: '2026-11-19T19:05:00.000Z',
    actions: <IconButton icon={Trash2} label="Удалить комментарий" size="small" onPress={remove} />,
  },
];

const meta = {
  title: 'Patterns/CommentList',
  component: CommentList,
  parameters: usage({
    when: 'What people wrote under a thing, each with name and time.',
    whenNot: 'The lines are events rather than words of people.',
    instead: 'Table, or a list of its own.',
    anatomy: {
      Avatar: 'li:nth-child(2) > [aria-hidden]',
      Name: 'li:nth-child(2) div > span:first-child',
      Badge: 'li:nth-child(2) [data-tone]',
      Time: 'li:nth-child(2) time',
      Text: 'li:nth-child(2) p',
      Actions: 'li:nth-child(2) span:has(> button)',
    },
    keyboard: { Tab: 'Moves to the actions of each comment.' },
    accessibility: 'A list named by `label`; each entry has its author, a `time` and the text.',
    do: 'Give the time of writing as a date, so that it is read in full.',
    dont: 'Show events of the system in it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “List with 3 items; Пожаловаться на комментарий Марины, push button”. Found: the tooltip repeated each name twice; mended in IconButton.',
  }),
  args: { label: 'Комментарии', comments },
} satisfies Meta<typeof CommentList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text is text: markup in it is shown, line breaks are kept. */
export const Default: Story = {
  args: {
    comments: [
      ...comments,
      { ...comments[0], id: 'c', authorName: 'x', text: '<b>нет</b>' },
    ] as never,
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Комментарии' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('<b>нет</b>')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Удалить комментарий' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

const long = [
  {
    id: 'long',
    authorName: 'Константин-Вольдемар Длиннофамильный-Заречный',
    text: 'Ш'.repeat(120),
    writtenAt: '2026-11-19T18:40:00.000Z',
  },
];

/** Nothing a person writes makes the page wider. */
export const LongWords: Story = {
  args: { comments: long },
  render: (args) => (
    <Box width={280}>
      <CommentList {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        two: <CommentList {...args} label="Комментарии 1" />,
        'narrow, 280 px': (
          <Box width={280}>
            <CommentList label="Комментарии 2" comments={long} />
          </Box>
        ),
      }}
    />
  ),
};
