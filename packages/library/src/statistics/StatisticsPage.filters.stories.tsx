import { anna, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { choose } from '../testing/storyActions.ts';
import { withLibrary } from '../testing/withLibrary.tsx';
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
    await tableOf(canvas, 'Узлы');
    await userEvent.click(canvas.getByRole('button', { name: /Версия/ }));
    const previous = lighthouseStory.version - 1;
    const name = new RegExp(`^${previous} · 22 чтения$`);
    await userEvent.click(await screen.findByRole('option', { name }));
    await expect(await canvas.findByText(/Пока 22 чтения/)).toBeVisible();
  },
};

/** The figures of the last days alone. */
export const LastWeek: Story = {
  play: async ({ canvas }) => {
    const nodes = await tableOf(canvas, 'Узлы');
    await expect(nodes.getByRole('row', { name: /Последний катер 64/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Период/ }));
    await userEvent.click(await screen.findByRole('option', { name: '7 дней' }));
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Последний катер 64/ })).toBeNull(),
    );
    await expect(canvas.getByRole('button', { name: /Период 7 дней/ })).toBeVisible();
  },
};

/** Which choices led to an ending: estimated, and the page says so. */
export const PathsToAnEnding: Story = {
  play: async ({ canvas }) => {
    const paths = await tableOf(canvas, 'Пути к концовке');
    await expect(paths.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(paths.getAllByRole('row', { name: / → / })).not.toHaveLength(0);
    await expect(canvas.getByText(/Порядок выборов каждого читателя не хранится/)).toBeVisible();
    const before = paths.getAllByRole('row')[1]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: /Концовка/ }));
    await userEvent.click((await screen.findAllByRole('option')).at(-1) as HTMLElement);
    await waitFor(async () =>
      expect(
        (await tableOf(canvas, 'Пути к концовке')).getAllByRole('row')[1]?.textContent,
      ).not.toBe(before),
    );
  },
};

/** Only what was read in a frame, and on a phone there. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    const nodes = await tableOf(canvas, 'Узлы');
    await expect(nodes.getByRole('row', { name: /Последний катер 64/ })).toBeVisible();
    await choose(canvas, /Где читали/, 'во встроенном окне');
    await expect(await canvas.findByText(/Пока 13 чтений/)).toBeVisible();
    await expect(canvas.getByText(/Не о каждом чтении известно/)).toBeVisible();
    await choose(canvas, /Устройство/, 'телефон');
    await expect(await canvas.findByText(/Пока 7 чтений/)).toBeVisible();
    await choose(canvas, /Где читали/, 'в элементе на странице');
    await expect(await canvas.findByText(/Пока 0 чтений/)).toBeVisible();
    await expect(canvas.getByText('До концовок ещё никто не дошёл.')).toBeVisible();
  },
};
