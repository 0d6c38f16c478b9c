import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutList, Wrench } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../primitives/Box/Box.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Tabs } from './Tabs.tsx';

const { say, inBothLanguages } = bilingual({
  'Панель свойств': 'Properties',
  История: 'Story',
  'Название и доступ': 'Title and access',
  Узел: 'Node',
  'Текст и варианты': 'Text and choices',
  Выбор: 'Choice',
  'Куда ведёт': 'Leads to',
  'Левая панель': 'Left panel',
  Инструменты: 'Tools',
  'Добавить узел': 'Add a node',
  Элементы: 'Elements',
  '27 узлов': '27 nodes',
  Узлы: 'Nodes',
});

const meta = {
  ...inBothLanguages,
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: usage({
    when: 'Two to six parts of one view of which one is looked at a time, such as the panels beside the canvas.',
    whenNot:
      'The parts are addresses of their own, or steps that follow one another, or must be compared.',
    instead:
      'Link or AppBar for addresses, Disclosure for parts that may stand open together, RadioGroup for an answer.',
    anatomy: {
      'List of tabs': '[role=tablist]',
      'Mark of the chosen one': '[role=tab][aria-selected=true]',
      Panel: '[role=tabpanel]',
    },
    keyboard: {
      Tab: 'Moves to the chosen tab, then into its panel.',
      'Arrow left and right': 'Choose the neighbouring tab.',
      'Home and End': 'Choose the first and the last.',
    },
    accessibility: 'A `tablist` named by `label`; each panel is named by its tab.',
    do: 'Name tabs by nouns of a word or two.',
    dont: 'Use tabs for steps, or for places with addresses.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “История, page tab”; the arrows say “Узел, page tab”. Left: the panel itself is said as “scroll pane, clickable”, without its name.',
  }),
  args: {
    label: 'Панель свойств',
    onChange: fn(),
    items: [
      { id: 'story', label: 'История', content: <Text>Название и доступ</Text> },
      { id: 'node', label: 'Узел', content: <Text>Текст и варианты</Text> },
      { id: 'choice', label: 'Выбор', content: <Text>Куда ведёт</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; arrows, Home and End move between the tabs. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('tabpanel');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: say('История') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: say('Узел') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(say('Текст и варианты'));
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('choice');
  },
};

export const WithPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: say('Выбор') }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(say('Куда ведёт'));
  },
};

/** In a side panel the tabs stay and the panel scrolls. */
export const Fill: Story = {
  args: {
    label: 'Левая панель',
    fill: true,
    items: [
      {
        id: 'tools',
        label: 'Инструменты',
        icon: Wrench,
        content: (
          <Box padding="3" height={600}>
            <Text>Добавить узел</Text>
          </Box>
        ),
      },
      { id: 'elements', label: 'Элементы', icon: LayoutList, content: <Text>27 узлов</Text> },
    ],
  },
  render: (args) => (
    <Box width={320} height={240} border="line" radius="m" background="surface">
      <Tabs {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('tabpanel');
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(within(canvasElement).getByRole('tablist')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        words: <Tabs {...args} />,
        icons: (
          <Tabs
            {...args}
            items={[
              {
                id: 'tools',
                label: say('Инструменты'),
                icon: Wrench,
                content: <Text>{say('Узлы')}</Text>,
              },
              {
                id: 'elements',
                label: say('Элементы'),
                icon: LayoutList,
                content: <Text>27</Text>,
              },
            ]}
          />
        ),
        'second chosen': <Tabs {...args} value="node" />,
        fill: (
          <Box width={320} height={140} border="line" radius="m" background="surface">
            <Tabs {...args} fill />
          </Box>
        ),
      }}
    />
  ),
};
