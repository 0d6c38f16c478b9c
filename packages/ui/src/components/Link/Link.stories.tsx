import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Link, linkVariants } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  parameters: usage({
    when: 'Words that lead to another address: `inline` in a sentence, `standalone` under a form, `quiet` in a list of links such as a footer.',
    whenNot: 'Something happens on this page; or the link is the main thing to do there.',
    instead:
      'Button for what happens here, LinkButton for the main way on, Breadcrumbs for the way back.',
    keyboard: { Tab: 'Moves to the link.', Enter: 'Follows it.' },
    accessibility:
      'A native link: it can be opened in a new tab and is listed among the links of the page. Inside a sentence it is underlined.',
    do: 'Let its words say where it leads.',
    dont: 'Write “here” or “more” alone.',
    screenReader: 'Orca 43.1 with Chromium 156, 2026-11-27: “условия, link” in its sentence.',
  }),
  args: { href: '#terms', children: 'условия' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Прежде чем начать, прочитайте <Link {...args} />: они короткие.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'условия' });
    await expect(link).toHaveAttribute('href', '#terms');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={eachOf(linkVariants, (variant) => (
        <Text>
          Сначала прочитайте{' '}
          <Link href="#terms" variant={variant}>
            условия
          </Link>
        </Text>
      ))}
    />
  ),
};
