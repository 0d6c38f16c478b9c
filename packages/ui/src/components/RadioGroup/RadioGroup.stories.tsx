import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Язык интерфейса',
    items: [
      { id: 'ru', label: 'Русский' },
      { id: 'en', label: 'English', description: 'Translated from Russian' },
    ],
    defaultValue: 'ru',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };
