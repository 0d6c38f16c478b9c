import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { InEachTheme } from '../../testing/InEachTheme.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Проверка авторизации' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('progressbar', {
      name: 'Проверка авторизации',
    });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};

export const Themes: Story = {
  tags: ['visual'],
  render: (args) => (
    <InEachTheme>
      <Inline gap="4" align="center">
        {spinnerSizes.map((size) => (
          <Spinner key={size} {...args} size={size} />
        ))}
      </Inline>
    </InEachTheme>
  ),
};
