import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const retry = fn();

const meta = {
  title: 'Patterns/Notice',
  component: Notice,
  parameters: usage({
    when: 'A state of a page or a list that lasts: no connection, what is shown may be old.',
    whenNot: 'Something happened once; or nothing can be shown at all; or one field is wrong.',
    instead: 'Toast, ErrorState, `errorMessage` of a field.',
    anatomy: {
      Icon: '[role=status] > svg',
      Words: '[role=status] > span',
      Action: '[role=status] > button',
    },
    keyboard: { Tab: 'Moves to its action.' },
    accessibility: 'A `status` region; its icon is hidden and its words say all.',
    do: 'Say what the state means for the reader.',
    dont: 'Tell about something that is over.',
  }),
  args: {
    tone: 'warning',
    children: 'Список мог измениться: обновить его не удалось.',
    action: (
      <Button size="small" onPress={retry}>
        Обновить
      </Button>
    ),
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Is read out when it appears, and offers what can be done. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('Список мог измениться');
    await userEvent.click(within(notice).getByRole('button', { name: 'Обновить' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Raised like every part of this theme: an edge all around and a hard shadow. */
export const Creative: Story = {
  globals: { theme: 'creative' },
  play: async ({ canvas }) => {
    const { borderTopWidth, borderTopColor, color, boxShadow } = getComputedStyle(
      canvas.getByRole('status'),
    );
    await expect(borderTopWidth).toBe('2px');
    await expect(borderTopColor).toBe(color);
    await expect(boxShadow).toContain('3px 3px 0px');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(noticeTones, (tone) => <Notice {...args} tone={tone} />),
        'own icon, no action': (
          <Notice tone="warning" icon={WifiOff}>
            Нет связи. То, что открыто, можно читать дальше.
          </Notice>
        ),
      }}
    />
  ),
};
