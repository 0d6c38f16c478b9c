import { anna } from '@dreamfork/api-client/fixtures';
import { picturedScreen, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteStory, storySession } from '../../testing/siteStory.tsx';
import { HomePage } from './HomePage.tsx';

const meta = {
  ...siteStory,
  title: 'Site/Home',
  component: HomePage,
  parameters: {
    ...siteStory.parameters,
    ...usage({
      when: 'What Dreamfork is, with a story to try at once.',
      whenNot: 'The person is an author.',
      instead: 'DashboardPage of `library`.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'One `h1`; the sample is a player like any other.',
      do: 'Let people play before they register.',
      dont: 'Move anything by itself.',
    }),
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['conditions', 'screen'],
  parameters: picturedScreen,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /Истории, в.которых решает читатель/,
    );
    const [start] = canvas.getAllByRole('link', { name: 'Начать бесплатно' });
    await expect(start).toHaveAttribute('href', '/register');
    const [explore] = canvas.getAllByRole('link', { name: 'Смотреть истории' });
    await expect(explore).toHaveAttribute('href', '/stories');
    await expect(canvas.getByRole('heading', { name: 'Первая развилка ждёт' })).toBeVisible();
    await expect(document.title).toBe('Истории, в которых решает читатель · Dreamfork');
  },
};

export const SignedIn: Story = {
  parameters: { site: { session: () => storySession(anna) } },
  play: async ({ canvas }) => {
    const [create] = canvas.getAllByRole('link', { name: 'Создать историю' });
    await expect(create).toHaveAttribute('href', '/app/editor');
    await expect(canvas.queryByRole('link', { name: 'Начать бесплатно' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Что будет дальше?' })).toBeVisible();
  },
};

/** A choice of the sample opens the player at its next node, and moves the focus to it. */
export const SamplePlayed: Story = {
  play: async ({ canvas }) => {
    const choices = within(canvas.getByRole('list', { name: 'Что вы сделаете?' }));
    await userEvent.click(choices.getByRole('button', { name: /Подняться и зажечь фонарь/ }));
    const player = await canvas.findByRole('region', { name: 'Короткая история' });
    await waitFor(() => expect(player).toHaveFocus());
    await expect(
      await within(player).findByRole('heading', { name: 'Голос смотрителя' }),
    ).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Guest,
  tags: [],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Dark: Story = {
  ...Guest,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...Guest,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const English: Story = {
  tags: ['screen'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Stories where the reader decides', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'What will you do?' })).toBeVisible();
  },
};
