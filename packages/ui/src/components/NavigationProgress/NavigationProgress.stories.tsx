import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';

const meta = {
  title: 'Components/Feedback/NavigationProgress',
  component: NavigationProgress,
  parameters: usage({
    when: 'The router loads the next page while the present one stays in view.',
    whenNot: 'A part of the page loads, or it is known how far the work is.',
    instead: 'Skeleton for a part, ProgressBar for work with an end, Spinner for the first page.',
    keyboard: {},
    accessibility: 'A `progressbar` without a value. The focus moves when the page has come.',
    do: 'Connect it with the state of the router, once for the whole product.',
    dont: 'Show it for work in the background.',
  }),
  args: { isActive: true },
} satisfies Meta<typeof NavigationProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

function Pages() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <NavigationProgress isActive={isLoading} />
      <Button onPress={() => setLoading(!isLoading)}>
        {isLoading ? 'Страница пришла' : 'Дальше'}
      </Button>
    </>
  );
}

/** It comes with a short delay and goes with the page. */
export const WithRouter: Story = {
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(
      await canvas.findByRole('progressbar', {
        name: t({ ru: 'Загрузка страницы', en: 'Loading the page' }),
      }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Страница пришла' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar');
  },
};
