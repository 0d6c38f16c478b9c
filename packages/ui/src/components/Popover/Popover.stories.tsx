import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger },
  parameters: usage({
    when: 'A few words or controls that belong to one control and are looked at on demand.',
    whenNot: 'It holds commands, a form of several fields, or words that everyone must read.',
    instead:
      'Menu for commands, Dialog for a form, Tooltip for the name of an icon, Disclosure for words in the flow of the page.',
    keyboard: {
      'Enter or Space': 'Opens it from its button.',
      Tab: 'Moves through what is inside.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'A `dialog` named by `label`, which the trigger announces with `aria-expanded`.',
    do: 'Keep it to a few words or controls.',
    dont: 'Put a form or commands in it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Когда сохранено, collapsed, push button”; Enter says the content; Escape says the button again. Left: its `label` and “dialog” are not spoken, as the sheet itself takes the focus.',
  }),
  args: {
    label: 'О сохранении',
    children: <Text>Последнее сохранение сегодня в 14:05.</Text>,
  },
  render: (args) => (
    <PopoverTrigger>
      <Button>Когда сохранено</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens by Enter, closes by Escape, and the focus is back on the button. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Когда сохранено' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'О сохранении' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const words = await screen.findByText(/14:05/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** The page knows whether it is open, and can close it. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button>{isOpen ? 'Скрыть' : 'Когда сохранено'}</Button>
        <Popover {...args}>
          <Button onPress={() => setOpen(false)}>Понятно</Button>
        </Popover>
      </PopoverTrigger>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Когда сохранено' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Когда сохранено' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: (args) => (
    <Box padding="4">
      <Text font="mono" size="12">
        open · bottom
      </Text>
      <PopoverTrigger defaultOpen>
        <Button>Когда сохранено</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </Box>
  ),
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'О сохранении' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
