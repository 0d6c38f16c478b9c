import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const passage =
  'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Текст', font: 'reading', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth={360}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GrowsWithItsText: Story = {
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Текст' });
    const before = area.clientHeight;
    await userEvent.type(area, 'раз{Enter}два{Enter}три{Enter}четыре{Enter}пять{Enter}шесть');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <TextArea label="Слова автора" font="reading" defaultValue={passage} />
      <TextArea label="Описание" placeholder="О чём история" minRows={2} />
      <TextArea label="С ошибкой" errorMessage="Слишком длинно, сократите" defaultValue={passage} />
    </Stack>
  ),
};
