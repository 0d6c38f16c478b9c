import { type StoryDocument, succeed, updateNode, type Variable } from '@dreamfork/story';
import { expectToast, findDialog, picturedPanel, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { ConflictContent } from './ConflictContent.tsx';

const rewritten = (document: StoryDocument, nodeId: string, content: string): StoryDocument => {
  const result = updateNode(document, { nodeId, content });
  return result.ok ? result.value.story : document;
};

/** A server on which somebody saved another text of this node. */
const serverWith = (nodeId: string, content: string, { times = 1 } = {}) => ({
  ...createMemoryServices({ refusals: Array(times).fill({ kind: 'conflict', version: 7 }) }),
  loadStory: async () =>
    succeed({
      document: rewritten(lighthouseStory, nodeId, content),
      isPublic: false,
      version: 7,
    }),
});

const gold = { id: 'v1', name: 'золото', type: 'number' as const, initial: 2, note: '' };

/** The lighthouse with a variable and with the condition of a choice. */
const remembering = (variable: Partial<Variable>, condition: string): StoryDocument => ({
  ...lighthouseStory,
  variables: [{ ...gold, ...variable }],
  nodes: lighthouseStory.nodes.map((node) =>
    node.id === 'foot'
      ? {
          ...node,
          choices: node.choices.map((choice, index) =>
            index === 0 ? { ...choice, condition } : choice,
          ),
        }
      : node,
  ),
});

const meta = {
  title: 'Editor/Conflict',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Two people changed the same thing: both texts side by side, and the choice between them.',
      whenNot: 'Their changes do not touch: they are joined without a question.',
      instead: 'Nothing.',
      keyboard: {
        Tab: 'Moves through the controls; the focus stays inside.',
        Escape: 'Closes it and gives the focus back.',
      },
      accessibility: 'A `dialog`; each choice is a radio group with both texts.',
      do: 'Look at both before choosing.',
      dont: 'Choose for all at once.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

async function writeAndSave(editor: Editor, text: string): Promise<HTMLElement> {
  await userEvent.click(nodeCard(editor, 'boat'));
  const tab = await editor.findByTestId('node-tab');
  await userEvent.click(within(tab).getByRole('button', { name: 'Изменить' }));
  const content = within(tab).getByLabelText('Текст');
  await userEvent.clear(content);
  await userEvent.type(content, text);
  await userEvent.click(within(tab).getByRole('button', { name: 'Сохранить' }));
  editor.getByTestId('save-trigger').click();
  return findDialog('Историю изменили в другом месте');
}

/** Both wrote the same text: the author is shown both, and joins only after choosing. */
export const Conflict: Story = {
  args: { services: serverWith('boat', 'Их.') },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await writeAndSave(editor, 'Моё.');
    const join = within(dialog).getByRole('button', { name: 'Соединить и сохранить' });
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    const theirs = within(dialog).getByRole('region', { name: 'Что изменилось на сервере' });
    await userEvent.click(within(theirs).getByRole('button', { name: 'Подробнее' }));
    await expect(await within(theirs).findByTestId('difference-list')).toHaveTextContent(
      'Тихая вода',
    );
    const question = within(dialog).getByRole('radiogroup', { name: 'Узел «Тихая вода»: текст' });
    await expect(question).toHaveTextContent('Моё.');
    await userEvent.click(within(question).getByRole('radio', { name: 'С сервера' }));
    await userEvent.click(join);
    await expectToast('История успешно сохранена');
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Их.');
    await userEvent.click(editor.getByRole('button', { name: 'Отменить: соединение двух версий' }));
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Моё.');
  },
};

/** The author goes on editing: a line under the bar says what waits, until it is decided there, here by mine alone. */
export const Later: Story = {
  args: { services: serverWith('boat', 'Их.', { times: 2 }) },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await writeAndSave(editor, 'Моё.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Продолжить правку' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(editor.getByText(/Ваши правки целы, но не уйдут/)).toBeVisible();
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Конфликт');
    await userEvent.click(editor.getByRole('button', { name: 'Разрешить конфликт' }));
    const again = await findDialog('Историю изменили в другом месте');
    await userEvent.click(within(again).getByRole('button', { name: 'Записать мою версию' }));
    await expectToast('История успешно сохранена');
    await expect(editor.queryByText(/Ваши правки целы, но не уйдут/)).toBeNull();
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Моё.');
  },
};

/** Both changed a variable and the condition of a choice: the questions name them and show both sides. */
export const Variables: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  render: () => (
    <ConflictContent
      base={{ document: remembering({}, 'золото > 1'), isPublic: false }}
      mine={{ document: remembering({ initial: 5 }, 'золото > 5'), isPublic: false }}
      theirs={{
        document: remembering({ name: 'монеты', initial: 7 }, 'монеты > 7 and true'),
        isPublic: false,
      }}
      onAnswer={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    const variable = await canvas.findByRole('radiogroup', { name: 'Переменная «золото»' });
    await expect(variable).toHaveTextContent('«золото» · число · 5');
    await expect(variable).toHaveTextContent('«монеты» · число · 7');
    const choice = canvas.getByRole('radiogroup', { name: /условие и эффекты варианта/ });
    await expect(choice).toHaveTextContent(/если .+ > 5/);
    await expect(choice).toHaveTextContent(/если .+ > 7 и да/);
  },
};
