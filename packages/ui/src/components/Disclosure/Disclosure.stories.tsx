import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  parameters: usage({
    when: 'Details that few need, folded under a title that says what they are.',
    whenNot: 'Everyone needs them; or one part of several is always open.',
    instead:
      'FormSection for what all need, Tabs for one of several, Popover for words about one control.',
    anatomy: {
      'Title with an arrow': 'h3 > button',
      Content: 'h3 + [role=group]',
    },
    anatomyOf: 'WithPointer',
    keyboard: { Tab: 'Moves to the title.', 'Enter or Space': 'Opens or closes it.' },
    accessibility:
      'The title is a button inside a heading with `aria-expanded`; what is folded is hidden from everyone.',
    do: 'Let the title say what is inside.',
    dont: 'Fold away what must be filled in.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Что внутри файла .df, collapsed, push button, heading level 3”; Enter says “expanded”, then “collapsed”.',
  }),
  args: {
    title: 'Что внутри файла .df',
    children: <Text>Текст истории, связи и все вложения с контрольными суммами.</Text>,
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Что внутри файла .df' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText(/контрольными суммами/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithPointer: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        closed: <Disclosure {...args} />,
        open: <Disclosure {...args} defaultExpanded />,
      }}
    />
  ),
};
