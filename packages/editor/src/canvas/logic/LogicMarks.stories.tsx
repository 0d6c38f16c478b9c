import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { treasureStory } from '../../testing/treasureStory.ts';
import { logicMessages } from './messages.ts';

const meta = {
  title: 'Editor/Logic on the canvas',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Conditions and effects as marks at connections and nodes.',
      whenNot: 'They are changed.',
      instead: 'PropertiesPanel.',
      keyboard: {
        Enter: 'Opens the chosen node.',
        'Ctrl or Cmd + A': 'Chooses all nodes.',
        'Ctrl or Cmd + Z': 'Undoes.',
        'Ctrl or Cmd + K': 'Finds a node or a command.',
        '?': 'Lists all keys of the editor.',
      },
      accessibility: 'Marks have words for screen readers.',
      do: 'Choose a variable to see where it is used.',
      dont: 'Tell a condition by colour alone.',
    }),
    layout: 'fullscreen',
  },
  args: { story: { isPublic: false, document: treasureStory } },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Conditions and effects stand on nodes, choices and connections, and describe the card to screen readers. */
export const Marks: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const marks = within(await editor.findByTestId('logic-marks'));
    const onConnection = () => canvasElement.querySelector('[data-connection="road>tower"]');
    await waitFor(() =>
      expect(onConnection()).toHaveTextContent(
        t({ ru: 'если есть Ключ и Золото не меньше 0', en: 'if Ключ and Золото is at least 0' }),
      ),
    );
    await expect(nodeCard(editor, 'beach')).toHaveAccessibleDescription(
      t(logicMessages).onEnter(
        t({ ru: '+2 Золото · спросить Имя', en: '+2 Золото · ask for Имя' }),
      ),
    );
    await expect(nodeCard(editor, 'gate')).toHaveAccessibleDescription(
      t({
        ru: 'Вариант 1: если Золото больше 1 · −2 Золото',
        en: 'Choice 1: if Золото is more than 1 · −2 Золото',
      }),
    );
    await expect(nodeCard(editor, 'road')).toHaveAccessibleDescription(
      t(logicMessages).onEnter(
        t({
          ru: 'Ключ: да. К узлу «Башня»: если есть Ключ и Золото не меньше 0. К узлу «Подвал»: иначе',
          en: 'Ключ: yes. To “Башня”: if Ключ and Золото is at least 0. To “Подвал”: otherwise',
        }),
      ),
    );
    await expect(nodeCard(editor, 'home')).toHaveAccessibleDescription('');
    await expect(marks.getByText(t(logicMessages).otherwise)).toBeVisible();
  },
};

async function hoverGold(canvasElement: HTMLElement) {
  const editor = await openEditor(canvasElement);
  await editor.findByTestId('logic-marks');
  const name = await waitFor(() => {
    const found = canvasElement.querySelector('[data-marks-of="beach"] [data-variable="Золото"]');
    if (!found) throw new Error('The mark of the beach is not there yet.');
    return found;
  });
  const user = userEvent.setup();
  await user.hover(name);
  return { editor, user };
}

/** The name of a variable lights the nodes that change it and those that read it, each with a line of its own. */
export const HighlightedVariable: Story = {
  play: async ({ canvasElement }) => {
    const { editor } = await hoverGold(canvasElement);
    const legend = await editor.findByText(t(logicMessages).set(2));
    await expect(legend).toBeVisible();
    await expect(editor.getByText(t(logicMessages).read(2))).toBeVisible();
    const frames = (kind: string) =>
      canvasElement
        .querySelector(`[data-testid="variable-highlight"] [data-use="${kind}"]`)
        ?.getAttribute('d')
        ?.match(/M/g)?.length;
    await expect([frames('set'), frames('read')]).toEqual([2, 2]);
  },
};

/** Without the pointer on a name nothing is framed. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const { editor, user } = await hoverGold(canvasElement);
    await expect(await editor.findByTestId('variable-highlight')).toBeInTheDocument();
    await user.hover(editor.getByTestId('canvas-pane'));
    await waitFor(() => expect(editor.queryByTestId('variable-highlight')).toBeNull());
  },
};

/** A story without variables has no marks. */
export const WithoutVariables: Story = {
  args: {
    story: {
      isPublic: false,
      document: (({ variables: _variables, ...story }) => story)(treasureStory),
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.queryByTestId('logic-marks')).toBeNull();
  },
};
