import { buildStory } from '@dreamfork/story/testing';
import { typeset } from '@dreamfork/story/text';
import { t } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { fullPage } from './fullPage.ts';
import { atTheFoot, hebrew, lighthouse } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const longStory = buildStory()
  .node('start', 'start', { title: 'Длинный путь', content: 'Тропа идёт дальше. '.repeat(400) })
  .node('end', 'end')
  .link('start', 'end')
  .build();

const meta = {
  title: 'Player/Room on the page',
  tags: ['!autodocs'],
  component: StoryPlayer,
  args: { story: lighthouse, initialState: atTheFoot, presentation: 'inline' },
  parameters: fullPage,
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow column of a wide page all controls are reachable. */
export const NarrowColumn: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <StoryPlayer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBeGreaterThan(600);
    const canvas = within(canvasElement);
    const isInside = (element: Element) => element.getBoundingClientRect().right <= 320;
    for (const button of canvas.getAllByRole('button')) await expect(isInside(button)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).settings }));
    const panel = canvas.getByRole('complementary', {
      name: t(playerMessages).settingsPanel.title,
    });
    await expect(panel.getBoundingClientRect().width).toBe(320);
    await expect(canvas.getByTestId('player-root').scrollWidth).toBe(320);
  },
};

/** Beside a short text, a long panel scrolls to its end. */
export const PanelBesideShortText: Story = {
  args: { initialState: undefined },
  render: (args) => (
    <div style={{ width: 900 }}>
      <StoryPlayer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t(playerMessages).settings }));
    const panel = canvas.getByRole('complementary', {
      name: t(playerMessages).settingsPanel.title,
    });
    const keys = within(panel).getByRole('button', { name: t(playerMessages).settingsPanel.keys });
    keys.scrollIntoView({ block: 'nearest' });
    await expect(keys.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      panel.getBoundingClientRect().bottom,
    );
  },
};

/** A left-to-right story in a right-to-left page. */
export const RightToLeftPage: Story = {
  render: (args) => (
    <div dir="rtl">
      <StoryPlayer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { name: typeset('У подножия маяка') });
    const number = canvas.getByText('1', { selector: 'li > span' });
    await expect(getComputedStyle(title).direction).toBe('ltr');
    await expect(number.getBoundingClientRect().right).toBeLessThan(
      title.getBoundingClientRect().left,
    );
  },
};

/** A right-to-left story, by the language of its document. */
export const RightToLeftStory: Story = {
  args: { story: hebrew, initialState: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const written = [
      canvas.getByRole('heading', { name: 'המגדלור' }),
      canvas.getByRole('heading', { name: 'החוף' }),
      canvas.getByText('הסירה נגעה בסלעים.'),
      canvas.getByText('לעלות למעלה'),
    ];
    for (const text of written) {
      await expect(getComputedStyle(text).direction).toBe('rtl');
      await expect(text.closest('[lang]')).toHaveAttribute('lang', 'he');
    }
    const label = canvas.getByText(t(playerMessages).choose);
    await expect(label.closest('[lang]')).toHaveAttribute('lang', t({ ru: 'ru', en: 'en' }));
    await expect(getComputedStyle(label).direction).toBe('ltr');
  },
};

/**
 * The bars step back while one reads on, and return on the way up, by the keyboard and at the end. Here stillness is
 * asked for: they stay.
 */
export const BarsStepBack: Story = {
  args: { story: longStory, initialState: undefined },
  render: (args) => (
    <div style={{ width: 360 }}>
      <StoryPlayer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvas.getByTestId('player-root');
    const header = canvas
      .getByRole('button', { name: t(playerMessages).history })
      .closest('header');
    const areAway = () => root.hasAttribute('data-bars-away');
    window.scrollTo(0, 300);
    await waitFor(() => expect(areAway()).toBe(true));
    await expect(header?.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 240);
    await waitFor(() => expect(areAway()).toBe(false));
    window.scrollTo(0, 500);
    await waitFor(() => expect(areAway()).toBe(true));
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(areAway()).toBe(false));
    window.scrollTo(0, 700);
    await waitFor(() => expect(areAway()).toBe(true));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(areAway()).toBe(false));
  },
};
