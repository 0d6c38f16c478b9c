import { errorMessages } from '@dreamfork/api-client';
import { lighthouseStory, mockData } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { readersMessages } from '../features/readers/messages.ts';
import { versionMessages } from '../features/versions/messages.ts';
import { saveDetailsMessages } from '../shell/saveDetails.messages.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';
import { playTroubled, type TroubledTexts } from './testing/playTroubled.ts';

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Panels',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the panels of versions and readers show while their calls are slow, refused, lost and back.',
      whenNot: 'You look for what a panel does.',
      instead: 'The stories of that panel.',
      keyboard: { Tab: 'Moves through the controls of the panel.' },
      accessibility: 'Waiting and errors are announced.',
      do: 'Offer to try again beside the error.',
      dont: 'Leave a panel empty when a call has failed.',
    }),
    layout: 'fullscreen',
  },
  args: { storyId: lighthouseStory.id, document: lighthouseStory.document },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls();
    msw.use(...calls.handlers, ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const troubled =
  (texts: () => TroubledTexts): NonNullable<Story['play']> =>
  () =>
    playTroubled(texts(), { calls, author });

/** Holds the calls from the beginning on. */
const held: Story['beforeEach'] = () => calls.hold();

const named = 'До ящика на причале';

export const Versions: Story = {
  args: { panel: 'versions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(named)).toBeVisible();
  },
};

export const VersionsTroubled: Story = {
  args: { panel: 'versions' },
  beforeEach: held,
  play: troubled(() => ({
    loading: t(versionMessages).loading,
    failed: t(versionMessages).failed,
    loaded: named,
  })),
};

/** A story of which the server has kept nothing says so, and what makes the first version. */
export const VersionsEmpty: Story = {
  args: { panel: 'versions' },
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, versions: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(versionMessages).none)).toBeVisible();
    await expect(canvas.getByText(t(versionMessages).noneSavedText)).toBeVisible();
  },
};

export const VersionsEmptyEnglish: Story = {
  ...VersionsEmpty,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No versions yet')).toBeVisible();
    await expect(canvas.getByText(/^Change the story and save it/)).toBeVisible();
  },
};

/** The text of a version does not come: the dialog says so, and trying again shows it. */
export const VersionTroubled: Story = {
  args: { panel: 'versions' },
  play: async ({ canvas }) => {
    const version = await canvas.findByText(named);
    calls.lose();
    await userEvent.click(version);
    const dialog = within(await findDialog(named));
    await expect(await dialog.findByText(t(versionMessages).readFailed)).toBeVisible();
    calls.pass();
    await userEvent.click(dialog.getByRole('button', { name: t(saveDetailsMessages).retry }));
    await expect(await dialog.findByTestId('difference-list')).toBeVisible();
  },
};

/** A name that the server refuses is not shown as given; the reason is told. */
export const VersionNameRefused: Story = {
  args: { panel: 'versions' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(versionMessages).actions(named) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t(versionMessages).rename }));
    const question = within(await findDialog(t(versionMessages).nameTitle));
    const field = question.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Черновик');
    calls.refuse('version-names-full');
    await userEvent.click(question.getByRole('button', { name: t(versionMessages).nameConfirm }));
    await expectToast(t(versionMessages).nameFailed);
    await expectToast(t(errorMessages)['version-names-full']);
    await expect(canvas.getByText(named)).toBeVisible();
    await expect(canvas.queryByText('Черновик')).toBeNull();
  },
};

const readings = () => t({ ru: /^64 чтения/, en: /^64 readings/ });

export const Readers: Story = {
  args: { panel: 'readers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(readings())).toBeVisible();
  },
};

export const ReadersEmpty: Story = {
  args: { panel: 'readers' },
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, readings: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(readersMessages).none)).toBeVisible();
  },
};

export const ReadersTroubled: Story = {
  args: { panel: 'readers' },
  beforeEach: held,
  play: troubled(() => ({
    loading: t(readersMessages).loading,
    failed: t(readersMessages).failed,
    loaded: readings(),
  })),
};
