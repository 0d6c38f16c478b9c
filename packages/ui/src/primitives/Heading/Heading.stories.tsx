import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { Heading, headingLevels, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: usage({
    when: 'A title. `level` is its depth in the outline of the page, `size` how it looks: choose them apart.',
    whenNot: 'It is strong text and no title: a screen reader lists every heading.',
    instead:
      'Text with `weight="strong"`, the `title` of PageHeader, Dialog or FormSection, which bring their own.',
    keyboard: {},
    accessibility: 'A native heading. Levels follow the outline and skip none; `size` is free.',
    do: 'Choose `level` by depth and `size` by looks.',
    dont: 'Use it for strong words.',
  }),
  args: { level: 2, children: 'Маяк на краю карты' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The level makes the element; its size follows unless it is named. */
export const Levels: Story = {
  render: () => (
    <>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Уровень {level}
        </Heading>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const level of headingLevels)
      await expect(within(canvasElement).getByRole('heading', { level })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        ...eachOf(headingSizes, (size) => (
          <Heading level={2} size={size}>
            Маяк на краю карты
          </Heading>
        )),
        reading: (
          <Heading level={2} font="reading">
            Маяк на краю карты
          </Heading>
        ),
      }}
    />
  ),
};
