import type { PlayEvents } from '@dreamfork/api-client/contract';
import { doorsStory, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { createReadingCalls } from '@dreamfork/api-client/reading';
import { typeset } from '@dreamfork/story/text';
import type { Locale } from '@dreamfork/ui/i18n';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { siteStory } from '../testing/siteStory.tsx';
import { findPlayer, storyWithForeignPictures } from './Reading.fixtures.ts';
import { Reading } from './Reading.tsx';

const { id } = lighthouseStory;

const meta = {
  ...siteStory,
  title: 'Site/Reader/Counting',
  component: Reading,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'What a reading sends to be counted for the author.',
      whenNot: 'The player stands in another product.',
      instead: 'StoryPlayer, or the custom element.',
      keyboard: { 'Arrow right': 'Goes on.' },
      accessibility: 'Counting is invisible and announces nothing.',
      do: 'Count a reading once.',
      dont: 'Count where the author does not want it.',
    }),
  },
  args: {
    kind: 'story',
    id,
    locale: 'ru',
    calls: createReadingCalls({ baseUrl: '', token: null }),
    isAsHighAsText: false,
    onClose: fn(),
  },
  render: (args, { globals }) => <Reading {...args} locale={globals.locale as Locale} />,
} satisfies Meta<typeof Reading>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn(async () => undefined);

/** The browser hides the page, as on leaving it. */
function hidePage(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const placeKey = `dreamfork:place:${doorsStory.id}`;

const kitchen = doorsStory.document.nodes.find(({ title }) => title === 'Кухня')?.id ?? '';
const placeInKitchen = {
  currentNodeId: kitchen,
  history: [doorsStory.document.startNodeId, kitchen],
  backStack: [doorsStory.document.startNodeId],
  mode: 'manual',
  isPaused: false,
  isFinished: false,
};

/** Where the author wants no readings to be counted, nothing is told, not even on leaving. */
export const NotCounted: Story = {
  args: {
    calls: {
      ...createReadingCalls({ baseUrl: '', token: null }),
      loadStory: async () => ({
        status: 'ready',
        story: storyWithForeignPictures,
        isPublic: true,
        version: 1,
        isCounted: false,
        showsShares: false,
        disclosesModelText: false,
      }),
      recordPlay: sent,
    },
  },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await findPlayer(canvas);
    hidePage();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The preview beside the code to embed is not counted, begins anew and leaves the reader's place alone. */
export const Preview: Story = {
  args: {
    kind: 'embed',
    id: doorsStory.id,
    isPreview: true,
    calls: { ...createReadingCalls({ baseUrl: '', token: null }), recordPlay: sent },
  },
  beforeEach: () => {
    sent.mockClear();
    localStorage.setItem(placeKey, JSON.stringify(placeInKitchen));
    return () => localStorage.removeItem(placeKey);
  },
  play: async ({ canvas }) => {
    const root = within(await findPlayer(canvas));
    await userEvent.click(root.getByRole('button', { name: t({ ru: 'Далее', en: 'Next' }) }));
    hidePage();
    await expect(sent).not.toHaveBeenCalled();
    await expect(JSON.parse(localStorage.getItem(placeKey) ?? '')).toEqual(placeInKitchen);
  },
};

const recorded = fn<(batch: PlayEvents) => void>();

const recordedTypes = () =>
  recorded.mock.calls.flatMap(([{ events }]) => events.map(({ type }) => type));

/** The server is told of the start at once, and of all else when the reader leaves, if not before. */
export const Counted: Story = {
  args: { id: doorsStory.id },
  beforeEach: ({ msw }) => {
    recorded.mockClear();
    localStorage.removeItem(placeKey);
    msw.use(
      http.post('*/api/story/:id/events', async ({ request }) => {
        recorded((await request.json()) as PlayEvents);
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    const root = within(await findPlayer(canvas));
    await userEvent.click(root.getByRole('button', { name: t({ ru: 'Далее', en: 'Next' }) }));
    await userEvent.click(await root.findByRole('button', { name: typeset('На кухню') }));
    await expect(await root.findByRole('heading', { name: 'Кухня' })).toBeVisible();
    await waitFor(() => expect(recordedTypes()).toContain('start'));
    hidePage();
    await waitFor(() =>
      expect(recordedTypes()).toEqual(expect.arrayContaining(['node', 'choice', 'leave'])),
    );
  },
};
