import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured } from '../../testing/usage.ts';
import { Slider, sliderOrientations } from './Slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  parameters: {
    docs: {
      description: {
        component:
          'A number chosen by feel out of a range: volume, zoom, size of text. **Use it** where the effect is seen or heard at once and the exact number hardly matters. **Not** for an exact number (a NumberField), not for three to five named steps (a RadioGroup), not for showing a value that cannot be changed (a Meter). Arrows move by a step, Page Up and Page Down by a larger one, Home and End to the ends.',
      },
    },
  },
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
    await expect(canvas.getByText(/^3\sс$/)).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^3\sс$/),
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
    <Inline gap="10" align="start">
      {sliderOrientations.map((orientation) => (
        <Stack key={orientation} gap="5" grow={orientation === 'horizontal'}>
          {Object.entries(states).map(([name, state]) => (
            <Stack key={name} gap="1">
              <Text size="13" tone="ink3" font="mono">{`${orientation}, ${name}`}</Text>
              <Slider {...args} {...state} orientation={orientation} />
            </Stack>
          ))}
        </Stack>
      ))}
    </Inline>
  ),
};
