import type { Meta, StoryObj } from '@storybook/react-vite';
import { Redo2, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import {
  ButtonGroup,
  type ButtonGroupProps,
  buttonGroupOrientations,
  buttonJoints,
} from './ButtonGroup.tsx';

const press = fn();

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: usage({
    when: 'Two to five buttons belong together and need one name: `spaced` for the actions of a form or a sheet, `joined` for the parts of one control (undo and redo, a split of views). Each button is its own Tab stop.',
    whenNot: 'There are many tools, one choice of a form, or commands that need no constant place.',
    instead:
      'Toolbar for many tools behind one Tab stop, RadioGroup for a choice, Menu for commands.',
    keyboard: {
      Tab: 'Moves to the next button; each is a stop of its own.',
      'Enter or Space': 'Presses it.',
    },
    accessibility: 'A `group` named by `label`, which is read when the focus enters it.',
    do: 'Join buttons that are two sides of one thing: undo and redo.',
    dont: 'Put more than five in it, or mix actions that have nothing in common.',
  }),
  argTypes: {
    joint: { control: 'select', options: buttonJoints },
    orientation: { control: 'select', options: buttonGroupOrientations },
  },
  args: {
    label: 'Черновик',
    children: (
      <>
        <Button onPress={() => press('save')}>Сохранить</Button>
        <Button onPress={() => press('check')}>Проверить</Button>
        <Button onPress={() => press('publish')}>Опубликовать</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Черновик' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(group.getByRole('button', { name: 'Проверить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenLastCalledWith('check');
  },
};

/** Joined buttons touch: no gap, no double edge. */
export const JoinedWithPointer: Story = {
  args: { joint: 'joined' },
  play: async ({ canvasElement }) => {
    const [save, check] = within(canvasElement).getAllByRole('button');
    if (!save || !check) throw new Error('two buttons are needed');
    await expect(check.getBoundingClientRect().left).toBeLessThan(
      save.getBoundingClientRect().right,
    );
    await userEvent.click(save);
    await expect(press).toHaveBeenLastCalledWith('save');
  },
};

const Groups = (props: ButtonGroupProps) => (
  <Inline gap="5" align="start">
    <ButtonGroup {...props} />
    <ButtonGroup {...props} label="История правок">
      <IconButton icon={Undo2} label="Отменить" variant="secondary" />
      <IconButton icon={Redo2} label="Вернуть" variant="secondary" isDisabled />
    </ButtonGroup>
    <ButtonGroup {...props} label="Вид">
      <ToggleButton variant="secondary" defaultSelected>
        Карта
      </ToggleButton>
      <ToggleButton variant="secondary">Список</ToggleButton>
    </ButtonGroup>
  </Inline>
);

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={Object.fromEntries(
        buttonJoints.flatMap((joint) =>
          buttonGroupOrientations.map((orientation) => [
            `${joint} ${orientation}`,
            <Groups {...args} key={orientation} joint={joint} orientation={orientation} />,
          ]),
        ),
      )}
    />
  ),
};
