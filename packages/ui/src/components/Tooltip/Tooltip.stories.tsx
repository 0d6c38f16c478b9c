import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: usage({
    when: 'A few words that name or explain a control to those who hesitate on it.',
    whenNot:
      'The words are needed to use the control: touch screens never show them. IconButton brings its own.',
    instead:
      '`description` of a field, Popover for what is looked at on demand, `disabledReason` of a button.',
    keyboard: { Tab: 'Shows it when the control takes the focus.', Escape: 'Hides it.' },
    accessibility: 'Describes its control; it can be hovered, and never takes the focus.',
    do: 'Name the control and its shortcut.',
    dont: 'Put anything in it that is needed to go on.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Центрировать, push button”, and then the words. Left: Orca says them twice, as description and as a tooltip that appears.',
  }),
  args: {
    text: 'Собирает узлы в сетку из трёх столбцов',
    delay: 0,
    children: <Button>Центрировать</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard sees the words as soon as it arrives; Escape takes them away. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Центрировать' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(tooltip.textContent ?? '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const WithPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('сетку');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: (args) => (
    <Box padding="16">
      <Tooltip {...args} />
      <Text font="mono" size="12">
        focused · top
      </Text>
    </Box>
  ),
  play: async () => {
    await userEvent.tab();
    const shown = await screen.findByRole('tooltip');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
