import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid, VariantTable } from '../../testing/variantGrid.tsx';
import { buttonSizes, buttonVariants } from '../Button/variants.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  parameters: usage({
    when: 'A link that leads somewhere and is the main thing to do there: “Create a story” on an empty list, the way into a section.',
    whenNot:
      'Something happens on this page, or the link stands in a sentence. A link to another address stays a link: it opens in a new tab and is read as one.',
    instead: 'Button for what happens here, Link in text and in lists.',
    keyboard: { Tab: 'Moves to the link.', Enter: 'Follows it.' },
    accessibility: 'A native link in the clothes of a button: it is read as a link.',
    do: 'Use it for the one way on: “Create a story” that opens a page.',
    dont: 'Make something happen on this page with it.',
  }),
  args: { href: '#editor', children: 'Создать историю' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', size: 'large', icon: Plus },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Создать историю' });
    await expect(link).toHaveAttribute('href', '#editor');
  },
};

export const Secondary: Story = { args: { size: 'large' } };

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={eachOf(buttonSizes, (size) => (
        <VariantTable rows={buttonVariants} columns={['plain', 'icon', 'iconEnd']}>
          {(variant, state) => (
            <LinkButton
              href="#editor"
              variant={variant}
              size={size}
              icon={state === 'icon' ? Plus : undefined}
              iconEnd={state === 'iconEnd' ? ArrowRight : undefined}
            >
              Узел
            </LinkButton>
          )}
        </VariantTable>
      ))}
    />
  ),
};
