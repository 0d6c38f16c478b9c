import { type StoryDocument, succeed, updateNode, type Variable } from '@dreamfork/story';
import { expectToast, findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticeMessages } from '../../components/notices/messages.ts';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import { createMemoryServices } from '../../services/createMemoryServices.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { ConflictContent } from './ConflictContent.tsx';
import { conflictMessages } from './messages.ts';

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
      instead: 'The merge, which the editor does by itself and announces.',
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
  await userEvent.click(
    within(tab).getByRole('button', { name: t({ ru: 'Изменить', en: 'Edit' }) }),
  );
  const content = within(tab).getByLabelText(t({ ru: 'Текст', en: 'Text' }));
  await userEvent.clear(content);
  await userEvent.type(content, text);
  await userEvent.click(
    within(tab).getByRole('button', { name: t({ ru: 'Сохранить', en: 'Save' }) }),
  );
  editor.getByTestId('save-trigger').click();
  return findDialog(t(conflictMessages).title);
}

/** Both wrote the same text: the author is shown both, and joins only after choosing. */
export const Conflict: Story = {
  args: { services: serverWith('boat', 'Их.') },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await writeAndSave(editor, 'Моё.');
    const join = within(dialog).getByRole('button', { name: t(conflictMessages).merge });
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    const theirs = within(dialog).getByRole('region', { name: t(conflictMessages).theirsTitle });
    await userEvent.click(
      within(theirs).getByRole('button', { name: t(conflictMessages).details }),
    );
    await expect(await within(theirs).findByTestId('difference-list')).toHaveTextContent(
      'Тихая вода',
    );
    const question = within(dialog).getByRole('radiogroup', {
      name: t({ ru: 'Узел «Тихая вода»: текст', en: 'Node “Тихая вода”: text' }),
    });
    await expect(question).toHaveTextContent('Моё.');
    await userEvent.click(
      within(question).getByRole('radio', { name: t(conflictMessages).theirsSide }),
    );
    await userEvent.click(join);
    await expectToast(t({ ru: 'История успешно сохранена', en: 'Story saved' }));
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Их.');
    await userEvent.click(
      editor.getByRole('button', {
        name: t({ ru: 'Отменить: соединение двух версий', en: 'Undo: merging two versions' }),
      }),
    );
    await expect(nodeCard(editor, 'boat')).toHaveTextContent('Моё.');
  },
};

/** The author goes on editing: a line under the bar says what waits, until it is decided there, here by mine alone. */
export const Later: Story = {
  args: { services: serverWith('boat', 'Их.', { times: 2 }) },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const dialog = await writeAndSave(editor, 'Моё.');
    await userEvent.click(within(dialog).getByRole('button', { name: t(conflictMessages).keep }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(editor.getByText(t(noticeMessages).conflict)).toBeVisible();
    await expect(editor.getByTestId('save-status')).toHaveTextContent(
      t({ ru: 'Конфликт', en: 'Conflict' }),
    );
    await userEvent.click(
      editor.getByRole('button', {
        name: t({ ru: 'Разрешить конфликт', en: 'Resolve the conflict' }),
      }),
    );
    const again = await findDialog(t(conflictMessages).title);
    await userEvent.click(within(again).getByRole('button', { name: t(conflictMessages).mine }));
    await expectToast(t({ ru: 'История успешно сохранена', en: 'Story saved' }));
    await expect(editor.queryByText(t(noticeMessages).conflict)).toBeNull();
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
    const variable = await canvas.findByRole('radiogroup', {
      name: t(conflictMessages).variable('золото'),
    });
    await expect(variable).toHaveTextContent(
      t({ ru: '«золото» · число · 5', en: '“золото” · number · 5' }),
    );
    await expect(variable).toHaveTextContent(
      t({ ru: '«монеты» · число · 7', en: '“монеты” · number · 7' }),
    );
    const choice = canvas.getByRole('radiogroup', {
      name: new RegExp(t(compareMessages).parts['choice-other']),
    });
    await expect(choice).toHaveTextContent(t({ ru: /если .+ > 5/, en: /if .+ > 5/ }));
    await expect(choice).toHaveTextContent(t({ ru: /если .+ > 7 и да/, en: /if .+ > 7 and yes/ }));
  },
};
