import { categoryNames } from '@dreamfork/api-client';
import {
  anna,
  boris,
  doorsStory,
  fixtureStories,
  lighthouseStory,
  mockData,
  tramStory,
  unknownId,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signIn, withLibrary } from '../testing/withLibrary.tsx';
import { storyDetailsMessages } from './messages.ts';
import { StoryDetails, type StoryDetailsProps } from './StoryDetails.tsx';

/** An end with the places of the byline and of what to read next, as the reading page of a host has them. */
function ReadingPage(props: StoryDetailsProps) {
  const [bylineSlot, setBylineSlot] = useState<HTMLElement | null>(null);
  const [nextSlot, setNextSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setNextSlot} data-testid="next" />
      <div ref={setBylineSlot} data-testid="byline" />
      <StoryDetails {...props} bylineSlot={bylineSlot} nextSlot={nextSlot} />
    </>
  );
}

const meta = {
  title: 'Library/Story details',
  component: StoryDetails,
  parameters: {
    ...usage({
      when: 'The page of one story: what it is about, who wrote it, reading it, likes, comments.',
      whenNot: 'The story is read.',
      instead: 'StoryPlayer of `player`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'One `h1`; the like is a toggle with its number in the name.',
      do: 'Lead to reading first.',
      dont: 'Show a private story to others.',
    }),
    layout: 'fullscreen',
  },
  args: { id: lighthouseStory.id, onShare: fn() },
  render: (args) => <ReadingPage {...args} />,
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [withLibrary(boris)],
} satisfies Meta<typeof StoryDetails>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const details = (canvas: Canvas) =>
  canvas.findByRole('region', { name: t(storyDetailsMessages).title });

const likeButtons = (canvas: Canvas) =>
  canvas.findAllByRole('button', { name: new RegExp(`^${t(storyDetailsMessages).like}`) });

export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas, args }) => {
    const section = within(await details(canvas));
    // Each fact stands once, in the byline.
    const byline = within(canvas.getByTestId('byline'));
    await expect(byline.getByText(t(storyDetailsMessages).by('Анна Северная'))).toBeVisible();
    await expect(section.queryByText(t(storyDetailsMessages).by('Анна Северная'))).toBeNull();
    const tags = within(section.getByRole('list', { name: t(storyDetailsMessages).genre }));
    await expect(tags.getByRole('link', { name: t(categoryNames).detective })).toHaveAttribute(
      'href',
      '/stories?category=detective',
    );
    await expect(tags.getByRole('link', { name: '#маяк' })).toBeVisible();
    await expect(await section.findByText(t(storyDetailsMessages).commentsOf(4))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(storyDetailsMessages).share }));
    await expect(args.onShare).toHaveBeenCalled();
  },
};

/** In the middle of a story there is no byline: its facts stand among the details. */
export const WithoutByline: Story = {
  render: (args) => <StoryDetails {...args} />,
  play: async ({ canvas }) => {
    const section = within(await details(canvas));
    await expect(section.getByText(t(storyDetailsMessages).by('Анна Северная'))).toBeVisible();
    await expect(
      section.getByRole('button', { name: t(storyDetailsMessages).share }),
    ).toBeVisible();
    await expect(canvas.queryByText(t(storyDetailsMessages).next)).toBeNull();
  },
};

const next = (canvas: Canvas) =>
  canvas.findByRole('region', { name: t(storyDetailsMessages).next });

/** At an end: a story of the author, and others. */
export const ReadNext: Story = {
  args: { hidesEndings: true },
  beforeEach: ({ msw }) => {
    const stories = fixtureStories.map((story) =>
      story.id === doorsStory.id ? { ...story, ownerId: anna.id } : story,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, stories } }));
  },
  play: async ({ canvas }) => {
    const links = within(await next(canvas)).getAllByRole('link');
    await expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      await expect(link).not.toHaveAttribute('href', `/story/${lighthouseStory.id}`);
      await expect(link).not.toHaveAttribute('href', `/story/${tramStory.id}`);
    }
    await expect(
      within(await next(canvas)).getByText(t(storyDetailsMessages).sameAuthor),
    ).toBeVisible();
    const byline = within(canvas.getByTestId('byline'));
    await expect(byline.queryByText(t({ ru: /концов/, en: /ending/ }))).toBeNull();
  },
};

/** A server that does not know what to read next leaves the end as it is. */
export const NothingNext: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/story/:id/next', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas }) => {
    await details(canvas);
    await expect(canvas.getByTestId('next')).toBeEmptyDOMElement();
  },
};

/** The author tells that a model helped to write. */
export const TextFromModel: Story = {
  render: (args) => <StoryDetails {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      ...createHandlers('ok', {
        database: {
          ...mockData,
          stories: fixtureStories.map((story) => ({ ...story, disclosesModelText: true })),
        },
      }),
    ),
  play: async ({ canvas }) => {
    const section = within(await details(canvas));
    await expect(section.getByText(t(storyDetailsMessages).withModel)).toBeVisible();
  },
};

/** The link of the byline moves the focus to the heading of the details. */
export const Byline: Story = {
  play: async ({ canvas }) => {
    await details(canvas);
    const byline = within(canvas.getByTestId('byline'));
    await expect(byline.getByText(t(storyDetailsMessages).by('Анна Северная'))).toBeVisible();
    await userEvent.click(byline.getByRole('link', { name: t(storyDetailsMessages).toDetails }));
    await expect(
      canvas.getByRole('heading', { name: t(storyDetailsMessages).title }),
    ).toHaveFocus();
  },
};

/** Nothing is shown until the server has answered. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Without an answer about the story there are no details. */
export const Missing: Story = {
  args: { id: unknownId },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Private: Story = {
  args: { id: tramStory.id },
  decorators: [withLibrary(anna)],
  play: async ({ canvas }) => {
    const section = within(await details(canvas));
    await expect(section.getByText(t(storyDetailsMessages).isPrivate)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${t(storyDetailsMessages).like}`) }),
    ).toBeNull();
    await expect(
      section.queryByRole('region', { name: t(storyDetailsMessages).comments }),
    ).toBeNull();
  },
};

export const Liked: Story = {
  play: async ({ canvas }) => {
    const [button] = await likeButtons(canvas);
    await expect(button).toHaveTextContent(`${t(storyDetailsMessages).like}24`);
    await userEvent.click(button as HTMLElement);
    for (const each of await likeButtons(canvas)) {
      await expect(each).toHaveAttribute('aria-pressed', 'true');
      await expect(each).toHaveTextContent(`${t(storyDetailsMessages).like}25`);
    }
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(button).toHaveTextContent(`${t(storyDetailsMessages).like}24`);
  },
};

/** The like is shown before the server has answered. */
export const LikeSlow: Story = {
  play: async ({ canvas, msw }) => {
    const [button] = await likeButtons(canvas);
    msw.use(...createHandlers('slow', { slowness: 600_000 }));
    await userEvent.click(button as HTMLElement);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A like that the server refuses is taken back. */
export const LikeFailed: Story = {
  play: async ({ canvas, msw }) => {
    const [button] = await likeButtons(canvas);
    msw.use(...createHandlers('failing'));
    await userEvent.click(button as HTMLElement);
    await canvas.findAllByText(t(storyDetailsMessages).likeFailed);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(button).toHaveTextContent(`${t(storyDetailsMessages).like}24`);
  },
};

/** Likes, comments and reports ask a guest to sign in. */
export const Guest: Story = {
  decorators: [withLibrary(null)],
  play: async ({ canvas }) => {
    const [button] = await likeButtons(canvas);
    await userEvent.click(button as HTMLElement);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(
      await canvas.findByRole('button', { name: t(storyDetailsMessages).signIn }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t(storyDetailsMessages).reportStory }),
    );
    await expect(signIn).toHaveBeenCalledTimes(3);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const WithoutComments: Story = {
  args: { id: doorsStory.id },
  decorators: [withLibrary(anna)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyDetailsMessages).none)).toBeVisible();
  },
};

const manyComments = {
  database: {
    ...mockData,
    stories: fixtureStories.map((story) =>
      story.id === lighthouseStory.id
        ? {
            ...story,
            comments: Array.from({ length: 25 }, (_, index) => ({
              id: `comment-${index}`,
              authorId: anna.id,
              text: `Комментарий ${index + 1}`,
              createdAt: '2026-10-05T12:00:00.000Z',
            })),
          }
        : story,
    ),
  },
};

/** Further comments load at the press of a button. */
export const SeveralPages: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', manyComments)),
  play: async ({ canvas }) => {
    const list = () => within(canvas.getByRole('list', { name: t(storyDetailsMessages).comments }));
    await canvas.findByText(t(storyDetailsMessages).commentsOf(25));
    const before = list().getAllByRole('listitem').length;
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Показать ещё', en: 'Show more' }) }),
    );
    await waitFor(() => expect(list().getAllByRole('listitem').length).toBeGreaterThan(before));
    await expect(list().getAllByRole('listitem')).toHaveLength(25);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'About the story' }));
    await expect(canvas.getByText('By Анна Северная')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Detective' })).toBeVisible();
    await expect(await section.findByText('Comments: 4')).toBeVisible();
  },
};
