import { mediaPath, type StoryDocument, succeed } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorServices } from '../../services/index.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { storyMedia } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { bookPicture } from './bookPicture.ts';
import { exportMessages } from './export.messages.ts';
import { files, open } from './Files.fixtures.ts';
import { pageMessages } from './page.messages.ts';

const atTheGate = (content: string): StoryDocument => ({
  ...generateStory(2),
  variables: [{ id: 'v0', name: 'имя', type: 'text', initial: '', note: '' }],
  nodes: generateStory(2).nodes.map((node, index) =>
    index === 0
      ? {
          ...node,
          title: 'У ворот',
          content,
          effects: [{ kind: 'ask', variable: 'имя', question: 'Как вас зовут?' }],
        }
      : node,
  ),
});

const storyWithQuestion = atTheGate('Здравствуйте, {имя}.');
const storyWithMistake = atTheGate('Здравствуйте, {фамилия}.');

const meta = {
  title: 'Editor/Import and export/Export',
  component: PanelRoom,
  parameters: usage({
    when: 'Taking a story elsewhere: as a book, or to another program.',
    whenNot: 'It is to be edited here again.',
    instead: 'Export of a .df file.',
    keyboard: { Escape: 'Closes the dialog.' },
    accessibility: 'A long export has a progress bar and can be stopped.',
    do: 'Export a book for readers without a connection.',
    dont: 'Keep a book as the only copy.',
  }),
  beforeEach: () => forgetAnnouncements,
  args: { services: files, prepare: ({ workspace }) => workspace.openDialog('files', null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every format with a sentence on whom it is for, also where the story was never saved. */
export const ForOtherPrograms: Story = {
  args: { services: {}, storyId: null },
  play: async () => {
    const dialog = await open();
    const formats = within(dialog.getByRole('region', { name: t(exportMessages).title }));
    for (const name of ['Twine', 'Twee', 'ink', 'Yarn', 'Markdown', 'JSON']) {
      await expect(
        formats.getByRole('button', { name: t(exportMessages).save(name) }),
      ).toBeVisible();
    }
    await userEvent.click(formats.getByRole('button', { name: t(exportMessages).save('Twine') }));
    await expectToast(t(exportMessages).exported);
  },
};

const askedHosts = fn(async (_storyId: string, _hosts: readonly string[]) =>
  succeed(new File(['<!doctype html>'], 'Маяк.html', { type: 'text/html' })),
);

const withPictureFrom = (url: string): StoryDocument => ({
  ...lighthouseStory,
  nodes: lighthouseStory.nodes.map((node, index) =>
    index === 0
      ? {
          ...node,
          media: [
            {
              id: 'picture',
              mediaType: 'image',
              url,
              title: 'Маяк',
              description: '',
              fileSize: 0,
              mimeType: 'image/png',
              order: 0,
              isActive: true,
            },
          ],
        }
      : node,
  ),
});

/** A page that plays anywhere. It loads nothing from other sites unless the author allows it. */
export const AsAPage: Story = {
  args: {
    services: { page: { exportPage: askedHosts } },
    document: withPictureFrom('https://pictures.example/lighthouse.png'),
  },
  play: async () => {
    const dialog = await open();
    const page = within(dialog.getByRole('region', { name: t(pageMessages).title }));
    await userEvent.click(page.getByRole('button', { name: t(pageMessages).save }));
    await expectToast(t(exportMessages).exported);
    await expect(askedHosts).toHaveBeenLastCalledWith('lighthouse', []);
    await userEvent.click(
      page.getByRole('checkbox', { name: t(pageMessages).allow('pictures.example') }),
    );
    await userEvent.click(page.getByRole('button', { name: t(pageMessages).save }));
    await waitFor(() =>
      expect(askedHosts).toHaveBeenLastCalledWith('lighthouse', ['pictures.example']),
    );
  },
};

/** A format that cannot hold everything says so first, with a way to the nodes. */
export const SaysWhatIsLost: Story = {
  args: { services: {}, document: storyWithQuestion },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).save('ink') }));
    const losses = within(
      await dialog.findByRole('alert', { name: t(exportMessages).losses('ink') }),
    );
    await expect(losses.getByText(new RegExp(t(exportMessages).loss.question(1)))).toBeVisible();
    await userEvent.click(losses.getByRole('button', { name: t(exportMessages).saveAnyway }));
    await expectToast(t(exportMessages).exported);
  },
};

/** A story with logic is written in the words of the story format that the author works in. */
export const ChoiceOfDialect: Story = {
  args: { services: {}, document: storyWithQuestion },
  play: async () => {
    const dialog = await open();
    const row = within(dialog.getByRole('group', { name: 'Twee' }));
    await expect(
      row.getByRole('button', { name: t(exportMessages).save('Twee SugarCube') }),
    ).toBeVisible();
    await userEvent.click(
      row.getByRole('button', { name: t(exportMessages).save('Twee Harlowe') }),
    );
    const title = t(exportMessages).losses('Twee Harlowe');
    const losses = within(await dialog.findByRole('alert', { name: title }));
    await expect(losses.getByText(new RegExp(t(exportMessages).loss.question(1)))).toBeVisible();
    await userEvent.click(losses.getByRole('button', { name: t(exportMessages).saveAnyway }));
    await expectToast(t(exportMessages).exported);
  },
};

/** A mistake in the logic would be seen by readers, so the book waits until it is corrected. */
export const NoBookYet: Story = {
  args: { services: {}, document: storyWithMistake },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).save('EPUB') }));
    const title = t(exportMessages).blocked('EPUB');
    const losses = within(await dialog.findByRole('alert', { name: title }));
    await expect(losses.queryByRole('button', { name: t(exportMessages).saveAnyway })).toBeNull();
    await userEvent.click(losses.getByRole('button', { name: 'У ворот' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A book is written beside the page, with the media that can be had. */
export const Book: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).save('EPUB') }));
    await expectToast(t(exportMessages).exported);
    await expect(
      dialog.getByRole('button', {
        name: t(exportMessages).save(`${t(exportMessages).names.gamebook} A5`),
      }),
    ).toBeVisible();
    await expect(
      dialog.getByRole('button', {
        name: t(exportMessages).save(`${t(exportMessages).names.gamebook} A4`),
      }),
    ).toBeVisible();
  },
};

/** A long book tells how much of it is written; the author can stop. */
export const WritingBook: Story = {
  args: { services: {}, document: generateStory(4000) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).save('EPUB') }));
    const bar = () => dialog.getByRole('progressbar', { name: t(exportMessages).stages.pages });
    await waitFor(() => expect(Number(bar().getAttribute('aria-valuenow'))).toBeGreaterThan(0), {
      interval: 10,
    });
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).cancel }));
    await expect(
      await dialog.findByRole('button', { name: t(exportMessages).save('EPUB') }),
    ).toBeVisible();
  },
};

async function webp(isOpaque: boolean): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(8, 8);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#24433a';
  context?.fillRect(0, 0, isOpaque ? 8 : 4, 8);
  const blob = await canvas.convertToBlob({ type: 'image/webp' });
  return new Uint8Array(await blob.arrayBuffer());
}

const startOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(1, 4));

/** A book has pictures that every reader of books knows: JPEG, or PNG where parts are transparent. */
export const PicturesOfBook: Story = {
  play: async () => {
    const opaque = await bookPicture(await webp(true));
    await expect([...opaque.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const transparent = await bookPicture(await webp(false));
    await expect(startOf(transparent)).toBe('PNG');
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(transparent)]));
    await expect([bitmap.width, bitmap.height]).toEqual([8, 8]);
    // What is no modern picture, or a damaged one, is taken as it is.
    await expect(await bookPicture(transparent)).toBe(transparent);
    const damaged = (await webp(true)).subarray(0, 20);
    await expect(await bookPicture(damaged)).toBe(damaged);
  },
};

const slowMedia: Partial<EditorServices> = {
  media: { ...storyMedia(), sign: () => new Promise(() => {}) },
};

/** The media of a book take long; the author can stop. */
export const CollectingMedia: Story = {
  args: {
    services: slowMedia,
    document: {
      ...lighthouseStory,
      nodes: lighthouseStory.nodes.map((node, index) => ({
        ...node,
        media:
          index === 0
            ? [
                {
                  ...{
                    id: 'lamp',
                    mediaType: 'image',
                    url: mediaPath('lamp'),
                    title: 'Editor/Import and export/Export',
                  },
                  ...{ description: '', fileSize: 0, mimeType: '', order: 0, isActive: true },
                },
              ]
            : [],
      })),
    },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).save('EPUB') }));
    await expect(
      await dialog.findByRole('progressbar', { name: t(exportMessages).fetching }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(exportMessages).cancel }));
    await expect(
      await dialog.findByRole('button', { name: t(exportMessages).save('EPUB') }),
    ).toBeVisible();
  },
};
