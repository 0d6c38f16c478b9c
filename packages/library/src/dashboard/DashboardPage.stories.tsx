import { errorMessages } from '@dreamfork/api-client';
import { admin, anna, mockData, moderator, tramStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import {
  expectToast,
  folderOf,
  inPage,
  picturedScreen,
  t,
  transferOf,
  usage,
} from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { LibraryProvider, useLibraryHost } from '../host.tsx';
import { storyMessages } from '../stories/messages.ts';
import { storyImportMessages } from '../storyImport/messages.ts';
import { firstStoryMessages } from '../templates/firstStory.messages.ts';
import { forkTemplate } from '../templates/fork.messages.ts';
import { importStories, navigate, withLibrary } from '../testing/withLibrary.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { dashboardMessages } from './messages.ts';

const meta = {
  title: 'Library/Dashboard',
  component: DashboardPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'The first page of a signed-in author: figures, recent stories, what to do next.',
      whenNot: 'All stories are looked for.',
      instead: 'MyStoriesPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility:
        'Figures are a description list; each story card is an article with a heading.',
      do: 'Show first steps where there is no story yet.',
      dont: 'Show figures that are not the person’s own.',
    }),
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const withoutStories = { database: { ...mockData, stories: [] } };

const quickLinks = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: t(dashboardMessages).quick }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const startFrom = async (canvas: Canvas, template: string) =>
  userEvent.click(
    await canvas.findByRole('button', { name: t(firstStoryMessages).beginWith(template) }),
  );

export const Filled: Story = {
  tags: ['screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t(dashboardMessages).greeting('Анна Северная'),
        level: 1,
      }),
    ).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: t(dashboardMessages).recent }));
    await expect(
      await recent.findByRole('link', { name: t(storyMessages).editStory('Последний трамвай') }),
    ).toHaveAttribute('href', `/editor/${tramStory.id}`);
    await expect(recent.getByRole('link', { name: t(dashboardMessages).all })).toHaveAttribute(
      'href',
      '/my-stories',
    );
    await expect(canvas.getByText(t({ ru: /3\s960 выборов/, en: /3,960 choices/ }))).toBeVisible();
    await expect(quickLinks(canvas)).toEqual(['/editor', '/stories', '/profile']);
  },
};

/** Files are imported with the button, or dropped anywhere on the page. */
export const Import: Story = {
  play: async ({ canvas }) => {
    importStories.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t(storyImportMessages).open }));
    await expect(importStories).toHaveBeenCalledWith();
    const folder = folderOf('Маяк', new File([''], 'Маяк.twee'));
    const dataTransfer = transferOf([new File([''], 'Паром.html'), folder]);
    const drag = { dataTransfer, bubbles: true, cancelable: true };
    await fireEvent(document.body, new DragEvent('dragover', drag));
    const hint = await canvas.findByText(t(storyImportMessages).drop);
    await expect(hint).toBeVisible();
    await fireEvent(document.body, new DragEvent('drop', drag));
    const { files } = (await importStories.mock.lastCall?.[0]) ?? { files: [] };
    await expect(files.map(({ name }) => name)).toEqual(['Паром.html', 'Маяк.twee']);
    await expect(hint).not.toBeInTheDocument();
  },
};

export const Moderator: Story = {
  decorators: [withLibrary(moderator)],
  play: async ({ canvas }) => {
    await waitFor(() => expect(quickLinks(canvas)).toContain('/moderation'));
    await expect(quickLinks(canvas)).not.toContain('/administration');
  },
};

export const Administrator: Story = {
  decorators: [withLibrary(admin)],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(quickLinks(canvas).slice(-2)).toEqual(['/moderation', '/administration']),
    );
  },
};

/** A guest sees nothing: whether the page opens at all is decided by the host. */
export const Guest: Story = {
  decorators: [withLibrary(null)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(storyMessages).loading }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(dashboardMessages).error)).toBeVisible();
    await expect(canvas.queryByText(t(dashboardMessages).recent)).toBeNull();
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
    await expect(await canvas.findByText('Последний трамвай')).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(errorMessages).forbidden)).toBeVisible();
  },
};

/** An author without stories starts from a blank story or from a template. */
export const NewAuthor: Story = {
  tags: ['screen'],
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withoutStories)),
  play: async ({ canvas }) => {
    const options = within(await canvas.findByRole('list', { name: t(firstStoryMessages).ways }));
    await expect(options.getAllByRole('listitem')).toHaveLength(5);
    await expect(
      options.getByRole('link', {
        name: t(firstStoryMessages).beginWith(t(firstStoryMessages).blank),
      }),
    ).toHaveAttribute('href', '/editor');
    await expect(canvas.queryByText(t(dashboardMessages).recent)).toBeNull();
    await expect(canvas.getByText(t(dashboardMessages).choices)).toBeVisible();
    await expect(canvas.getAllByText('0')).toHaveLength(4);
  },
};

export const NewAuthorInEnglish: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withoutStories)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Start your first story' }),
    ).toBeVisible();
  },
};

/** Work that has not reached the server is offered first. */
export const DraftsInThisBrowser: Story = {
  decorators: [
    (Story) => {
      const host = useLibraryHost();
      const findLocalDrafts = async () => [
        { key: 'new', storyId: null, title: 'Паром', changedAt: Date.UTC(2026, 10, 20, 9) },
        { key: 'tram', storyId: tramStory.id, title: '', changedAt: Date.UTC(2026, 10, 19, 9) },
      ];
      return (
        <LibraryProvider host={{ ...host, findLocalDrafts }}>
          <Story />
        </LibraryProvider>
      );
    },
  ],
  play: async ({ canvas }) => {
    const drafts = within(await canvas.findByRole('region', { name: t(dashboardMessages).drafts }));
    await expect(
      drafts.getByRole('link', { name: t(dashboardMessages).continueDraft('Паром') }),
    ).toHaveAttribute('href', '/editor?draft=new');
    await expect(
      drafts.getByRole('link', {
        name: t(dashboardMessages).continueDraft(t(storyMessages).untitled),
      }),
    ).toHaveAttribute('href', `/editor/${tramStory.id}?draft=tram`);
  },
};

export const StartedFromTemplate: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withoutStories)),
  play: async ({ canvas }) => {
    await startFrom(canvas, t(forkTemplate).name);
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/editor\/.+/)),
    );
  },
};

export const TemplatePending: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withoutStories)),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: t(firstStoryMessages).ways });
    msw.use(...createHandlers('slow', { slowness: 600_000 }));
    await startFrom(canvas, t(forkTemplate).name);
    await expect(
      canvas.getByRole('button', { name: new RegExp(t(forkTemplate).name) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const TemplateFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', withoutStories)),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: t(firstStoryMessages).ways });
    msw.use(...createHandlers('failing'));
    await startFrom(canvas, t(forkTemplate).name);
    await expectToast(t(firstStoryMessages).failed);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Hello, Анна Северная' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Recent stories' })).toBeVisible();
  },
};
