import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Data/Kbd',
  component: Kbd,
  parameters: usage({
    when: 'A key or keys to be pressed, as they are written on the keyboard.',
    whenNot: 'It is code or an id, or the key stands in a menu, which draws its own.',
    instead: 'Text in `mono` for code, `shortcut` of a menu command.',
    keyboard: {},
    accessibility: 'A `kbd` element; read as text.',
    do: 'Write keys as they stand on the keyboard: Ctrl, Shift, Enter.',
    dont: 'Use it for code or ids.',
  }),
  args: { children: 'Ctrl S' },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl S').tagName).toBe('KBD');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        'one key': <Kbd>Esc</Kbd>,
        'two keys': <Kbd>Ctrl S</Kbd>,
        'in text': (
          <Text>
            Нажмите <Kbd>Ctrl Z</Kbd>, чтобы отменить
          </Text>
        ),
      }}
    />
  ),
};
