import {
  anna,
  blankStory,
  boris,
  doorsStory,
  lighthouseStory,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, t, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { choose } from '../testing/storyActions.ts';
import { withLibrary } from '../testing/withLibrary.tsx';
import { statisticsMessages } from './messages.ts';
import { StatisticsPage } from './StatisticsPage.tsx';

const meta = {
  title: 'Library/Statistics',
  component: StatisticsPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'How a story is read: readers, paths, endings, places where they leave; by period and version.',
      whenNot: 'You want the figures of all stories of a server.',
      instead: 'AnalyticsPage of `admin`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'Every chart has its table; filters are labelled.',
      do: 'Say how many readings the figures rest on.',
      dont: 'Draw conclusions from a handful.',
    }),
  },
  args: { storyId: lighthouseStory.id },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof StatisticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enough readings: shares are told in percent. */
export const Filled: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t(statisticsMessages).of('Маяк на краю карты'), { exact: false }),
    ).toBeVisible();
    const nodes = await tableOf(canvas, t(statisticsMessages).nodes);
    await expect(nodes.getByRole('row', { name: /Последний катер 64/ })).toBeVisible();
    const choices = await tableOf(canvas, t(statisticsMessages).choices);
    await expect(
      choices.getByRole('row', { name: /Постучать в дом Причал \d+ \d+.% \d+.%/ }),
    ).toBeVisible();
    await expect(
      canvas.queryByText(t({ ru: /Доли в процентах появятся/, en: /Percentages appear/ })),
    ).toBeNull();
    const activity = canvas.getByRole('figure', { name: t(statisticsMessages).activity });
    await expect(within(activity).getByRole('table')).toBeInTheDocument();
  },
};

/** A period beside the one before: the difference is told in words. */
export const TwoPeriods: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas, t(statisticsMessages).nodes);
    await expect(
      canvas.queryByRole('button', { name: new RegExp(t(statisticsMessages).compare) }),
    ).toBeNull();
    await choose(canvas, t(statisticsMessages).period, t(statisticsMessages).periods.week);
    await choose(canvas, t(statisticsMessages).compare, t(statisticsMessages).comparePrevious.week);
    const side = await tableOf(canvas, t(statisticsMessages).comparison);
    await expect(
      side.getByRole('columnheader', { name: t(statisticsMessages).previous.week }),
    ).toBeVisible();
    await expect(
      side.getByRole('row', {
        name: t({
          ru: /^Чтения \d+ \d+ (на \d+ (больше|меньше)|столько же)$/,
          en: /^Readings \d+ \d+ (\d+ (more|less)|the same)$/,
        }),
      }),
    ).toBeVisible();
    await expect(await tableOf(canvas, t(statisticsMessages).comparedChoices)).toBeTruthy();
    await choose(canvas, t(statisticsMessages).period, t(statisticsMessages).periods.all);
    await waitFor(() =>
      expect(canvas.queryByRole('table', { name: t(statisticsMessages).comparison })).toBeNull(),
    );
  },
};

/** Two versions beside each other. */
export const TwoVersions: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    await tableOf(canvas, t(statisticsMessages).nodes);
    const { version } = lighthouseStory;
    await choose(
      canvas,
      t(statisticsMessages).version,
      t(statisticsMessages).versionOption(version, 42),
    );
    await choose(
      canvas,
      t(statisticsMessages).compare,
      t(statisticsMessages).compareVersion(version - 1),
    );
    const side = await tableOf(canvas, t(statisticsMessages).comparison);
    await expect(
      side.getByRole('row', {
        name: t({ ru: 'Чтения 42 22 на 20 больше', en: 'Readings 42 22 20 more' }),
      }),
    ).toBeVisible();
    // Too few readings of one version for a share.
    await expect(
      side.getByRole('row', {
        name: t({
          ru: /^Доля дошедших до конца .+ мало чтений —$/,
          en: /^Share that reached an ending .+ too few readings —$/,
        }),
      }),
    ).toBeVisible();
  },
};

/** The figures to compare with are missing; the others stay. */
export const ComparisonFailed: Story = {
  play: async ({ canvas, msw }) => {
    await tableOf(canvas, t(statisticsMessages).nodes);
    await choose(canvas, t(statisticsMessages).period, t(statisticsMessages).periods.week);
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Последний катер 64/ })).toBeNull(),
    );
    msw.use(...createHandlers('failing'));
    await choose(canvas, t(statisticsMessages).compare, t(statisticsMessages).comparePrevious.week);
    await expect(await canvas.findByText(t(statisticsMessages).comparisonFailed)).toBeVisible();
  },
};

export const ComparisonTriedAgain: Story = {
  play: async (context) => {
    await ComparisonFailed.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(statisticsMessages).retry }));
    await tableOf(canvas, t(statisticsMessages).comparison);
  },
};

/** Under 30 readings the place of a share says that there are too few; counts stand in columns of their own. */
export const FewReadings: Story = {
  args: { storyId: doorsStory.id },
  decorators: [withLibrary(boris)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(statisticsMessages).few(7, 30))).toBeVisible();
    await expect(canvas.getAllByText(t(statisticsMessages).tooFew)[0]).toBeVisible();
    const choices = await tableOf(canvas, t(statisticsMessages).choices);
    for (const row of choices.getAllByRole('row').slice(1)) {
      const [, chosen, share] = within(row).getAllByRole('cell');
      await expect(chosen).toHaveTextContent(/\d$/);
      await expect(share).toHaveTextContent(new RegExp(`${t(statisticsMessages).tooFew}$`));
    }
  },
};

/** Nobody has read a public story: its author may share it. */
export const Unread: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, readings: [] } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(statisticsMessages).emptyTitle }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(statisticsMessages).openStory })).toBeVisible();
  },
};

/** A private story has no readers until it is published. */
export const UnreadPrivate: Story = {
  args: { storyId: blankStory.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(statisticsMessages).emptyPrivate)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(statisticsMessages).allStories }),
    ).toHaveAttribute('href', '/my-stories');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t(statisticsMessages).starts)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t(statisticsMessages).download }),
    ).toBeDisabled();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(statisticsMessages).error }),
    ).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failed.beforeEach,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(statisticsMessages).retry }));
    await tableOf(canvas, t(statisticsMessages).nodes);
  },
};

/** The figures are there, the story is not: nodes have no titles. */
export const WithoutDocument: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/story/:id/data', () => HttpResponse.json({}, { status: 500 })),
      ...createHandlers('ok'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(statisticsMessages).documentFailed)).toBeVisible();
    const nodes = await tableOf(canvas, t(statisticsMessages).nodes);
    await expect(
      nodes.getAllByRole('row', { name: new RegExp(`^${t(statisticsMessages).unknownNode} 64`) }),
    ).not.toHaveLength(0);
  },
};

/** Somebody else's story is not there. */
export const OfAnother: Story = {
  decorators: [withLibrary(boris)],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(statisticsMessages).error }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(statisticsMessages).allStories }),
    ).toBeVisible();
  },
};

export const Downloaded: Story = {
  play: async ({ canvas }) => {
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    try {
      await tableOf(canvas, t(statisticsMessages).nodes);
      await userEvent.click(canvas.getByRole('button', { name: t(statisticsMessages).download }));
      await waitFor(() =>
        expect(download.mock.contexts).toMatchObject([
          { download: `${t(statisticsMessages).title} – Маяк на краю карты.csv` },
        ]),
      );
    } finally {
      download.mockRestore();
    }
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await tableOf(canvas, 'Nodes');
    await expect(canvas.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/Endings found/)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await tableOf(canvas, t(statisticsMessages).nodes);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
