import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { atTheFoot, lighthouse } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Panels and keys',
  component: StoryPlayer,
  args: { story: lighthouse, initialState: atTheFoot, onClose: fn(), onSettingsChange: fn() },
  parameters: {
    ...fullPage,
    ...usage({
      when: 'History, settings, help and keys of the player.',
      whenNot: 'The host needs a panel of its own.',
      instead: '`controls` with a ref, and the host’s own panel beside the player.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
        H: 'Opens the history.',
        S: 'Opens the settings.',
        R: 'Asks to begin anew.',
        '?': 'Opens the help.',
      },
      accessibility: 'Panels are regions with headings; character keys can be turned off.',
      do: 'Leave the settings of reading to the reader.',
      dont: 'Take keys while someone types elsewhere on the page.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: “Settings, toggle button, not pressed”; Enter goes to “complementary content Reading settings; heading level 2”; Escape goes back to the button. Found: the value of the speed, “3 s”, was spoken as the panel opened; it is no live message now.',
    }),
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).history }));
    const panel = canvas.getByRole('complementary', { name: t(playerMessages).historyPanel.title });
    await expect(within(panel).getByRole('heading')).toHaveFocus();
    const { nodeTypes } = t(playerMessages);
    const entries = within(panel).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      `1Начало истории${nodeTypes.start}`,
      `2Мокрые камни${nodeTypes.text}`,
      `3Дверь без замка${nodeTypes.text}`,
      `4У подножия маяка${nodeTypes.choice}`,
    ]);
    await expect(within(panel).getByRole('button', { current: 'step' })).toHaveTextContent('4');

    await userEvent.click(within(panel).getByRole('button', { name: /Мокрые камни/ }));
    await expect(panel).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Мокрые камни' })).toHaveFocus();
    await expect(
      canvas.getByText(t(playerMessages).counter(2, 7), { selector: 'footer *' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await animationsEnded(canvasElement);
  },
};

export const HistoryOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: t(playerMessages).history }),
    );
  },
};

export const Settings: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).settings }));
    await userEvent.click(
      canvas.getByRole('radio', { name: t(playerMessages).settingsPanel.textSizes.large }),
    );
    await expect(root).toHaveAttribute('data-text-size', 'large');
    await userEvent.click(
      canvas.getByRole('radio', { name: t(playerMessages).settingsPanel.lineWidths.narrow }),
    );
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ textSize: 'large', lineWidth: 'narrow' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: t(playerMessages).auto }));
    await expect(
      await canvas.findByRole('button', { name: t(playerMessages).pause }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
  },
};

export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.keyboard('2');
    await expect(root).toHaveAttribute('data-node-id', 'keeper');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await userEvent.keyboard('2{Enter}');
    await expect(root).toHaveAttribute('data-node-id', 'foot');

    await userEvent.keyboard('h');
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName(
      t(playerMessages).historyPanel.title,
    );
    await userEvent.keyboard('2{Enter}{ArrowLeft}');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName(
      t(playerMessages).settingsPanel.title,
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t(playerMessages).settings })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await animationsEnded(canvasElement);
  },
};

export const TypingElsewhere: Story = {
  render: (args) => (
    <>
      <label>
        Заметка <input />
      </label>
      <StoryPlayer {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Заметка' });
    await userEvent.type(field, '12hs{Escape}');
    await expect(field).toHaveValue('12hs');
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'foot');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Help: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', {
      name: t(playerMessages).settingsPanel.keys,
    });
    await expect(within(dialog).getByText(t(playerMessages).back)).toBeVisible();
    await userEvent.keyboard('2');
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'foot');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
  },
};

/** Single-character shortcuts can be turned off, for speech input and accidental presses. */
export const WithoutCharacterShortcuts: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.keyboard('s');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t(playerMessages).settingsPanel.signKeys }),
    );
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hasSignKeys: false }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t(playerMessages).settingsPanel.keys }),
    );
    const help = await canvas.findByRole('dialog', { name: t(playerMessages).settingsPanel.keys });
    await expect(help).toHaveTextContent(t(playerMessages).back);
    await expect(help).not.toHaveTextContent(t(playerMessages).help.choose);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.keyboard('2hsr?');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    const option = canvas.getByRole('button', { name: 'Позвать смотрителя' });
    await expect(option).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(root).toHaveAttribute('data-node-id', 'door');
    await animationsEnded(canvasElement);
  },
};

export const RestartConfirmation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.keyboard('r');
    await userEvent.click(
      within(
        canvas.getByRole('dialog', { name: t(playerMessages).restartQuestion.title }),
      ).getByRole('button', {
        name: t(playerMessages).restartQuestion.cancel,
      }),
    );
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await userEvent.keyboard('r');
    await userEvent.click(
      within(canvas.getByRole('dialog')).getByRole('button', { name: t(playerMessages).end.again }),
    );
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await animationsEnded(canvasElement);
  },
};

export const ReadingSettings: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).settings }));
    await userEvent.click(
      canvas.getByRole('radio', { name: t(playerMessages).settingsPanel.faces.sans }),
    );
    await expect(root).toHaveAttribute('data-face', 'sans');
    await userEvent.click(
      canvas.getByRole('radio', { name: t(playerMessages).settingsPanel.themes.dark }),
    );
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t(playerMessages).settingsPanel.stillness }),
    );
    await expect(root).toHaveAttribute('data-still', 'true');
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ face: 'sans', theme: 'dark', isStill: true }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: t(playerMessages).settingsPanel.keys }),
    );
    await expect(
      await canvas.findByRole('dialog', { name: t(playerMessages).settingsPanel.keys }),
    ).toBeVisible();
  },
};

export const OneStepBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).back }));
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'door');
    await animationsEnded(canvasElement);
  },
};
