import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Logo, logoSizes } from './Logo.tsx';

const meta = {
  title: 'Patterns/Logo',
  component: Logo,
  parameters: usage({
    when: 'The name of the product with its fork mark: in the app bar, on the sign-in page, in a published game.',
    whenNot: 'The place is about an author’s story, or a mark alone is enough.',
    instead: 'ForkMark for the mark alone, Heading for a title.',
    keyboard: {},
    accessibility: 'The name of the product as text; the mark is hidden.',
    do: 'Wrap it in a link to the home page in a bar.',
    dont: 'Colour, stretch or redraw it.',
  }),
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Dreamfork')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => <VariantGrid items={eachOf(logoSizes, (size) => <Logo size={size} />)} />,
};
