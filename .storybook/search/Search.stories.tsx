import pages from 'virtual:pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import { SearchPages } from './SearchPages.tsx';

const meta = {
  title: 'Search',
  component: Chapter,
  tags: ['!dev'],
  args: {
    title: 'Search',
    lead: 'The whole text of every page: what a component is for, what stands in its place, its keys, what a screen reader is told, the guides and the foundations.',
    rules: [],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Search: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <SearchPages pages={pages} />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search all pages' });
    const status = canvas.getByRole('status');
    const hits = () => canvas.getAllByRole('heading', { level: 2 });
    await expect(status).toHaveTextContent(/^\d{3} pages to search$/);
    await userEvent.type(field, 'hyphenation');
    await waitFor(() => expect(status).toHaveTextContent('1 page'));
    await expect(hits()[0]).toHaveTextContent('Guides / Internationalisation');
    await expect(canvas.getByText('hyphenation')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'toggle buton');
    await waitFor(() => expect(hits()[0]).toHaveTextContent('Components / Actions / ToggleButton'));
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(hits()[0]).toHaveTextContent('No page has these words'));
    await userEvent.clear(field);
  },
};
