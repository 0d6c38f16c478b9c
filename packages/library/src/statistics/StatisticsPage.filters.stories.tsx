import { anna, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, t, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { choose } from '../testing/storyActions.ts';
import { withLibrary } from '../testing/withLibrary.tsx';
import { statisticsMessages } from './messages.ts';
import { StatisticsPage } from './StatisticsPage.tsx';

const meta = {
  title: 'Library/Statistics/Filters',
  component: StatisticsPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'Readings of one version, period, place or device, and the paths to one ending.',
      whenNot: 'Two versions or periods are set side by side.',
      instead: 'The comparison of StatisticsPage.',
      keyboard: { 'Arrow keys': 'Walk the options.', Enter: 'Takes the one that is marked.' },
      accessibility: 'Filters are labelled; the tables follow them.',
      do: 'Say how many readings are left.',
      dont: 'Keep a filter unseen.',
    }),
  },
  args: { storyId: lighthouseStory.id },
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  decorators: [inPage, withLibrary(anna)],
} satisfies Meta<typeof StatisticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures of one version; another one may have other nodes. */
export const OneVersion: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas, t(statisticsMessages).nodes);
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(statisticsMessages).version) }),
    );
    const previous = lighthouseStory.version - 1;
    const name = t(statisticsMessages).versionOption(previous, 22);
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(await canvas.findByText(t(statisticsMessages).few(22, 30))).toBeVisible();
  },
};

/** The figures of the last days alone. */
export const LastWeek: Story = {
  play: async ({ canvas }) => {
    const nodes = await tableOf(canvas, t(statisticsMessages).nodes);
    await expect(nodes.getByRole('row', { name: /Последний катер 64/ })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(statisticsMessages).period) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(statisticsMessages).periods.week }),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Последний катер 64/ })).toBeNull(),
    );
    await expect(
      canvas.getByRole('button', { name: t({ ru: /Период 7 дней/, en: /Period 7 days/ }) }),
    ).toBeVisible();
  },
};

/** Which choices led to an ending: estimated, and the page says so. */
export const PathsToAnEnding: Story = {
  play: async ({ canvas }) => {
    const paths = await tableOf(canvas, t(statisticsMessages).paths);
    await expect(paths.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(paths.getAllByRole('row', { name: / → / })).not.toHaveLength(0);
    await expect(canvas.getByText(t(statisticsMessages).pathsNote)).toBeVisible();
    const before = paths.getAllByRole('row')[1]?.textContent;
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(statisticsMessages).ending) }),
    );
    await userEvent.click((await screen.findAllByRole('option')).at(-1) as HTMLElement);
    await waitFor(async () =>
      expect(
        (await tableOf(canvas, t(statisticsMessages).paths)).getAllByRole('row')[1]?.textContent,
      ).not.toBe(before),
    );
  },
};

/** Only what was read in a frame, and on a phone there. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    const nodes = await tableOf(canvas, t(statisticsMessages).nodes);
    await expect(nodes.getByRole('row', { name: /Последний катер 64/ })).toBeVisible();
    await choose(canvas, t(statisticsMessages).source, t(statisticsMessages).sources.embed);
    await expect(await canvas.findByText(t(statisticsMessages).few(13, 30))).toBeVisible();
    await expect(canvas.getByText(t(statisticsMessages).segmentNote)).toBeVisible();
    await choose(canvas, t(statisticsMessages).device, t(statisticsMessages).devices.phone);
    await expect(await canvas.findByText(t(statisticsMessages).few(7, 30))).toBeVisible();
    await choose(canvas, t(statisticsMessages).source, t(statisticsMessages).sources.element);
    await expect(await canvas.findByText(t(statisticsMessages).few(0, 30))).toBeVisible();
    await expect(canvas.getByText(t(statisticsMessages).noEndings)).toBeVisible();
  },
};
