import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, drawerSides, drawerSizes } from './Drawer.tsx';

const Fields = () => (
  <Stack>
    <TextField label="Название узла" defaultValue="Лестница маяка" font="reading" />
    <TextField label="Заметка для себя" />
  </Stack>
);

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: usage({
    when: 'Details and settings of something on the page that stays partly in view; panels that have no room in a narrow window (`bottom`). It holds the focus, closes by Escape and gives the focus back.',
    whenNot:
      'There is a question to answer, a task that needs all attention, or only a few words beside a control.',
    instead: 'AlertDialog for a question, Dialog for a task, Popover for a few words.',
    anatomy: {
      'Title and close button': '[role=dialog] > :first-child',
      'Content, which scrolls': '[role=dialog] > :nth-child(2)',
      Footer: '[role=dialog] > :last-child',
    },
    anatomyOf: 'FromTheEnd',
    keyboard: {
      Tab: 'Moves through the controls inside; the focus stays in the dialog.',
      Escape: 'Closes it and gives the focus back to what opened it.',
    },
    accessibility:
      'A `dialog` named by its title. On a narrow screen it takes the width; the focus stays inside until it closes.',
    do: 'Keep in view what the drawer is about.',
    dont: 'Ask a question in it, or open it without being asked.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Orca says the words of the sheet run together and then the description; Tab: “Close, push button”. Left: neither “dialog” nor the title on its own, as the sheet itself takes the focus. Found: “banner” before the button; mended in the sheet of all dialogs.',
  }),
  argTypes: {
    side: { control: 'select', options: drawerSides },
    size: { control: 'select', options: drawerSizes },
  },
  args: {
    title: 'Свойства узла',
    description: 'Изменения видны на карте сразу.',
    isOpen: false,
    onOpenChange: fn(),
    children: <Fields />,
  },
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Открыть</Button>
        <Drawer
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
          footer={
            <Button variant="primary" onPress={() => setOpen(false)}>
              Готово
            </Button>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть' }));
  const drawer = await screen.findByRole('dialog', { name: 'Свойства узла' });
  const sheet = drawer.parentElement;
  if (!sheet) throw new Error('the drawer lies on no sheet');
  return { drawer, sheet };
};

/** Holds the focus while it is open and gives it back. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Открыть' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await expect(drawer).toHaveAccessibleDescription(/видны на карте/);
    await userEvent.tab();
    await expect(
      within(drawer).getByRole('button', { name: t(dialogMessages).close }),
    ).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('button', { name: 'Готово' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithPointer: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await open(canvasElement);
    await userEvent.click(within(drawer).getByRole('button', { name: t(dialogMessages).close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Takes the whole height at the side it comes from. */
export const FromTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const { sheet } = await open(canvasElement);
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().right)).toBe(
        document.documentElement.clientWidth,
      ),
    );
    await expect(Math.round(sheet.getBoundingClientRect().height)).toBe(window.innerHeight);
  },
};

/** Long content scrolls inside; head and foot stay. */
export const LongContent: Story = {
  args: {
    side: 'bottom',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, position) => `Запись ${position + 1}`).map((words) => (
          <Text key={words}>{`${words}. Лестница уходит вверх, в темноту.`}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const { drawer, sheet } = await open(canvasElement);
    await expect(sheet.getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.9);
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: 'Готово' })).toBeVisible(),
    );
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  render: function Sides(args) {
    const [shown, setShown] = useState<string | null>(null);
    return (
      <Inline>
        {drawerSides.flatMap((side) =>
          drawerSizes.map((size) => (
            <Button key={`${side} ${size}`} onPress={() => setShown(`${side} ${size}`)}>
              {`${side} ${size}`}
            </Button>
          )),
        )}
        {drawerSides.flatMap((side) =>
          drawerSizes.map((size) => (
            <Drawer
              key={`${side} ${size}`}
              {...args}
              side={side}
              size={size}
              isOpen={shown === `${side} ${size}`}
              onOpenChange={() => setShown(null)}
            />
          )),
        )}
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'end medium' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.parentElement).not.toHaveAttribute('data-entering'));
  },
};
