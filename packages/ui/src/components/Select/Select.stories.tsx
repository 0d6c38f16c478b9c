import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Lock } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Select } from './Select.tsx';

const statuses = [
  { id: 'all', label: 'все' },
  { id: 'Active', label: 'Активный' },
  { id: 'Suspended', label: 'Заблокирован' },
  { id: 'Pending', label: 'Ожидает' },
] as const;

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Статус', items: statuses, defaultValue: 'all', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesWithKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Статус/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(document.body).findByRole('listbox');
    await expect(within(list).getByRole('option', { name: 'все' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Active');
    await expect(button).toHaveTextContent('Активный');
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { isLabelInside: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Статус/ });
    await userEvent.click(button);
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Inline align="start">
      <Select label="Статус" items={statuses} defaultValue="all" isLabelInside />
      <Select
        label="Доступ"
        items={[
          { id: 'public', label: 'Публичная', icon: Globe },
          { id: 'private', label: 'Приватная', icon: Lock },
        ]}
        defaultValue="private"
      />
      <Select label="Роль" items={statuses} description="Её меняет администратор" />
      <Select label="Роль" items={statuses} isDisabled defaultValue="Active" />
      <Select label="Роль" items={statuses} errorMessage="Выберите роль" />
    </Inline>
  ),
};
