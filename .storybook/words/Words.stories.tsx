import words from 'virtual:words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import { type StoryLink, Words } from './Words.tsx';

/** The list of stories that Storybook serves; there is none where stories run as tests. */
async function loadStories(): Promise<{ stories: readonly StoryLink[] }> {
  const answer = await fetch('./index.json');
  if (!answer.headers.get('content-type')?.includes('json')) return { stories: [] };
  const { entries } = (await answer.json()) as { entries: Record<string, StoryLink> };
  return { stories: Object.values(entries) };
}

const meta = {
  title: 'Foundations/Words',
  component: Chapter,
  args: {
    title: 'Words',
    lead: 'Every message of the product in both languages, side by side, with the stories in which it appears. The page is made from the source files.',
    rules: [
      'Russian and English are each written, not translated: they say the same in the way a native would.',
      'Messages with parts to fill in are shown as they are composed.',
      'One word for one thing: docs/glossary.md in the repository.',
    ],
  },
  loaders: [loadStories],
} satisfies Meta<typeof Chapter>;

export default meta;

export const AllMessages: StoryObj<typeof meta> = {
  render: (args, { loaded }) => (
    <Chapter {...args}>
      <Words words={words} stories={loaded.stories} />
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(1);
    const search = canvas.getByRole('searchbox', { name: 'Search in all packages' });
    await userEvent.type(search, 'создать историю');
    await expect(canvas.getAllByText('Создать историю')[0]).toBeVisible();
    await expect(canvas.getAllByText('Create a story')[0]).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText('No message has these words.')).toBeVisible();
    await userEvent.clear(search);
  },
};
