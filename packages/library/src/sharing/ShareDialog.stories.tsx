import { anna, boris, lighthouseStory, mockData, tramStory } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { findDialog, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { memberMessages } from '../members/messages.ts';
import { reviewLinkMessages } from '../review/links.messages.ts';
import { withLibrary } from '../testing/withLibrary.tsx';
import { sharingMessages } from './messages.ts';
import { ShareDialog } from './ShareDialog.tsx';

const { id } = lighthouseStory;
const { title } = lighthouseStory.document;

const meta = {
  title: 'Library/Share dialog',
  component: ShareDialog,
  parameters: usage({
    when: 'The address of a story and the code to embed it.',
    whenNot: 'The story is exported as a file.',
    instead: 'The export of the editor.',
    keyboard: {
      Tab: 'Moves through the controls; the focus stays inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'Copying is announced; where it is refused the text is selected.',
    do: 'Say that a private story cannot be read by others.',
    dont: 'Copy without being asked.',
  }),
  args: { story: { id, title, isPublic: true }, onClose: fn() },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/embed/:id', () => HttpResponse.html('<p>Последний катер</p>'))),
  decorators: [withLibrary(null)],
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await findDialog());

const copyButtons = async () =>
  (await openDialog()).getAllByRole('button', { name: t({ ru: 'Скопировать', en: 'Copy' }) });

const write = fn<(text: string) => Promise<void>>();

/** Replaces the clipboard of the browser, which asks for consent. */
function replaceClipboard(implementation: (text: string) => Promise<void>) {
  write.mockReset().mockImplementation(implementation);
  const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return () => clipboard.mockRestore();
}

export const Public: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ args }) => {
    const dialog = await openDialog();
    const { origin } = window.location;
    await expect(dialog.getByRole('textbox', { name: t(sharingMessages).address })).toHaveValue(
      `${origin}/story/${id}`,
    );
    const code = dialog.getByRole<HTMLTextAreaElement>('textbox', {
      name: t(sharingMessages).code,
    });
    await expect(code.value).toContain(`src="${origin}/embed/${id}?height=auto" title="${title}"`);
    await expect(dialog.getByTitle(t(sharingMessages).preview)).toHaveAttribute(
      'src',
      `${origin}/embed/${id}?preview=true`,
    );
    await userEvent.click(dialog.getByRole('button', { name: t({ ru: 'Закрыть', en: 'Close' }) }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Copied: Story = {
  beforeEach: () => replaceClipboard(async () => {}),
  play: async () => {
    const [address, code] = await copyButtons();
    await userEvent.click(address as HTMLElement);
    await expect(write).toHaveBeenLastCalledWith(`${window.location.origin}/story/${id}`);
    await expect(await screen.findByText(t({ ru: 'Скопировано', en: 'Copied' }))).toBeVisible();
    await userEvent.click(code as HTMLElement);
    await expect(write).toHaveBeenLastCalledWith(expect.stringContaining('<iframe'));
  },
};

export const CopyRefused: Story = {
  beforeEach: () => replaceClipboard(() => Promise.reject(new Error('No consent'))),
  play: async () => {
    const [address] = await copyButtons();
    await userEvent.click(address as HTMLElement);
    await expect(
      await screen.findByText(
        t({ ru: /^Браузер не дал скопировать/, en: /^Your browser blocked copying/ }),
      ),
    ).toBeVisible();
  },
};

/** A private story has no address that others can open. */
export const Private: Story = {
  args: { story: { id: tramStory.id, title: tramStory.document.title, isPublic: false } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t(sharingMessages).isPrivate)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

/** Who owns the story invites others to write it, and to read its draft. */
export const OfTheOwner: Story = {
  args: { role: 'owner' },
  decorators: [withLibrary(anna)],
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async () => {
    const dialog = await openDialog();
    for (const name of [t(memberMessages).title, t(reviewLinkMessages).title]) {
      await expect(await dialog.findByRole('heading', { name })).toBeVisible();
    }
  },
};

/** A co-author sees who writes the story, and makes no links. */
export const OfACoAuthor: Story = {
  args: { role: 'co-author' },
  decorators: [withLibrary(boris)],
  beforeEach: ({ msw }) => {
    const shared = { ...lighthouseStory, coAuthorIds: [boris.id] };
    msw.use(...createHandlers('ok', { database: { ...mockData, stories: [shared] } }));
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(
      await dialog.findByRole('button', { name: t(memberMessages).leave }),
    ).toBeVisible();
    const { title: links } = t(reviewLinkMessages);
    await expect(dialog.queryByRole('heading', { name: links })).toBeNull();
  },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'Share the story' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeVisible();
  },
};
