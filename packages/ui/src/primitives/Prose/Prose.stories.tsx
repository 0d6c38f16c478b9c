import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  parameters: usage({
    when: 'Running text that an author wrote and someone reads: a passage, a description, a help page.',
    whenNot: 'The words are of the interface, or are edited here.',
    instead: 'Text for the interface, TextArea for editing.',
    keyboard: {},
    accessibility:
      'Plain elements of text at a measure that is easy to read; sizes follow the setting of the browser.',
    do: 'Set what authors wrote in it.',
    dont: 'Set labels and hints in it.',
  }),
  args: { children: 'Лестница уходит вверх, в темноту.' },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Line breaks of the author are kept. */
export const LineBreaks: Story = {
  args: { children: 'Маяк не горит.\nЛодка касается камней.' },
  play: async ({ canvasElement }) => {
    const prose = within(canvasElement).getByText(/Маяк не горит/);
    await expect(getComputedStyle(prose).whiteSpace).toMatch(/pre/);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        paragraphs: (
          <Prose>
            <p>
              Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и
              стихает, будто прислушиваясь к вам.
            </p>
            <p>«Не зажигай. Они идут на свет».</p>
          </Prose>
        ),
        'line breaks': <Prose>{'Маяк не горит.\nЛодка касается камней.'}</Prose>,
      }}
    />
  ),
};
