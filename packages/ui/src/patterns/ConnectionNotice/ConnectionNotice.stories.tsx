import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { eachOf, VariantGrid } from '../../testing/variantGrid.tsx';
import { connectionMessages } from './ConnectionNotice.messages.ts';
import { ConnectionNotice, connectionStates } from './ConnectionNotice.tsx';

let answer: () => void = () => {};

const meta = {
  title: 'Patterns/ConnectionNotice',
  component: ConnectionNotice,
  parameters: usage({
    when: 'Once per page, under its bar: the server cannot be reached, or answers slowly.',
    whenNot: 'One list or one command failed, though the server answers.',
    instead: 'Notice, ErrorState, Toast.',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Presses it.' },
    accessibility:
      'A `status` region: the loss and the return of the connection are announced once.',
    do: 'Place it once, under the bar.',
    dont: 'Show it for one failed request.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “statusbar” with its sentence in browse mode; Tab: “Check the connection, push button”.',
  }),
  args: {
    state: 'lost',
    onRetry: fn<() => Promise<void>>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  args: { state: 'good' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Slow: Story = {
  args: { state: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t(connectionMessages).slow);
  },
};

export const Lost: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t(connectionMessages).lost);
    await expect(
      canvas.getByRole('button', { name: t(connectionMessages).tryAgain }),
    ).toBeVisible();
  },
};

/** The button is pending while the server is tried. */
export const Trying: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: t(connectionMessages).tryAgain });
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAttribute('data-pending', 'true'));
    answer();
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await expect(canvas.getByRole('status')).toHaveTextContent(t(connectionMessages).lost);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/No connection to the server/);
    await expect(canvas.getByRole('button', { name: 'Check the connection' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={eachOf(connectionStates, (state) => <ConnectionNotice {...args} state={state} />)}
    />
  ),
};
