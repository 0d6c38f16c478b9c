import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'X', defaultValue: 700, step: 15, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'X' });
    await userEvent.clear(input);
    await userEvent.type(input, '300');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(300);
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(315);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={3}>
      <NumberField label="X" defaultValue={700} />
      <NumberField label="Y" defaultValue={200} isDisabled />
      <NumberField label="Пауза, с" defaultValue={3} minValue={1} errorMessage="Не меньше 1" />
    </Grid>
  ),
};
