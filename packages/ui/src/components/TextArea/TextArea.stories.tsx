import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, namesOf, VariantGrid } from '../../testing/variantGrid.tsx';
import type { TextAreaProps } from './TextArea.tsx';
import { TextArea } from './TextArea.tsx';

const passage =
  'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: usage({
    when: 'Text of more than a line: a passage, a description, a letter. It grows with what is written and never scrolls inside a form.',
    whenNot: 'The answer is one line, or it is formatted text that is only read.',
    instead: 'TextField for one line, Prose for reading.',
    anatomy: {
      Label: 'label',
      'Field, which grows': 'textarea',
      'Description or error': '[slot=description]',
    },
    anatomyOf: 'Described',
    keyboard: { Enter: 'Begins a new line.', Tab: 'Leaves the field.' },
    accessibility: 'A native text area; label, description and error are read with it.',
    do: 'Let it start at the height of a usual answer (`minRows`).',
    dont: 'Keep a text of several lines in a TextField.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Текст, entry”. Its growing says nothing.',
  }),
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

/** A text as long as a chapter keeps its face. */
export const LongText: Story = {
  args: { value: passage.repeat(400), isReadOnly: true },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Текст' });
    await expect(getComputedStyle(area).fontFamily).toMatch(/^"?Literata/);
  },
};

export const Described: Story = { args: { description: 'Его увидят читатели' } };

const states: Record<string, Partial<TextAreaProps>> = {
  empty: { minRows: 2, placeholder: 'О чём история' },
  'font reading': { font: 'reading', defaultValue: passage },
  'font text': { font: 'text', defaultValue: passage },
  description: { minRows: 2, font: 'text', description: 'Две-три строки для списка историй' },
  errorMessage: { defaultValue: passage, errorMessage: 'Слишком длинно, сократите' },
  isDisabled: { isDisabled: true, defaultValue: passage },
  isReadOnly: { isReadOnly: true, defaultValue: passage },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={eachOf(namesOf(states), (state) => <TextArea label="Текст" {...states[state]} />)}
    />
  ),
};
