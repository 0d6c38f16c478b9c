import { anna, fixtureToken, lighthouseStory, tramStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { createReadingCalls } from '@dreamfork/api-client/reading';
import { typeset } from '@dreamfork/story/text';
import type { Locale } from '@dreamfork/ui/i18n';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { layoutMessages } from '../layout/messages.ts';
import { ReaderPage } from '../pages/reader/ReaderPage.tsx';
import { siteStory } from '../testing/siteStory.tsx';
import { readingMessages } from './messages.ts';
import { findPlayer, storyWithForeignPictures } from './Reading.fixtures.ts';
import { Reading } from './Reading.tsx';

const { id } = lighthouseStory;
const { title } = lighthouseStory.document;

const meta = {
  ...siteStory,
  title: 'Site/Reader',
  component: Reading,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'The address of a story for readers: loading, absence, counting around StoryPlayer.',
      whenNot: 'The player stands in another product.',
      instead: 'StoryPlayer, or the custom element.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'Announces what it loads; a missing story has a heading and a way on.',
      do: 'Count a reading once.',
      dont: 'Show a private story to others.',
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
type Canvas = ReturnType<typeof within>;

const share = async (canvas: Canvas) => {
  const button = await within(await findPlayer(canvas)).findByRole('button', {
    name: t({ ru: 'Поделиться', en: 'Share' }),
  });
  await userEvent.click(button);
  return { button, dialog: within(await screen.findByRole('dialog')) };
};

export const Loaded: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas, args }) => {
    const root = within(await findPlayer(canvas));
    await expect(root.getByRole('heading', { name: typeset(title), level: 1 })).toBeVisible();
    await expect(root.getByRole('heading', { name: 'Последний катер' })).toBeVisible();
    await expect(document.title).toBe(`${title} · Dreamfork`);
    await canvas.findByRole('region', { name: t({ ru: 'Об истории', en: 'About the story' }) });
    // Once on the page, below the passage.
    await expect(
      canvas.getByText(t({ ru: 'Автор: Анна Северная', en: 'By Анна Северная' })),
    ).toBeVisible();
    await userEvent.click(root.getByRole('button', { name: t({ ru: 'Закрыть', en: 'Close' }) }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const askedElsewhere: string[] = [];

/** The page says from which hosts it may show media; a file of any other is a link, and is not requested. */
export const MediaElsewhere: Story = {
  args: {
    calls: {
      ...createReadingCalls({ baseUrl: '', token: null }),
      loadStory: async () => ({
        status: 'ready',
        story: storyWithForeignPictures,
        isPublic: true,
        version: 1,
        isCounted: true,
        showsShares: false,
        disclosesModelText: false,
      }),
    },
  },
  beforeEach: ({ msw }) => {
    const element = document.head.appendChild(document.createElement('meta'));
    element.name = 'media-hosts';
    element.content = 'pictures.example';
    askedElsewhere.splice(0);
    msw.use(
      http.get('https://*.example/*', ({ request }) => {
        askedElsewhere.push(request.url);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    return () => element.remove();
  },
  play: async ({ canvas }) => {
    const root = within(await findPlayer(canvas));
    await expect(
      root.getByRole('link', { name: t({ ru: 'Открыть: Карта', en: 'Open: Карта' }) }),
    ).toHaveAttribute('href', 'https://elsewhere.example/map.png');
    await waitFor(() => expect(askedElsewhere).toEqual(['https://pictures.example/lamp.png']));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 600_000 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failing: Story = {
  tags: ['conditions'],
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(readingMessages).error, level: 1 }),
    ).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: Failing.beforeEach,
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, msw } = context;
    msw.use(...createHandlers('ok'));
    await userEvent.click(canvas.getByRole('button', { name: t(readingMessages).retry }));
    await expect(await findPlayer(canvas)).toBeVisible();
  },
};

/** A private story does not exist for a guest. */
export const NotFound: Story = {
  tags: ['screen'],
  args: { id: tramStory.id },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t(readingMessages).missing, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(readingMessages).toStories })).toHaveAttribute(
      'href',
      '/stories',
    );
    await expect(canvas.queryByRole('button', { name: t(readingMessages).retry })).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${t(readingMessages).missing} · Dreamfork`));
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByRole('link', { name: t(layoutMessages).signIn })).toBeVisible();
    await expect(
      bar.getByRole('button', {
        name: t({ ru: 'Switch to English', en: 'Переключить на русский' }),
      }),
    ).toBeVisible();
  },
};

/** Inside a page of others the way on opens beside that page: the site refuses to stand in a frame. */
export const NotFoundInFrame: Story = {
  args: { kind: 'embed', id: tramStory.id },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t(readingMessages).toStories }),
    ).toHaveAttribute('target', '_blank');
  },
};

export const NotFoundInEnglish: Story = {
  tags: ['screen'],
  args: { id: tramStory.id },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Story not found', level: 1 }),
    ).toBeVisible();
  },
};

/** The author reads a story before it is published; there is no address to share. */
export const Unpublished: Story = {
  args: {
    id: tramStory.id,
    calls: createReadingCalls({ baseUrl: '', token: fixtureToken(anna) }),
  },
  beforeEach: () => {
    localStorage.setItem('authToken', fixtureToken(anna));
    return () => localStorage.removeItem('authToken');
  },
  play: async ({ canvas }) => {
    const { dialog } = await share(canvas);
    await expect(
      dialog.getByText(t({ ru: /^История приватная/, en: /^The story is private/ })),
    ).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const Sharing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/embed/:id', () => HttpResponse.html('<p>Последний катер</p>'))),
  play: async ({ canvas }) => {
    const { button, dialog } = await share(canvas);
    await expect(
      dialog.getByRole('textbox', { name: t({ ru: 'Ссылка', en: 'Link' }) }),
    ).toHaveValue(`${window.location.origin}/story/${id}`);
    await userEvent.click(dialog.getByRole('button', { name: t({ ru: 'Закрыть', en: 'Close' }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Without a network neither closing nor logging in replaces the story by the browser's error page. */
export const ClosingOffline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, args }) => {
    const root = within(await findPlayer(canvas));
    await userEvent.click(root.getByRole('button', { name: t({ ru: 'Закрыть', en: 'Close' }) }));
    await expectToast(t(readingMessages).offline);
    await expect(root.getByRole('heading', { name: 'Последний катер' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Inside a page of others there is nothing but the story. */
export const Embedded: Story = {
  args: { kind: 'embed', isAsHighAsText: true },
  play: async ({ canvas }) => {
    const root = within(await findPlayer(canvas));
    await expect(root.getByRole('heading', { name: 'Последний катер' })).toBeVisible();
    await expect(
      root.queryByRole('button', { name: t({ ru: 'Закрыть', en: 'Close' }) }),
    ).toBeNull();
    await expect(
      root.queryByRole('button', { name: t({ ru: 'Поделиться', en: 'Share' }) }),
    ).toBeNull();
  },
};

/** As a page of the site the reader closes to the list of stories. */
export const PageOfTheSite: Story = {
  parameters: {
    site: {
      address: `/story/${id}`,
      routes: () => [
        { path: '/story/:id', element: <ReaderPage /> },
        { path: '*', element: <p>Список историй</p> },
      ],
    },
  },
  play: async ({ canvas }) => {
    const root = within(await findPlayer(canvas));
    await userEvent.click(root.getByRole('button', { name: t({ ru: 'Закрыть', en: 'Close' }) }));
    await expect(await canvas.findByText('Список историй')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/stories$/);
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const root = within(await findPlayer(canvas));
    await expect(root.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'About the story' })).toBeVisible();
  },
};
