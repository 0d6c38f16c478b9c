import { addVariable, type StoryDocument, type VariableType } from '@dreamfork/story';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { VariablesPanel } from './VariablesPanel.tsx';

const withVariable = (document: StoryDocument, name: string, type: VariableType): StoryDocument => {
  const added = addVariable(document, { variable: { id: name, name, type } });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.story;
};

const empty = withVariable(withVariable(lighthouseStory, 'золото', 'number'), 'ключ', 'boolean');

/** The gold is read in a text and in a condition, and changed by a choice. */
const remembering: StoryDocument = {
  ...empty,
  variables: (empty.variables ?? []).map((one) =>
    one.name === 'золото' ? { ...one, initial: 10, note: 'Монеты в кошельке' } : one,
  ),
  nodes: empty.nodes.map((node) =>
    node.id === 'boat'
      ? { ...node, content: 'У вас {золото} монет.' }
      : node.id === 'foot'
        ? {
            ...node,
            choices: node.choices.map((choice, index) =>
              index === 0
                ? {
                    ...choice,
                    condition: 'золото > 3',
                    effects: [{ kind: 'take', variable: 'золото', value: '3' }],
                  }
                : choice,
            ),
          }
        : node,
  ),
};

const meta = {
  title: 'Editor/Variables',
  component: PanelRoom,
  parameters: usage({
    when: 'All variables: type, start value, where they are used.',
    whenNot: 'One condition is changed.',
    instead: 'Logic.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'A list; renaming says how many places it changes.',
    do: 'Name variables as readers would.',
    dont: 'Remove one that is used.',
  }),
  args: { children: <VariablesPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`^${name} `) });

let taken: EditorContextValue | undefined;
const take = (editor: EditorContextValue) => {
  taken = editor;
};
const litNow = () => taken?.workspace.getState().highlightedVariable;

const stepsOf = (canvas: Canvas) => canvas.getByTestId('steps');

/** Without variables the panel says what they are for; the first one is named at once. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('История пока ничего не запоминает')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить переменную' }));
    const name = await canvas.findByRole('textbox', { name: 'Имя' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('золото');
    await expect(name).toHaveValue('золото');
    await expect(await rowOf(canvas, 'золото')).toHaveTextContent('Число · 0 · не используется');
    await expect(stepsOf(canvas)).toHaveTextContent('2');
    await expect(canvas.getByTestId('announcements')).toHaveTextContent('Добавлена переменная');
    await expect(canvas.queryByText(/были фигурные скобки/)).toBeNull();
  },
};

/** Texts with braces stay what readers saw, and the panel says so once. */
export const BracesEscaped: Story = {
  args: {
    document: {
      ...lighthouseStory,
      nodes: lighthouseStory.nodes.map((node) =>
        node.id === 'boat' ? { ...node, content: 'Надпись: {выход}' } : node,
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить переменную' }));
    await expect(await canvas.findByText(/были фигурные скобки/)).toBeVisible();
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('Надпись: \\{выход\\}');
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить переменную' }));
    await expect(await rowOf(canvas, 'переменная_2')).toBeVisible();
    await expect(canvas.queryByText(/были фигурные скобки/)).toBeNull();
  },
};

/** A row opens its form; a press on a place selects it. */
export const Uses: Story = {
  tags: ['panel'],
  args: { document: remembering },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'золото');
    await expect(row).toHaveTextContent('Число · 10 · 3 места');
    await userEvent.click(row);
    const places = await canvas.findByRole('list', { name: 'Где используется «золото»' });
    await expect(within(places).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(places).getByRole('button', { name: /в тексте/ }));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('boat');
    await userEvent.click(within(places).getByRole('button', { name: /в условии/ }));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot.1');
  },
};

/** What is typed about a variable is in the session before its field is left. */
export const TypedIsKept: Story = {
  args: { document: withVariable(remembering, 'имя', 'text'), prepare: take },
  play: async ({ canvas }) => {
    for (const name of ['золото', 'имя']) {
      await userEvent.click(await rowOf(canvas, name));
      await expectTypedIsKept(canvas, taken, 3);
      await userEvent.click(await rowOf(canvas, `${name}7`));
    }
  },
};

/** A new name goes everywhere as one step; a name that cannot be stays in the field and says why. */
export const Renaming: Story = {
  args: { document: remembering },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'золото');
    row.focus();
    await userEvent.keyboard('{Enter}');
    const name = await canvas.findByRole('textbox', { name: 'Имя' });
    await userEvent.clear(name);
    await userEvent.type(name, 'монеты');
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('У вас {монеты} монет.');
    await expect(stepsOf(canvas)).toHaveTextContent('1');
    await userEvent.clear(name);
    await userEvent.type(name, 'ключ');
    await expect(await canvas.findByText(/Переменная с таким именем уже есть/)).toBeVisible();
    await userEvent.tab();
    await expect(name).toHaveValue('ключ');
    await expect(canvas.getByTestId('story-text')).not.toHaveTextContent('{ключ}');
  },
};

/** Each type has its own initial value; one that does not fit a new type is told. */
export const Types: Story = {
  args: { document: remembering },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, 'золото'));
    const initial = await canvas.findByRole('textbox', { name: 'Начальное значение' });
    await userEvent.clear(initial);
    await userEvent.type(initial, '2,5');
    await expect(await rowOf(canvas, 'золото')).toHaveTextContent('Число · 2.5');
    await userEvent.click(canvas.getByRole('button', { name: /Тип/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Да или нет' }));
    await expect(await canvas.findByText(/Прежнее начальное значение «2.5»/)).toHaveTextContent(
      'Теперь в начале: нет.',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Начальное значение/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Да' }));
    await expect(await rowOf(canvas, 'золото')).toHaveTextContent('Да или нет · да');
  },
};

/** A variable that is used is asked about, with its places; one that is not goes at once. */
export const Removing: Story = {
  args: { document: remembering },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, 'золото'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить переменную' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить переменную «золото»?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stepsOf(canvas)).toHaveTextContent('1');
    await userEvent.click(await rowOf(canvas, 'ключ'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить переменную' }));
    await expect(await canvas.findByText('История пока ничего не запоминает')).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Добавить переменную' });
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** The canvas lights the variable under the pointer or with the focus, by its name of now. */
export const Lit: Story = {
  args: { document: remembering, prepare: take },
  play: async ({ canvas }) => {
    const gold = await rowOf(canvas, 'золото');
    await userEvent.hover(gold);
    await expect(litNow()).toBe('золото');
    await userEvent.unhover(gold);
    await expect(litNow()).toBeNull();
    gold.focus();
    await userEvent.hover(await rowOf(canvas, 'ключ'));
    await expect(litNow()).toBe('ключ');
    await userEvent.unhover(await rowOf(canvas, 'ключ'));
    await waitFor(() => expect(litNow()).toBe('золото'));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Имя' }), '_2');
    await waitFor(() => expect(litNow()).toBe('золото_2'));
    taken?.session.travel(0);
    await waitFor(() => expect(litNow()).toBe('золото'));
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить переменную' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(litNow()).toBeNull());
  },
};

const many: StoryDocument = {
  ...lighthouseStory,
  variables: Array.from({ length: 300 }, (_, index) => ({
    id: `v${index}`,
    name: `переменная_${index + 1}`,
    type: 'number' as const,
    initial: index,
    note: '',
  })),
};

/** A problem of a variable leads to its row, wherever it stands in the list. */
export const ShownPlace: Story = {
  args: { document: many, prepare: take },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'переменная_1');
    taken?.edits.showPlace({ variableId: 'v249' });
    await waitFor(async () => expect(await rowOf(canvas, 'переменная_250')).toHaveFocus());
    await expect(await rowOf(canvas, 'переменная_250')).toHaveAttribute('aria-expanded', 'true');
    await expect(taken?.workspace.getState()).toMatchObject({
      dock: 'variables',
      shownVariable: null,
    });
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await userEvent.click(name);
    await expect(name).toHaveFocus();
    taken?.edits.showPlace({ variableId: 'v2' });
    await waitFor(async () => expect(await rowOf(canvas, 'переменная_3')).toHaveFocus());
  },
};

/** Only the rows in view are there; a story that is full takes no more. */
export const Full: Story = {
  args: {
    document: {
      ...lighthouseStory,
      variables: Array.from({ length: 500 }, (_, index) => ({
        id: `v${index}`,
        name: `переменная_${index + 1}`,
        type: 'number' as const,
        initial: index,
        note: '',
      })),
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Переменные истории' });
    const first = within(list).getByRole('button', { name: /^переменная_1 / });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getByRole('button', { name: 'Добавить переменную' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(within(list).getByRole('button', { name: /^переменная_500 / })).toHaveFocus(),
    );
  },
};
