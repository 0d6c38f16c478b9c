import { typeset } from '@dreamfork/story/text';
import { picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import type { StoryPlayerProps } from '../StoryPlayer.types.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import { createProgressStorage } from '../storage/progressStorage.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { atTheFoot, lighthouse, lighthouseAbridged, longPassage } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

/** A storage with a reader's progress at the three-way choice. */
function leftAtTheFoot() {
  const storage = memoryStorage();
  const progressStorage = createProgressStorage(storage, 'lighthouse');
  progressStorage.keepPlace(atTheFoot);
  progressStorage.flush();
  return storage;
}

const refusing = () => ({ ...memoryStorage(), write: () => false });

const storageOfVisits = memoryStorage();

/** A player that can be unmounted and mounted again. */
function Visits(props: StoryPlayerProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', zIndex: 9 }}
        onClick={() => setHere(!isHere)}
      >
        {isHere ? 'Уйти' : 'Вернуться'}
      </button>
      {isHere && <StoryPlayer {...props} storage={storageOfVisits} />}
    </>
  );
}

const meta = {
  title: 'Player/Places and bookmarks',
  component: StoryPlayer,
  args: { story: lighthouse, storyId: 'lighthouse', onEvent: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'The place where a reader stopped, and bookmarks.',
      whenNot: 'A reading must begin at the start every time, such as a demonstration.',
      instead: 'StoryPlayer without `storage`.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'A sentence says what was resumed.',
      do: 'Keep `storage` in the browser of the reader.',
      dont: 'Throw a bookmark away because its node is gone.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A returning reader resumes, with a notice. */
export const Resumed: Story = {
  render: (args) => <StoryPlayer {...args} storage={leftAtTheFoot()} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: typeset('У подножия маяка') })).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'start',
      nodeId: 'foot',
      resumed: true,
    });
    const notice = canvas.getByText(t(playerMessages).notice.resumed);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).notice.dismiss }));
    await expect(notice).not.toBeInTheDocument();
  },
};

/** The author deleted the reader's node. */
export const Displaced: Story = {
  args: { story: lighthouseAbridged },
  render: (args) => <StoryPlayer {...args} storage={leftAtTheFoot()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t(playerMessages).notice.displaced)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Дверь без замка' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).notice.again }));
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'start');
    await expect(canvas.queryByText(t(playerMessages).notice.displaced)).not.toBeInTheDocument();
    await animationsEnded(canvasElement);
  },
};

export const Bookmarks: Story = {
  render: (args) => <StoryPlayer {...args} storage={leftAtTheFoot()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).saves }));
    const panel = within(canvas.getByRole('complementary', { name: t(playerMessages).saves }));
    await expect(panel.getByText(t(playerMessages).savesPanel.empty)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t(playerMessages).savesPanel.add }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(1);

    // The panel is in front: a number does not choose behind it, a press on the choice does.
    await userEvent.keyboard('3');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await userEvent.click(canvas.getByRole('button', { name: typeset('Вернуться к лодке') }));
    await expect(root).toHaveAttribute('data-node-id', 'water');
    await userEvent.click(
      panel.getByRole('button', {
        name: new RegExp(`^${t(playerMessages).savesPanel.load} У подножия маяка`),
      }),
    );
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await expect(canvas.getByRole('heading', { name: typeset('У подножия маяка') })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).saves }));
    await userEvent.click(
      canvas.getByRole('button', { name: t(playerMessages).savesPanel.remove('У подножия маяка') }),
    );
    await expect(canvas.getByText(t(playerMessages).savesPanel.empty)).toBeVisible();
    await animationsEnded(canvasElement);
  },
};

/** A bookmark on a deleted node is marked and disabled. */
export const LostBookmark: Story = {
  render: (args) => {
    const storage = memoryStorage();
    const save = { id: '1', title: 'У подножия маяка', savedAt: 0, state: atTheFoot };
    createProgressStorage(storage, 'lighthouse').keepSaves([save]);
    return <StoryPlayer {...args} story={lighthouseAbridged} storage={storage} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).saves }));
    await expect(canvas.getByText(t(playerMessages).savesPanel.gone)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${t(playerMessages).savesPanel.load}`) }),
    ).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: t(playerMessages).savesPanel.remove('У подножия маяка') }),
    );
    await expect(canvas.getByText(t(playerMessages).savesPanel.empty)).toBeVisible();
  },
};

/** The scroll offset in a long passage is restored after a step and back, and on another visit. */
export const ScrollOffset: Story = {
  render: (args) => <Visits {...args} story={longPassage} storyId="long" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 900);
    await waitFor(() => expect(storageOfVisits.read('dreamfork:offsets:long')).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(Math.abs(window.scrollY - 900)).toBeLessThan(3));

    await userEvent.click(canvas.getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(600));
    window.scrollTo(0, 0);
    await animationsEnded(canvasElement);
  },
};

/** Without browser storage, a bookmark lasts until the page is left, with a notice. */
export const TemporaryBookmark: Story = {
  render: (args) => <StoryPlayer {...args} storage={refusing()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).saves }));
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).savesPanel.add }));
    await expect(canvas.getByText(t(playerMessages).savesPanel.unsaved)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^${t(playerMessages).savesPanel.load}`) }),
    ).toBeVisible();
  },
};

const refused = refusing();

/** A full storage is told once, with what it means for the reader's place. */
export const PlaceRefused: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  render: (args) => <StoryPlayer {...args} storage={refused} />,
  play: async ({ canvas, canvasElement }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(t(playerMessages).notice.placeRefused);
    await userEvent.click(
      within(notice).getByRole('button', { name: t(playerMessages).notice.dismiss }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    await expect(canvas.getByRole('heading', { name: 'Мокрые камни' })).toHaveFocus();
    // A page that goes for good would take the mocks of other stories with it.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await animationsEnded(canvasElement);
  },
};

export const SettingsArePersisted: Story = {
  render: (args) => {
    const storage = memoryStorage();
    storage.write('dreamfork:reading', '{"textSize":"huge","face":"sans","theme":"dark"}');
    return <StoryPlayer {...args} storage={storage} />;
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByTestId('player-root');
    await expect(root).toHaveAttribute('data-text-size', 'huge');
    await expect(root).toHaveAttribute('data-face', 'sans');
    await expect(root).toHaveAttribute('data-theme', 'dark');
  },
};
