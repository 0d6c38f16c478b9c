import { lighthouseStory, mockData } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Panels',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the panels of versions and readers show while its calls are slow, refused, lost and back.',
      whenNot: 'What a panel does is meant.',
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

type Texts = {
  loading: string;
  failed: string;
  /** What is there once the calls succeed. */
  loaded: string | RegExp;
};

/** The calls take their time, are refused with 500 and 401, are lost, and succeed when tried again at last. */
const troubled =
  ({ loading, failed, loaded }: Texts): NonNullable<Story['play']> =>
  async () => {
    const retry = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await screen.findByLabelText(loading)).toBeVisible();
    calls.refuse('internal');
    await expect(await screen.findByText(failed)).toBeVisible();
    calls.lose();
    await retry();
    await expect(await screen.findByText(failed)).toBeVisible();
    calls.refuse('unauthorized');
    await retry();
    await expect(await screen.findByText(failed)).toBeVisible();
    calls.pass();
    await author.signIn();
    await retry();
    await expect(await screen.findByText(loaded)).toBeVisible();
    await expect(screen.queryByText(failed)).toBeNull();
  };

/** Holds the calls from the beginning on. */
const held: Story['beforeEach'] = () => calls.hold();

const versions = {
  loading: 'Версии загружаются',
  failed: 'Версии не загрузились',
  loaded: 'До ящика на причале',
};

export const Versions: Story = {
  args: { panel: 'versions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(versions.loaded)).toBeVisible();
  },
};

export const VersionsTroubled: Story = {
  args: { panel: 'versions' },
  beforeEach: held,
  play: troubled(versions),
};

const readers = {
  loading: 'Читатели загружаются',
  failed: 'Не удалось загрузить данные о читателях',
  loaded: /^64 чтения/,
};

export const Readers: Story = {
  args: { panel: 'readers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(readers.loaded)).toBeVisible();
  },
};

export const ReadersEmpty: Story = {
  args: { panel: 'readers' },
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, readings: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь ещё никто не читал')).toBeVisible();
  },
};

export const ReadersTroubled: Story = {
  args: { panel: 'readers' },
  beforeEach: held,
  play: troubled(readers),
};
