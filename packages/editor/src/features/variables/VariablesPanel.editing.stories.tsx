import { problemMessages } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { variablesMessages } from './messages.ts';
import { remembering, rowOf, stepsOf, withVariable } from './VariablesPanel.fixtures.ts';
import { VariablesPanel } from './VariablesPanel.tsx';

const meta = {
  title: 'Editor/Variables/Editing',
  component: PanelRoom,
  parameters: usage({
    when: 'Renaming a variable, changing its type, or removing it.',
    whenNot: 'It only changes while the story is read.',
    instead: 'Effects.',
    keyboard: { Enter: 'Takes the name that was typed.', Escape: 'Leaves it as it was.' },
    accessibility: 'The error of a name is read with its field.',
    do: 'See first where it is used.',
    dont: 'Remove one that texts still show.',
  }),
  args: { children: <VariablesPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

let taken: EditorContextValue | undefined;
const take = (editor: EditorContextValue) => {
  taken = editor;
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
    const name = await canvas.findByRole('textbox', { name: t(variablesMessages).name });
    await userEvent.clear(name);
    await userEvent.type(name, 'монеты');
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('У вас {монеты} монет.');
    await expect(stepsOf(canvas)).toHaveTextContent('1');
    await userEvent.clear(name);
    await userEvent.type(name, 'ключ');
    await expect(
      await canvas.findByText(new RegExp(t(problemMessages)['variable-name-taken'])),
    ).toBeVisible();
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
    const initial = await canvas.findByRole('textbox', { name: t(variablesMessages).initial });
    await userEvent.clear(initial);
    await userEvent.type(initial, '2,5');
    await expect(await rowOf(canvas, 'золото')).toHaveTextContent(
      `${t(variablesMessages).types.number} · 2.5`,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(variablesMessages).type) }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: t(variablesMessages).types.boolean }),
    );
    await expect(
      await canvas.findByText(
        t({
          ru: /Прежнее начальное значение «2.5» .* Теперь в начале: нет\./,
          en: /The earlier initial value “2.5” .* It now begins as: no\./,
        }),
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t(variablesMessages).initial) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: t(variablesMessages).yes }));
    await expect(await rowOf(canvas, 'золото')).toHaveTextContent(
      t({ ru: 'Да или нет · да', en: 'Yes or no · yes' }),
    );
  },
};

/** A variable that is used is asked about, with its places; one that is not goes at once. */
export const Removing: Story = {
  args: { document: remembering },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, 'золото'));
    await userEvent.click(await canvas.findByRole('button', { name: t(variablesMessages).remove }));
    const dialog = await screen.findByRole('dialog', {
      name: t(variablesMessages).removeTitle('золото'),
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(
      within(dialog).getByRole('button', { name: t(variablesMessages).removeConfirm }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stepsOf(canvas)).toHaveTextContent('1');
    await userEvent.click(await rowOf(canvas, 'ключ'));
    await userEvent.click(await canvas.findByRole('button', { name: t(variablesMessages).remove }));
    await expect(await canvas.findByText(t(variablesMessages).none)).toBeVisible();
    const add = canvas.getByRole('button', { name: t(variablesMessages).add });
    await waitFor(() => expect(add).toHaveFocus());
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
    const list = await canvas.findByRole('list', { name: t(variablesMessages).list });
    const first = within(list).getByRole('button', { name: /^переменная_1 / });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getByRole('button', { name: t(variablesMessages).add })).toHaveAttribute(
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
