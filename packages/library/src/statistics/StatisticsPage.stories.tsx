import {
  anna,
  blankStory,
  boris,
  doorsStory,
  lighthouseStory,
  mockData,
} from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { inPage, picturedScreen, tableOf, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { choose } from '../testing/storyActions.ts';
import { withLibrary } from '../testing/withLibrary.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';

const meta = {
  title: 'Library/Statistics',
  component: StatisticsPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'How a story is read: readers, paths, endings, places where they leave; by period and version.',
      whenNot: 'All stories of a server are meant.',
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
      await canvas.findByText('Как читают «Маяк на краю карты»', { exact: false }),
    ).toBeVisible();
    const nodes = await tableOf(canvas, 'Узлы');
    await expect(nodes.getByRole('row', { name: /Последний катер 64/ })).toBeVisible();
    const choices = await tableOf(canvas, 'Выборы');
    await expect(
      choices.getByRole('row', { name: /Постучать в дом Причал \d+ \d+.% \d+.%/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Доли в процентах появятся/)).toBeNull();
    const activity = canvas.getByRole('figure', { name: 'По дням за последние 30 дней' });
    await expect(within(activity).getByRole('table')).toBeInTheDocument();
  },
};

/** A period beside the one before: the difference is told in words. */
export const TwoPeriods: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas, 'Узлы');
    await expect(canvas.queryByRole('button', { name: /Сравнить/ })).toBeNull();
    await choose(canvas, /Период/, '7 дней');
    await choose(canvas, /Сравнить/, 'с 7 днями до того');
    const side = await tableOf(canvas, 'Рядом');
    await expect(side.getByRole('columnheader', { name: '7 дней до того' })).toBeVisible();
    await expect(
      side.getByRole('row', {
        name: /^Чтения \d+ \d+ (на \d+ (больше|меньше)|столько же)$/,
      }),
    ).toBeVisible();
    await expect(await tableOf(canvas, 'Выборы рядом')).toBeTruthy();
    await choose(canvas, /Период/, 'всё время');
    await waitFor(() => expect(canvas.queryByRole('table', { name: 'Рядом' })).toBeNull());
  },
};

/** Two versions beside each other. */
export const TwoVersions: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    await tableOf(canvas, 'Узлы');
    const { version } = lighthouseStory;
    await choose(canvas, /Версия/, new RegExp(`^${version} · 42 чтения$`));
    await choose(canvas, /Сравнить/, `с версией ${version - 1}`);
    const side = await tableOf(canvas, 'Рядом');
    await expect(side.getByRole('row', { name: 'Чтения 42 22 на 20 больше' })).toBeVisible();
    // Too few readings of one version for a share.
    await expect(
      side.getByRole('row', { name: /^Доля дошедших до конца .+ мало чтений —$/ }),
    ).toBeVisible();
  },
};

/** The figures to compare with are missing; the others stay. */
export const ComparisonFailed: Story = {
  play: async ({ canvas, msw }) => {
    await tableOf(canvas, 'Узлы');
    await choose(canvas, /Период/, '7 дней');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Последний катер 64/ })).toBeNull(),
    );
    msw.use(...createHandlers('failing'));
    await choose(canvas, /Сравнить/, 'с 7 днями до того');
    await expect(await canvas.findByText(/Не удалось загрузить цифры для сравнения/)).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await tableOf(canvas, 'Рядом');
  },
};

/** Under 30 readings the place of a share says that there are too few; counts stand in columns of their own. */
export const FewReadings: Story = {
  args: { storyId: doorsStory.id },
  decorators: [withLibrary(boris)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Пока 7 чтений/)).toBeVisible();
    await expect(canvas.getAllByText('мало чтений')[0]).toBeVisible();
    const choices = await tableOf(canvas, 'Выборы');
    for (const row of choices.getAllByRole('row').slice(1)) {
      const [, chosen, share] = within(row).getAllByRole('cell');
      await expect(chosen).toHaveTextContent(/\d$/);
      await expect(share).toHaveTextContent(/мало чтений$/);
    }
  },
};

/** Nobody has read a public story: its author may share it. */
export const Unread: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, readings: [] } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Эту историю ещё не читали' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть историю' })).toBeVisible();
  },
};

/** A private story has no readers until it is published. */
export const UnreadPrivate: Story = {
  args: { storyId: blankStory.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/История приватная/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Мои истории' })).toHaveAttribute(
      'href',
      '/my-stories',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Чтения')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Скачать CSV' })).toBeDisabled();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas, msw }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Не удалось загрузить статистику' }),
    ).toBeVisible();
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await tableOf(canvas, 'Узлы');
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
    await expect(await canvas.findByText(/показаны без названий/)).toBeVisible();
    const nodes = await tableOf(canvas, 'Узлы');
    await expect(nodes.getAllByRole('row', { name: /^Узел 64/ })).not.toHaveLength(0);
  },
};

/** Somebody else's story is not there. */
export const OfAnother: Story = {
  decorators: [withLibrary(boris)],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Не удалось загрузить статистику' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Мои истории' })).toBeVisible();
  },
};

export const Downloaded: Story = {
  play: async ({ canvas }) => {
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    try {
      await tableOf(canvas, 'Узлы');
      await userEvent.click(canvas.getByRole('button', { name: 'Скачать CSV' }));
      await waitFor(() =>
        expect(download.mock.contexts).toMatchObject([
          { download: 'Статистика – Маяк на краю карты.csv' },
        ]),
      );
    } finally {
      download.mockRestore();
    }
  },
};

export const Dark: Story = {
  ...Filled,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...Filled,
  tags: ['!test'],
  globals: { theme: 'creative' },
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
    await tableOf(canvas, 'Узлы');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
