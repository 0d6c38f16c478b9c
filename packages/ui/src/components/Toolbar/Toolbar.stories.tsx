import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize, Minus, Plus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  parameters: usage({
    when: 'Several tools for one thing, such as those of the canvas: one stop of the Tab key, arrows inside.',
    whenNot: 'There are one or two buttons, or they are the actions of a form.',
    instead: 'ButtonGroup for actions that belong together, Menu for rare commands.',
    keyboard: {
      Tab: 'Moves into the bar and out of it: one stop.',
      'Arrow keys': 'Move between the tools.',
    },
    accessibility: 'A `toolbar` named by `label`; it remembers the tool that had the focus.',
    do: 'Group tools by what they do.',
    dont: 'Put text fields in the middle of it.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Масштаб, tool bar; Мельче, push button”, and the arrows say each button. Found: the tooltip repeated each name twice; mended in IconButton.',
  }),
  args: {
    label: 'Масштаб',
    children: (
      <>
        <IconButton icon={Minus} label="Мельче" />
        <IconButton icon={Plus} label="Крупнее" />
        <IconButton icon={Maximize} label="Показать всё" />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; arrows move inside. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const toolbar = within(within(canvasElement).getByRole('toolbar', { name: 'Масштаб' }));
    await userEvent.tab();
    await expect(toolbar.getByRole('button', { name: 'Мельче' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(toolbar.getByRole('button', { name: 'Крупнее' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        horizontal: <Toolbar {...args} label="Масштаб лёжа" />,
        vertical: <Toolbar {...args} label="Масштаб стоя" orientation="vertical" />,
      }}
    />
  ),
};
