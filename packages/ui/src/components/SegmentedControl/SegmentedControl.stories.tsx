import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { SegmentedControl, segmentedControlSizes } from './SegmentedControl.tsx';

const views = [
  { id: 'grid', label: 'Карточками', icon: LayoutGrid },
  { id: 'rows', label: 'Строками', icon: Rows3 },
] as const;

const kinds = [
  { id: 'ends', label: 'Тупики · 3' },
  { id: 'loops', label: 'Круги · 0' },
  { id: 'unreached', label: 'Не достигнуто · 12' },
] as const;

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: usage({
    when: 'One of two to five views or values of what is in sight, such as cards or rows. It takes effect at once.',
    whenNot:
      'The choice is part of a form that is sent, each part has a panel of its own, or there are more than five.',
    instead:
      'RadioGroup in a form, Tabs for panels, Select for many, ToggleButton for a thing that is on or off.',
    anatomy: {
      Label: 'div:has(> [role=radiogroup]) > span',
      Track: '[role=radiogroup]',
      Segments: '[role=radio]:last-child',
    },
    keyboard: {
      Tab: 'Moves to the chosen segment, and out of the control.',
      'Arrow keys': 'Move between the segments.',
      'Space or Enter': 'Chooses the segment.',
    },
    accessibility:
      'A `radiogroup` named by `label`; each segment is a `radio`. Icons without words keep their label as name and tooltip.',
    do: 'Name the segments alike, by nouns or by adverbs.',
    dont: 'Use it for commands: it says what is, not what to do.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Вид, panel; Карточками, selected, radio button”; Right says “Строками, not selected”.',
  }),
  argTypes: { size: { control: 'select', options: segmentedControlSizes } },
  args: { label: 'Вид', items: views, onChange: fn<(id: string) => void>() },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; the arrows move, Space chooses. */
export const WithKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Карточками' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: 'Строками' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Карточками' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('rows');
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup', { name: 'Вид' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Pressing the chosen segment again leaves it chosen. */
export const WithPointer: Story = {
  args: { items: kinds, defaultValue: 'loops' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Тупики · 3' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Тупики · 3' }));
    await expect(canvas.getByRole('radio', { name: 'Тупики · 3' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('ends');
  },
};

/** The page decides which one is chosen. */
export const Controlled: Story = {
  args: { value: 'grid' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Строками' }));
    await expect(args.onChange).toHaveBeenCalledWith('rows');
    await expect(canvas.getByRole('radio', { name: 'Карточками' })).toBeChecked();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      items={{
        medium: <SegmentedControl label="Вид" items={views} />,
        small: <SegmentedControl label="Вид" items={views} size="small" defaultValue="rows" />,
        hideItemLabels: <SegmentedControl label="Вид" items={views} hideLabel hideItemLabels />,
        'small, hideItemLabels': (
          <SegmentedControl label="Вид" items={views} hideLabel hideItemLabels size="small" />
        ),
        isDisabled: <SegmentedControl label="Вид" items={views} isDisabled />,
        'wrapped, 220 px': (
          <Box width={220}>
            <SegmentedControl label="Что нашлось" items={kinds} size="small" />
          </Box>
        ),
      }}
    />
  ),
};
