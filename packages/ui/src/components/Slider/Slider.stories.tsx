import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { namesOf, VariantTable } from '../../testing/variantGrid.tsx';
import { Slider, sliderOrientations } from './Slider.tsx';

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  parameters: usage({
    when: 'A number is chosen by feel out of a range and its effect is seen or heard at once: volume, zoom, size of text. Arrows move by a step, Page Up and Page Down by a larger one, Home and End to the ends.',
    whenNot:
      'The exact number matters, there are three to five named steps, or the value cannot be changed.',
    instead:
      'NumberField for the exact number, RadioGroup for named steps, Meter for showing alone.',
    keyboard: {
      'Arrow keys': 'Move by a step.',
      'Page Up and Page Down': 'Move by a larger step.',
      'Home and End': 'Move to an end.',
    },
    accessibility: 'A native range; its value is read in the format of `formatOptions`.',
    do: 'Let the effect be seen or heard at once.',
    dont: 'Ask for an exact number with it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Пауза, panel; Пауза, horizontal slider 3 с”; Right says “4 с”, End “10 с”. Left: its name is spoken twice, as that of the group and that of the range.',
  }),
  argTypes: { orientation: { control: 'select', options: sliderOrientations } },
  args: { label: 'Громкость', defaultValue: 40, onChange: fn(), onChangeEnd: fn() },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Громкость' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveValue('100');
  },
};

/** A press on the rail moves the thumb there. */
export const WithPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Громкость' });
    const track = group.querySelector('[data-rail]')?.parentElement;
    if (!track) throw new Error('no track');
    const { left, top, width, height } = track.getBoundingClientRect();
    const place = {
      clientX: left + width * 0.75,
      clientY: top + height / 2,
      pageX: left + width * 0.75,
      pageY: top + height / 2,
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
    };
    await fireEvent.pointerDown(track, place);
    await fireEvent.pointerUp(track, place);
    await expect(args.onChange).toHaveBeenLastCalledWith(75);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(75);
  },
};

/** What is read aloud is what is written. */
export const InWords: Story = {
  args: {
    label: 'Пауза',
    defaultValue: 3,
    maxValue: 10,
    formatOptions: { style: 'unit', unit: 'second' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const seconds = t({ ru: /^3\sс$/, en: /^3 secs$/ });
    await expect(canvas.getByText(seconds)).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(seconds),
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

const states = {
  usual: {},
  'at the start': { defaultValue: 0 },
  'at the end': { defaultValue: 100 },
  'with help': { description: 'Слышно только вам' },
  percent: { formatOptions: { style: 'percent' }, defaultValue: 0.4, maxValue: 1, step: 0.1 },
  disabled: { isDisabled: true },
} as const;

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantTable rows={namesOf(states)} columns={sliderOrientations}>
      {(state, orientation) => (
        <Box width={orientation === 'horizontal' ? 260 : 'auto'}>
          <Slider {...args} {...states[state]} orientation={orientation} />
        </Box>
      )}
    </VariantTable>
  ),
};
