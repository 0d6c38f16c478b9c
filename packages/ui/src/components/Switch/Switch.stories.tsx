import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Публичная история', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { description: 'Её увидит каждый, кто откроет список историй' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Публичная история' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="2">
      <Switch>Выключено</Switch>
      <Switch defaultSelected>Включено</Switch>
      <Switch isDisabled>Недоступно</Switch>
      <Switch isDisabled defaultSelected>
        Недоступно и включено
      </Switch>
    </Stack>
  ),
};
