import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createKeeping } from '../storage/keeping.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import { fullPage, settled } from './fullPage.ts';
import { atTheFoot, lighthouse, lighthouseAbridged } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

/** A storage in which a reader left off at the three-way choice. */
function leftAtTheFoot() {
  const storage = memoryStorage();
  const keeping = createKeeping(storage, 'lighthouse');
  keeping.keepPlace(atTheFoot);
  keeping.flush();
  return storage;
}

const refusing = () => ({ ...memoryStorage(), write: () => false });

const meta = {
  title: 'Player/Places and bookmarks',
  component: StoryPlayer,
  args: { story: lighthouse, storyId: 'lighthouse', onEvent: fn() },
  parameters: fullPage,
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reader who returns stands where they left off, and is told so. */
export const Resumed: Story = {
  render: (args) => <StoryPlayer {...args} storage={leftAtTheFoot()} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'У подножия маяка' })).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'start', nodeId: 'foot' });
    const notice = canvas.getByText('Вы продолжаете с того места, где остановились.');
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await expect(notice).not.toBeInTheDocument();
  },
};

/** The author took away the node where the reader stood. */
export const Displaced: Story = {
  args: { story: lighthouseAbridged },
  render: (args) => <StoryPlayer {...args} storage={leftAtTheFoot()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Автор убрал место/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Дверь без замка' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Начать сначала' }));
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'start');
    await expect(canvas.queryByText(/^Автор убрал место/)).not.toBeInTheDocument();
    await settled(canvasElement);
  },
};

export const Bookmarks: Story = {
  render: (args) => <StoryPlayer {...args} storage={leftAtTheFoot()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.click(canvas.getByRole('button', { name: 'Закладки' }));
    const panel = within(canvas.getByRole('complementary', { name: 'Закладки' }));
    await expect(panel.getByText(/^Закладок пока нет/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Оставить закладку здесь' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(1);

    await userEvent.keyboard('3');
    await expect(root).toHaveAttribute('data-node-id', 'water');
    await userEvent.click(
      panel.getByRole('button', { name: /^Вернуться к закладке: У подножия маяка/ }),
    );
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await expect(canvas.getByRole('heading', { name: 'У подножия маяка' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Закладки' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Удалить закладку: У подножия маяка' }),
    );
    await expect(canvas.getByText(/^Закладок пока нет/)).toBeVisible();
    await settled(canvasElement);
  },
};

/** Where the browser keeps nothing, a bookmark lasts until the page is left, and says so. */
export const PassingBookmark: Story = {
  render: (args) => <StoryPlayer {...args} storage={refusing()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Закладки' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить закладку здесь' }));
    await expect(canvas.getByText(/^Браузер не даёт хранить закладки/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Вернуться к закладке/ })).toBeVisible();
  },
};

export const SettingsAreKept: Story = {
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
