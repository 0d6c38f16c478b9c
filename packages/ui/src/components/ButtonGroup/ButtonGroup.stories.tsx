import type { Meta, StoryObj } from '@storybook/react-vite';
import { Redo2, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { pictured } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ButtonGroup, buttonGroupOrientations, buttonJoints } from './ButtonGroup.tsx';

const press = fn();

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  parameters: {
    docs: {
      description: {
        component:
          'Gives two to five buttons that belong together one name. **Use it** `spaced` for the actions of a form or a sheet, `joined` for the parts of one control (undo and redo, a split of views). **Not** for many tools that one Tab stop should hold (a Toolbar), not for one choice of a form (a RadioGroup), not for commands that need no constant place (a Menu). Each button is its own Tab stop.',
      },
    },
  },
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

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <Stack gap="5">
      {buttonJoints.flatMap((joint) =>
        buttonGroupOrientations.map((orientation) => (
          <Stack key={`${joint}-${orientation}`} gap="2" align="start">
            <Text size="13" tone="ink3" font="mono">{`${joint} ${orientation}`}</Text>
            <Inline gap="5" align="start">
              <ButtonGroup
                {...args}
                joint={joint}
                orientation={orientation}
                label={`${joint} ${orientation}`}
              />
              <ButtonGroup
                label={`История правок, ${joint} ${orientation}`}
                joint={joint}
                orientation={orientation}
              >
                <IconButton icon={Undo2} label="Отменить" variant="secondary" />
                <IconButton icon={Redo2} label="Вернуть" variant="secondary" isDisabled />
              </ButtonGroup>
              <ButtonGroup
                label={`Вид, ${joint} ${orientation}`}
                joint={joint}
                orientation={orientation}
              >
                <ToggleButton variant="secondary" defaultSelected>
                  Карта
                </ToggleButton>
                <ToggleButton variant="secondary">Список</ToggleButton>
              </ButtonGroup>
            </Inline>
          </Stack>
        )),
      )}
    </Stack>
  ),
};
