import { typeset } from '@dreamfork/story/text';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { rawMarkup, withMarks } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Text',
  component: StoryPlayer,
  args: { story: withMarks },
  parameters: {
    ...usage({
      when: 'Marks in a text: strong, emphasis, links.',
      whenNot: 'A text needs headings, tables or HTML.',
      instead: 'A page of the host around the player: a story has only these marks.',
      keyboard: {
        '1 to 9, 0, - and =': 'Take the choice with that sign.',
        'Arrow left': 'Goes a step back.',
        'Arrow right': 'Goes on.',
        Tab: 'Moves through choices and controls.',
        Enter: 'Takes the choice that has the focus.',
        Escape: 'Closes the open panel, then an overlay; never leaves the page.',
      },
      accessibility: 'Marks are native elements.',
      do: 'Write text and let marks be few.',
      dont: 'Paste HTML: it is shown as text.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All Markdown that an author can use. */
export const Marks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 3, name: typeset('Что взять с собой') }),
    ).toBeVisible();
    await expect(canvas.getByText('вслух').tagName).toBe('EM');
    await expect(canvas.getByText('никогда').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('Море и так везде.');
    await expect(canvas.getByRole('separator')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'карту' });
    await expect(link).toHaveAttribute('href', 'https://example.org/map');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByText(/\[ключ\]\(javascript:alert\(1\)\)/)).toBeVisible();
  },
};

export const MarkupIsText: Story = {
  args: { story: rawMarkup },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
    await expect(canvas.getByText(/<b>Жирный<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('article img, article b, article script')).toBeNull();
    await expect(canvasElement.querySelectorAll('article p br')).toHaveLength(1);
  },
};
