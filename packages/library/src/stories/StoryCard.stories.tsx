import { fixtureStories } from '@dreamfork/api-client/fixtures';
import { coverMap } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { Badge, Box, IconButton, Inline, Stack } from '@dreamfork/ui';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryCard } from './StoryCard.tsx';

const remove = fn();

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#172033"/><circle cx="11" cy="3" r="1.2" fill="#F2D264"/><path d="M7 9l1-5h1l1 5z" fill="#E4ECF3"/></svg>',
)}`;

const meta = {
  title: 'Library/StoryCard',
  component: StoryCard,
  parameters: {
    ...usage({
      when: 'One story in a list: cover, title, author, figures.',
      whenNot: 'Facts of many stories are compared.',
      instead: 'Table of `ui`.',
      keyboard: { Tab: 'Moves to the card, then to its actions.', Enter: 'Opens the story.' },
      accessibility: 'An `article` with a heading and one link that covers it.',
      do: 'Leave room for long titles.',
      dont: 'Put two links to one place in it.',
    }),
    docs: {
      description: {
        component:
          '**When to use.** A story in a list to choose from: cover, title, a few lines. The whole card is one link.\n\n**When not.** Stories are compared by their figures.\n\n**Instead.** Table.',
      },
    },
  },
  args: {
    title: 'Маяк на краю карты',
    description: 'Лодка касается камней раньше, чем вы успеваете её остановить. Маяк не горит.',
    coverUrl: cover,
    href: '#story',
    linkLabel: 'Читать историю',
    meta: (
      <>
        <span>19.11.2026</span>
        <span>27 узлов</span>
      </>
    ),
    badges: (
      <Badge tone="success" icon={Globe}>
        Публичная
      </Badge>
    ),
    actions: <IconButton icon={Trash2} label="Удалить историю" size="small" onPress={remove} />,
  },
} satisfies Meta<typeof StoryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole card is the link; the buttons in it stay buttons. */
export const Default: Story = {
  render: (args) => (
    <Box width={320}>
      <StoryCard {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Маяк на краю карты' }));
    const link = card.getByRole('link', { name: 'Читать историю: Маяк на краю карты' });
    const { left, top } = card.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 10, top + 10)).toBe(link);
    await userEvent.click(card.getByRole('button', { name: 'Удалить историю' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

/** The cover of the first card of a list is fetched at once; all others wait until they come near the view. */
export const Leading: Story = {
  args: { isLeading: true },
  render: (args) => (
    <Box width={320}>
      <StoryCard {...args} />
      <StoryCard {...args} title="Ночной поезд" isLeading={false} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const fetched = [...canvasElement.querySelectorAll('img')].map(
      ({ loading, fetchPriority }) => `${loading} ${fetchPriority}`,
    );
    await expect(fetched).toEqual(['eager high', 'lazy auto']);
  },
};

export const Bare: Story = {
  args: {
    title: 'Сказание о смотрителе маяка, который перепутал берега и тридцать лет светил не туда',
    description: undefined,
    coverUrl: null,
    meta: undefined,
    badges: undefined,
    actions: undefined,
  },
  render: (args) => (
    <Box width={280}>
      <StoryCard {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** A cover that does not load leaves the first letter of the title, not a torn picture. */
export const BrokenCover: Story = {
  args: { coverUrl: 'data:image/png;base64,AAAA' },
  render: (args) => (
    <Box width={320}>
      <StoryCard {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByText('М')).toBeVisible();
  },
};

const maps = fixtureStories.flatMap(({ id, document }) => {
  const map = coverMap(document);
  return map ? [{ id, title: document.title, map }] : [];
});

/** Without a picture the cover is drawn from the map of the story, so that no two are alike. */
export const DrawnCovers: Story = {
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { coverUrl: null },
  render: (args) => (
    <div data-visual>
      <Inline gap="4" align="start">
        {[
          ...maps.slice(0, 2),
          { id: 'big', title: 'Большая карта', map: coverMap(generateStory(300)) },
        ].map(({ id, title, map }) => (
          <Box key={id} width={320}>
            <StoryCard {...args} title={title} coverMap={map ?? undefined} />
          </Box>
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[data-cover="map"]')].map(
      ({ innerHTML }) => innerHTML,
    );
    await expect(drawings).toHaveLength(3);
    await expect(new Set(drawings).size).toBe(3);
  },
};

/** Cards of a row are equally high, with their links in one line. */
export const EqualHeights: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, width: 640 }}>
      <StoryCard {...args} />
      <StoryCard {...args} title={longTitle} description="Коротко." actions={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('link')
      .map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Markdown of a description is left out in a card. */
export const MarkedDescription: Story = {
  args: { description: 'Про **маяк** и [море](https://example.org).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Про маяк и море.')).toBeVisible();
  },
};

const longTitle =
  'Сказание о смотрителе маяка, который перепутал берега и тридцать лет светил не туда';
const longWord = 'Превысокомногорассмотрительствующий'.repeat(3);

/** Long words and empty texts fit a phone's width. */
export const LongTexts: Story = {
  render: () => (
    <Box width={300}>
      <Stack gap="4">
        <StoryCard
          title={longTitle}
          description={`${longTitle}. `.repeat(6)}
          href="#one"
          linkLabel="Читать"
        />
        <StoryCard
          title={longWord}
          description=""
          href="#two"
          linkLabel="Читать"
          meta={`https://example.org/${longWord}`}
        />
        <StoryCard
          title="حكاية المنارة"
          description="   "
          href="#three"
          linkLabel={longWord}
          badges={longWord}
        />
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(3);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div data-visual>
      <Inline gap="4" align="start">
        <Box width={320}>
          <StoryCard {...args} />
        </Box>
        <Box width={320}>
          <StoryCard {...args} coverUrl={null} />
        </Box>
        <Box width={320}>
          <StoryCard
            title="Сказание о смотрителе маяка, который перепутал берега"
            href="#story"
            linkLabel="Читать историю"
          />
        </Box>
      </Inline>
    </div>
  ),
};
