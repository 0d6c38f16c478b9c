import { errorMessages } from '@dreamfork/api-client';
import {
  anna,
  boris,
  fixtureMedia,
  lighthouseStory,
  mockData,
  tramStory,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { expectToast, inPage, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyMessages } from '../stories/messages.ts';
import { firstStoryMessages } from '../templates/firstStory.messages.ts';
import { accessOf, rows, waitForRow } from '../testing/storyActions.ts';
import { navigate, useListState, withLibrary } from '../testing/withLibrary.tsx';
import { MyStoriesPage } from './MyStoriesPage.tsx';
import { ownStoryMessages } from './messages.ts';

const Page = ({ search = '' }: { search?: string }) => (
  <MyStoriesPage {...useListState({ search })} />
);

const meta = {
  title: 'Library/My stories',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'The stories of an author as a table, covers or cards, with search and all actions.',
      whenNot: 'Stories of others are looked for.',
      instead: 'StoriesPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility:
        'The view is a labelled choice and is kept; the menu of a row is named after its story.',
      do: 'Offer to undo a removal.',
      dont: 'Publish without saying what becomes public.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Stories shown: 2” as they arrive; “Import, push button”, “Create a story, link”, “search Search my stories; entry”, “List view, panel; As a table, selected, radio button”. Found: the tooltip repeated “As a table” twice; mended in SegmentedControl.',
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
type Canvas = ReturnType<typeof within>;

const lighthouse = 'Маяк на краю карты';
const tram = 'Последний трамвай';

const chooseAction = async (canvas: Canvas, title: string, action: string) => {
  await waitForRow(canvas, title);
  const row = canvas.getByRole('row', { name: new RegExp(title) });
  await userEvent.click(within(row).getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Table: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await waitForRow(canvas, lighthouse);
    await expect(canvas.getByRole('table', { name: t(ownStoryMessages).list })).toBeVisible();
    await expect(rows(canvas)).toHaveLength(3);
    await expect(accessOf(canvas, lighthouse)).toBeChecked();
    await expect(accessOf(canvas, tram)).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: tram })).toHaveAttribute(
      'href',
      `/editor/${tramStory.id}`,
    );
  },
};

/** Private stories show their covers to their author. */
export const Covers: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('myStoriesView', 'cards');
    const coverFileId = fixtureMedia[0]?.id ?? null;
    const stories = [lighthouseStory, tramStory].map((story) => ({ ...story, coverFileId }));
    msw.use(...createHandlers('ok', { database: { ...mockData, stories } }));
  },
  play: async ({ canvas }) => {
    for (const title of [lighthouse, tram]) {
      const card = within(await canvas.findByRole('article', { name: title }));
      const picture: HTMLImageElement = card.getByAltText('');
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    }
  },
};

/** The choice of cards is saved in the browser. */
export const Cards: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    await waitForRow(canvas, lighthouse);
    await userEvent.click(canvas.getByRole('radio', { name: t(ownStoryMessages).asCards }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(localStorage.getItem('myStoriesView')).toBe('cards');
    await userEvent.click(canvas.getByRole('button', { name: t(ownStoryMessages).more(tram) }));
    await expect(
      await screen.findByRole('menuitem', { name: t(storyMessages).view }),
    ).toHaveAttribute('href', `/story/${tramStory.id}`);
    await userEvent.keyboard('{Escape}');
  },
};

/** On a phone a story has its state, its date and one action; the rest is in its menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const card = within(await canvas.findByRole('article', { name: tram }));
    await expect(card.getByText(t(storyMessages).statuses.draft)).toBeVisible();
    await expect(card.getByRole('link', { name: t(storyMessages).editStory(tram) })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: t(ownStoryMessages).more(tram) }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t(ownStoryMessages).publish }),
    );
    await expectToast(t(storyMessages).publishedNow);
    await expect(card.getByText(t(storyMessages).statuses.published)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: t(ownStoryMessages).list });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(storyMessages).mineError)).toBeVisible();
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
    await waitForRow(canvas, lighthouse);
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(errorMessages).forbidden)).toBeVisible();
  },
};

/** Authors without stories choose a blank story or a template. */
export const FirstStory: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, stories: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(firstStoryMessages).title)).toBeVisible();
  },
};

export const Search: Story = {
  play: async ({ canvas }) => {
    await waitForRow(canvas, lighthouse);
    const search = canvas.getByRole('searchbox', { name: t(ownStoryMessages).search });
    await userEvent.type(search, 'трамвай');
    await waitFor(() => expect(rows(canvas)).toHaveLength(1));
    await expect(await canvas.findByText(t(storyMessages).found(1))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: 'кит' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(ownStoryMessages).nothingFoundText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(ownStoryMessages).showAll }));
    await waitForRow(canvas, lighthouse);
  },
};

export const Duplicated: Story = {
  play: async ({ canvas }) => {
    await chooseAction(canvas, tram, t(storyMessages).duplicate);
    await expectToast(t(storyMessages).duplicated);
    await waitFor(() => expect(rows(canvas)).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: t(storyMessages).open }));
    await expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/editor\/.+/));
  },
};

export const DuplicateFailed: Story = {
  play: async ({ canvas, msw }) => {
    await waitForRow(canvas, tram);
    msw.use(...createHandlers('failing'));
    await chooseAction(canvas, tram, t(storyMessages).duplicate);
    await expectToast(t(storyMessages).duplicateFailed);
    await expect(rows(canvas)).toHaveLength(3);
  },
};

/** A story that can be restored is deleted without a question; the focus stays in the list. */
export const RemovedAndRestored: Story = {
  play: async ({ canvas }) => {
    await chooseAction(canvas, tram, t(storyMessages).remove);
    await expectToast(t(storyMessages).removed);
    await waitFor(() => expect(rows(canvas)).toHaveLength(2));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: t(storyMessages).restore }));
    await waitForRow(canvas, tram);
  },
};

/** With the last story the list goes as well; the focus stays where it was. */
export const LastRemoved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, stories: [tramStory] } })),
  play: async ({ canvas }) => {
    await chooseAction(canvas, tram, t(storyMessages).remove);
    await expect(await canvas.findByText(t(firstStoryMessages).title)).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** A story of somebody else's says whose it is; what readers get is not offered. */
export const Shared: Story = {
  beforeEach: ({ msw }) => {
    const shared = { ...lighthouseStory, ownerId: boris.id, coAuthorIds: [anna.id] };
    const database = { ...mockData, stories: [tramStory, shared] };
    msw.use(...createHandlers('ok', { database }));
  },
  play: async ({ canvas }) => {
    await waitForRow(canvas, lighthouse);
    const row = within(canvas.getByRole('row', { name: new RegExp(lighthouse) }));
    await expect(row.getByText(t(storyMessages).coAuthor(boris.displayName))).toBeVisible();
    await expect(row.queryByRole('switch')).toBeNull();
    await expect(accessOf(canvas, tram)).toBeVisible();
    await userEvent.click(row.getByRole('button'));
    await expect(
      await screen.findByRole('menuitem', { name: t(ownStoryMessages).share }),
    ).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: t(storyMessages).remove })).toBeNull();
  },
};

export const RemovalFailed: Story = {
  play: async ({ canvas, msw }) => {
    await waitForRow(canvas, tram);
    msw.use(...createHandlers('failing'));
    await chooseAction(canvas, tram, t(storyMessages).remove);
    await expectToast(t({ ru: /^Ошибка удаления/, en: /^Deletion failed/ }));
    await waitForRow(canvas, tram);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  decorators: [withLibrary(boris)],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'My stories', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Readings' })).toBeVisible();
  },
};
