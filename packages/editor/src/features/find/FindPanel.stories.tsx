import { buildStory } from '@dreamfork/story/testing';
import { expectToast, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { FindPanel } from './FindPanel.tsx';
import { findMessages } from './messages.ts';

const meta = {
  title: 'Editor/Find',
  component: PanelRoom,
  parameters: usage({
    when: 'Finding and replacing text in all nodes, also by expressions.',
    whenNot: 'A node is looked for by its name.',
    instead: 'PaletteDialog.',
    keyboard: {
      'Ctrl or Cmd + F': 'Opens it.',
      Enter: 'Goes to the next hit.',
      'Shift + Enter': 'Goes to the one before.',
      Escape: 'Closes it and gives the focus back.',
    },
    accessibility: 'The number found is announced; every hit is a button.',
    do: 'Replace one by one when in doubt.',
    dont: 'Replace in all without looking.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “search; Find, entry; Looks in titles, texts and choices”; “List with 3 items; Голос смотрителя …Не зажигай. Они идут на свет, push button” and “Заменить «свет» в узле «Голос смотрителя», push button”; replacing says “Заменено в 1 узле” and “Нашлось: 2 места”. Left: the former is said by the panel and by the toast.',
  }),
  args: { children: <FindPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is found is shown with the words around it; one place is spared, the others are replaced in one step. */
export const ReplaceChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(t(findMessages).find), 'лодк');
    await userEvent.type(canvas.getByLabelText(t(findMessages).replaceWith), 'шлюпк');
    const list = await canvas.findByRole('list', { name: t(findMessages).list });
    await expect(await canvas.findByText(t(findMessages).count(2))).toBeVisible();
    const places = within(list).getAllByRole('listitem');
    await expect(within(list).getAllByText(/^лодк$/i)).toHaveLength(2);
    await userEvent.click(within(places[0] as HTMLElement).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: t(findMessages).replaceChosen(1) }));
    await expect(await canvas.findByText(t(findMessages).count(1))).toBeVisible();
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('Лодка касается');
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await expectToast(t(findMessages).replaced(1));
  },
};

/** The command opens it with the focus in the field. A page with several panels would scroll to the last of them. */
export const Opened: Story = {
  tags: ['!autodocs'],
  args: { prepare: ({ workspace }: EditorContextValue) => workspace.openFind() },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(t(findMessages).find);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Escape closes it and gives the focus back. */
export const Escape: Story = {
  render: () => <StoryRoom />,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    nodeCard(editor, 'boat').focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = await editor.findByLabelText(t(findMessages).find);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('лодка{Escape}');
    await waitFor(() => expect(editor.queryByTestId('find-panel')).toBeNull());
    await waitFor(() => expect(nodeCard(editor, 'boat')).toHaveFocus());
  },
};

/** A press goes to the place; the button beside it replaces it alone. */
export const OneByOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(t(findMessages).find), 'свет');
    await userEvent.type(canvas.getByLabelText(t(findMessages).replaceWith), 'огонь');
    const list = await canvas.findByRole('list', { name: t(findMessages).list });
    const [place] = within(list).getAllByRole('button');
    if (!place) throw new Error('something is found');
    await userEvent.click(place);
    await expect(canvas.getByTestId('selected')).toHaveTextContent('keeper');
    const [replace] = within(list).getAllByRole('button', {
      name: t({ ru: /^Заменить/, en: /^Replace “свет”.* alone$/ }),
    });
    if (!replace) throw new Error('it can be replaced');
    await userEvent.click(replace);
    await waitFor(() => expect(canvas.getByTestId('story-text')).toHaveTextContent('на огонь'));
  },
};

/** An expression, with what its brackets found put into the replacement. */
export const Expression: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(findMessages).regularExpression }),
    );
    await userEvent.type(canvas.getByLabelText(t(findMessages).find), '(лам)(пы?а?) цела');
    await userEvent.type(canvas.getByLabelText(t(findMessages).replaceWith), '$1$2 погасла');
    await userEvent.click(
      await canvas.findByRole('button', { name: t(findMessages).replaceAll(1) }),
    );
    await waitFor(() =>
      expect(canvas.getByTestId('story-text')).toHaveTextContent('лампа погасла'),
    );
  },
};

/** A mistake in an expression is told in the field, and so is one that takes for ever. */
export const BadExpressions: Story = {
  args: {
    document: buildStory('Длинная')
      .node('start', 'start', { title: 'Начало', content: `${'а'.repeat(5000)}!` })
      .build(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(findMessages).regularExpression }),
    );
    const field = canvas.getByLabelText(t(findMessages).find);
    await userEvent.type(field, '(а');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t(findMessages).invalid));
    await userEvent.clear(field);
    await userEvent.type(field, '(а+)+$');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t(findMessages).late));
  },
};

/** Case, whole words, and where to look. */
export const Narrowed: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(t(findMessages).find), 'маяк');
    await expect(await canvas.findByText(t({ ru: /^Нашлось: 2/, en: /^Found: 2/ }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(findMessages).wholeWord }));
    await expect(await canvas.findByText(t(findMessages).count(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t(findMessages).scope.content }));
    await expect(await canvas.findByText(t(findMessages).none)).toBeVisible();
  },
};
