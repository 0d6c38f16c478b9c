import {
  admin,
  anna,
  boris,
  type FixtureCase,
  fixtureStories,
  lighthouseStory,
  type MockData,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyMessages } from '../stories/messages.ts';
import { accessOf, waitForRow } from '../testing/storyActions.ts';
import { useListState, withLibrary } from '../testing/withLibrary.tsx';
import { MyStoriesPage } from './MyStoriesPage.tsx';
import { ownStoryMessages } from './messages.ts';

const Page = ({ search = '' }: { search?: string }) => (
  <MyStoriesPage {...useListState({ search })} />
);

const meta = {
  title: 'Library/My stories/Publishing',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'Showing a story to readers, or taking it back.',
      whenNot: 'The story is open in the editor.',
      instead: 'StoryEditor.',
      keyboard: {
        Enter: 'Opens the menu of a row, and takes an action.',
        Escape: 'Closes the menu.',
      },
      accessibility: 'What came of it is announced with the title of the story.',
      do: 'Show at once who can read it.',
      dont: 'Publish without saying what becomes public.',
    }),
  },
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers('ok'));
    localStorage.removeItem('myStoriesView');
    return () => localStorage.removeItem('myStoriesView');
  },
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const lighthouse = 'Маяк на краю карты';
const tram = 'Последний трамвай';

export const Published: Story = {
  play: async ({ canvas }) => {
    await waitForRow(canvas, tram);
    await userEvent.click(accessOf(canvas, tram));
    await expectToast(t(storyMessages).publishedNow);
    await expect(accessOf(canvas, tram)).toBeChecked();
    await userEvent.click(accessOf(canvas, tram));
    await expectToast(t(storyMessages).hiddenNow);
    await expect(accessOf(canvas, tram)).not.toBeChecked();
  },
};

/** The switch shows the change before the server has answered. */
export const PublishSlow: Story = {
  play: async ({ canvas, msw }) => {
    await waitForRow(canvas, tram);
    msw.use(...createHandlers('slow', { slowness: 600_000 }));
    await userEvent.click(accessOf(canvas, tram));
    await expect(accessOf(canvas, tram)).toBeChecked();
    await expect(screen.queryByText(t(storyMessages).publishedNow)).toBeNull();
  },
};

/** The switch returns when the server refuses. */
export const PublishFailed: Story = {
  play: async ({ canvas, msw }) => {
    await waitForRow(canvas, tram);
    msw.use(...createHandlers('failing'));
    await userEvent.click(accessOf(canvas, tram));
    await expectToast(t(storyMessages).publishFailed);
    await waitFor(() => expect(accessOf(canvas, tram)).not.toBeChecked());
  },
};

const unpublished: MockData = {
  ...mockData,
  stories: fixtureStories.map((story) =>
    story.id === lighthouseStory.id
      ? { ...story, isPublic: false, unpublishedReason: 'Чужой текст' }
      : story,
  ),
};

const decided = (appeal: FixtureCase['appeal']): MockData => ({
  ...unpublished,
  reports: [
    {
      storyId: lighthouseStory.id,
      commentId: null,
      reporterId: boris.id,
      reason: 'copyright',
      details: null,
      reportedAt: '2026-10-06T08:00:00.000Z',
    },
  ],
  cases: [
    {
      id: lighthouseStory.id,
      status: appeal ? 'appealed' : 'settled',
      claim: null,
      decision: {
        outcome: 'unpublished',
        reason: 'Чужой текст',
        moderatorId: admin.id,
        decidedAt: '2026-10-07T08:00:00.000Z',
      },
      appeal,
    },
  ],
});

/** Readers of a public story do not get its newest state yet. */
export const ChangesUnpublished: Story = {
  beforeEach: ({ msw }) => {
    const stories = fixtureStories.map((story) =>
      story.id === lighthouseStory.id ? { ...story, publishedVersion: story.version - 1 } : story,
    );
    msw.use(...createHandlers('ok', { database: { ...mockData, stories } }));
  },
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText(t(ownStoryMessages).unpublishedChanges);
    await expect(notes).toHaveLength(1);
  },
};

/** Once appealed, there is nothing more to appeal. */
export const Appealed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...createHandlers('ok', {
        database: decided({
          text: 'Это мой текст.',
          createdAt: '2026-10-08T08:00:00.000Z',
          outcome: null,
          answer: null,
          decidedAt: null,
        }),
      }),
    ),
  play: async ({ canvas }) => {
    await waitForRow(canvas, lighthouse);
    await expect(
      canvas.getByRole('link', { name: t(ownStoryMessages).showDecision }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t(ownStoryMessages).appeal })).toBeNull();
  },
};

/** A moderator made the story private: the author reads why, and may appeal. */
export const UnpublishedByModerator: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok', { database: decided(null) })),
  play: async ({ canvas }) => {
    await waitForRow(canvas, lighthouse);
    await expect(canvas.getByText(t(storyMessages).statuses.unpublished)).toBeVisible();
    await expect(
      canvas.getByText(t(ownStoryMessages).unpublishedText('Чужой текст.')),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: t(ownStoryMessages).appeal }),
    ).toBeVisible();
  },
};
