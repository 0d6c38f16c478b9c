import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryText } from './StoryText.tsx';

const meta = {
  title: 'Player/StoryText',
  component: StoryText,
  parameters: usage({
    when: 'The text of one node is shown as readers will see it, such as beside the field it is written in.',
    whenNot: 'The story is to be read.',
    instead: 'StoryPlayer.',
    keyboard: { Tab: 'Reaches the links of the text.' },
    accessibility: 'Headings stand below `headingLevel`; the text has the language of the story.',
    do: 'Give the language of the story.',
    dont: 'Show templates to readers: values in braces are not computed.',
  }),
  args: {
    content:
      '# Маяк\n\nОн **долго** и *молча* ждал.\n\n- соль\n- спички\n\n> Свет не гаснет.\n\n[Карта](https://example.org/map)',
    language: 'ru',
  },
} satisfies Meta<typeof StoryText>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that an author can format. */
export const Formatted: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement);
    await expect(text.getByRole('heading', { level: 3, name: 'Маяк' })).toBeVisible();
    await expect(text.getByText('долго').tagName).toBe('STRONG');
    await expect(text.getByText('молча').tagName).toBe('EM');
    await expect(text.getAllByRole('listitem')).toHaveLength(2);
    await expect(text.getByRole('link', { name: 'Карта' })).toHaveAttribute(
      'href',
      'https://example.org/map',
    );
    await expect(text.getByText('Свет не гаснет.').closest('[lang]')).toHaveAttribute('lang', 'ru');
  },
};

/** Without a text there is nothing. */
export const WithoutText: Story = {
  args: { content: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('paragraph')).toBeNull();
  },
};
