import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid2x2, List } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { icon: Grid2x2, children: 'Сеткой', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Сеткой' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Inline>
      <ToggleButton icon={Grid2x2} label="Сеткой" defaultSelected />
      <ToggleButton icon={List} label="Списком" />
      <ToggleButton defaultSelected>Авто</ToggleButton>
      <ToggleButton variant="secondary" defaultSelected>
        Авто
      </ToggleButton>
      <ToggleButton variant="secondary">Ручной</ToggleButton>
      <ToggleButton isDisabled>Недоступно</ToggleButton>
    </Inline>
  ),
};
