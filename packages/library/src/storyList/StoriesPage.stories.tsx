import { categoryNames } from '@dreamfork/api-client';
import {
  anna,
  blankStory,
  fixtureId,
  fixtureStories,
  type MockData,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyMessages } from '../stories/messages.ts';
import type { StoryFilter } from '../stories/storyFilter.ts';
import { useListState, withLibrary } from '../testing/withLibrary.tsx';
import { StoriesPage } from './StoriesPage.tsx';

const Page = ({ filter }: { filter?: Partial<StoryFilter> }) => (
  <StoriesPage {...useListState(filter)} />
);

const meta = {
  title: 'Library/Stories',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'All public stories with search, tags and categories.',
      whenNot: 'An author looks only for stories of their own.',
      instead: 'MyStoriesPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'A list of articles; the number found is announced.',
      do: 'Keep the search in the address.',
      dont: 'Load on without end.',
    }),
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas
    .queryAllByRole('article')
    .map((card: HTMLElement) => within(card).getByRole('heading').textContent);

const stale = () => t({ ru: /Данные могли измениться/, en: /This may have changed/ });

const removeLighthouse = async (canvas: Canvas) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: t(storyMessages).removeStory('Маяк на краю карты') }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: t(storyMessages).remove }));
};

/** Public stories and the author's own, which only the author can delete. */
export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas)).toContain('Последний трамвай'));
    await expect(titles(canvas)).toContain('Кот, который открывал двери');
    await expect(
      canvas.getByRole('link', { name: `${t(storyMessages).read}: Маяк на краю карты` }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/story\/.+/));
    await expect(
      canvas.getByRole('button', { name: t(storyMessages).removeStory('Маяк на краю карты') }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', {
        name: t(storyMessages).removeStory('Кот, который открывал двери'),
      }),
    ).toBeNull();
    const tags = within(await canvas.findByRole('list', { name: t(storyMessages).popularTags }));
    await expect(tags.getByRole('link', { name: '#Тайна' })).toHaveAttribute(
      'href',
      `/stories?${new URLSearchParams({ tag: 'Тайна' })}`,
    );
  },
};

export const Guest: Story = {
  decorators: [withLibrary(null)],
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas)).toContain('Маяк на краю карты'));
    await expect(titles(canvas)).not.toContain('Последний трамвай');
    await expect(
      canvas.queryByRole('button', {
        name: t({ ru: /^Удалить историю/, en: /^Delete the story/ }),
      }),
    ).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(storyMessages).loading }),
    ).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

export const Empty: Story = {
  decorators: [withLibrary(null)],
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyMessages).empty)).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: t(storyMessages).create })) {
      await expect(link).toHaveAttribute('href', '/editor');
    }
  },
};

export const Search: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas).length).toBeGreaterThan(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: t(storyMessages).search }), 'маяк');
    await waitFor(() => expect(titles(canvas)).toEqual(['Маяк на краю карты']));
    await expect(await canvas.findByText(t(storyMessages).found(1))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { filter: { search: 'кит', tag: 'море' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyMessages).nothingFound)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(storyMessages).clearSearch }));
    await waitFor(() => expect(titles(canvas)).toContain('Маяк на краю карты'));
    await expect(canvas.getByRole('searchbox', { name: t(storyMessages).search })).toHaveValue('');
  },
};

export const ByCategory: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas).length).toBeGreaterThan(1));
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(storyMessages).category) }),
    );
    const list = within(await screen.findByRole('listbox'));
    await userEvent.click(list.getByRole('option', { name: t(categoryNames).detective }));
    await waitFor(() => expect(titles(canvas)).toEqual(['Маяк на краю карты']));
  },
};

/** A tag that is not among the popular ones is shown beside them while it filters the list. */
export const ByTag: Story = {
  args: { filter: { tag: 'хлеб', sort: 'title' } },
  play: async ({ canvas }) => {
    const tags = within(await canvas.findByRole('list', { name: t(storyMessages).popularTags }));
    await expect(tags.getByRole('link', { name: '#хлеб' })).toHaveAttribute('aria-current');
    await waitFor(() => expect(titles(canvas)).toHaveLength(1));
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyMessages).error)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await waitFor(() => expect(titles(canvas)).toContain('Маяк на краю карты'));
  },
};

/** The public stories stay when the server refuses the list of own stories. */
export const OwnStoriesForbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyMessages).listError)).toBeVisible();
    await waitFor(() => expect(titles(canvas)).toContain('Маяк на краю карты'));
    await expect(titles(canvas)).not.toContain('Последний трамвай');
  },
};

/** The list stays in view when it could not be loaded again. */
export const Stale: Story = {
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(titles(canvas)).toContain('Последний трамвай'));
    await removeLighthouse(canvas);
    // The removal is answered before the server begins to fail.
    await expectToast(t(storyMessages).removed);
    await waitFor(() => expect(titles(canvas)).not.toContain('Маяк на краю карты'));
    msw.use(...createHandlers('failing'));
    await userEvent.click(await screen.findByRole('button', { name: t(storyMessages).restore }));
    await expectToast(t(storyMessages).restoreFailed);
    await expect(await canvas.findByText(stale())).toBeVisible();
    await expect(titles(canvas)).toContain('Последний трамвай');
  },
};

export const Refreshed: Story = {
  play: async (context) => {
    await Stale.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Обновить', en: 'Refresh' }) }),
    );
    await waitFor(() => expect(canvas.queryByText(stale())).toBeNull());
  },
};

export const RemovalQuestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t(storyMessages).removeStory('Маяк на краю карты'),
      }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(t(storyMessages).removeQuestion)).toBeVisible();
    await userEvent.click(
      question.getByRole('button', { name: t({ ru: 'Отмена', en: 'Cancel' }) }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(titles(canvas)).toContain('Маяк на краю карты');
  },
};

export const RemovedAndRestored: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas)).toContain('Последний трамвай'));
    await removeLighthouse(canvas);
    await expectToast(t(storyMessages).removed);
    await waitFor(() => expect(titles(canvas)).not.toContain('Маяк на краю карты'));
    await userEvent.click(await screen.findByRole('button', { name: t(storyMessages).restore }));
    await expectToast(t(storyMessages).restored('Маяк на краю карты'));
    await waitFor(() => expect(titles(canvas)).toContain('Маяк на краю карты'));
  },
};

/** A removal that the server refuses brings the story back. */
export const RemovalFailed: Story = {
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(titles(canvas)).toContain('Последний трамвай'));
    msw.use(...createHandlers('failing'));
    await removeLighthouse(canvas);
    await expectToast(t(storyMessages).removeError(t(storyMessages).removeFailed('500')));
    await expect(titles(canvas)).toContain('Маяк на краю карты');
  },
};

const longList: MockData = {
  ...mockData,
  stories: [
    ...fixtureStories,
    ...Array.from({ length: 30 }, (_, index) => ({
      ...blankStory,
      id: fixtureId('story', 200 + index),
      ownerId: fixtureStories[2]?.ownerId ?? '',
      isPublic: true,
      document: { ...blankStory.document, title: `История ${index + 1}` },
    })),
  ],
};

/** Further pages load near the end of the list. */
export const SeveralPages: Story = {
  decorators: [withLibrary(null)],
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: longList })),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getByText(t(storyMessages).shown(24))).toBeInTheDocument();
    // Covers that load late move the end of the list away, so a reader scrolls on.
    await waitFor(async () => {
      canvas.getByText(t({ ru: /^Показано историй: /, en: /^Stories shown: / })).scrollIntoView();
      await expect(canvas.getAllByRole('article')).toHaveLength(35);
    });
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stories', level: 1 })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Delete the story “Маяк на краю карты”' }),
    ).toBeVisible();
  },
};
