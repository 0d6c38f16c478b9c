import { newStory, nodeTypeNames, problemMessages } from '@dreamfork/story';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { outlineMessages } from './messages.ts';
import { atRow, row, said } from './OutlinePanel.fixtures.ts';
import { OutlinePanel } from './OutlinePanel.tsx';

const meta = {
  title: 'Editor/Outline editing',
  component: PanelRoom,
  parameters: usage({
    when: 'Writing and connecting in the tree, without the map.',
    whenNot: 'The look of the map matters.',
    instead: 'StoryCanvas.',
    keyboard: {
      'Arrow keys': 'Walk, open and close.',
      Enter: 'Edits the text; in the field, adds the next node or choice.',
      'Shift + Enter': 'In the field, a new line; on a row, a new choice.',
      'Tab and Shift + Tab': 'In the field, moves the row one level in or out.',
      'Alt + Shift + Arrow right and left': 'On a row, the same.',
      'Alt + Enter': 'Leads the row to a node that is there.',
      Escape: 'Leaves the field and keeps what was typed.',
      Delete: 'Deletes the node.',
    },
    accessibility: 'Every command of the canvas is here too.',
    do: 'Write whole scenes here.',
    dont: 'Expect the map to arrange itself.',
  }),
  args: { children: <OutlinePanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The title of a new node. */
const newText = () => t({ ru: 'Новый текст', en: 'New text' });

const fieldOf = async (canvas: Canvas, label: string) => {
  await waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
  return canvas.getByLabelText(label);
};

/** Enter opens the text for editing; Escape leaves it and keeps what was typed, and Tab goes on from there. */
export const EditText: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await fieldOf(canvas, t(outlineMessages).title);
    await userEvent.keyboard('Высадка{ArrowDown}');
    await fieldOf(canvas, t(outlineMessages).content);
    await userEvent.keyboard(' Тихо.{Shift>}{Enter}{/Shift}Совсем.{Escape}');
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).start}: Высадка`));
    await expect(canvas.getByTestId('story-text')).toHaveTextContent(/Тихо\.\s+Совсем\./);
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await userEvent.tab();
    const start = within(await row(canvas, new RegExp(`^${t(nodeTypeNames).start}: Высадка`)));
    await expect(start.getByRole('button', { name: t(outlineMessages).actions })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).start}: Высадка`));

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{F2}');
    await fieldOf(canvas, t(outlineMessages).choiceText);
    await userEvent.keyboard('Зажечь фонарь{Escape}');
    await atRow(canvas, t({ ru: /^Вариант 1: Зажечь фонарь/, en: /^Choice 1: Зажечь фонарь/ }));
    await expect(canvas.getByTestId('steps')).toHaveTextContent('2');
  },
};

let taken: EditorContextValue | undefined;

/** What is typed in a row is in the session before its field is left. */
export const TypedIsKept: Story = {
  args: {
    prepare: (editor) => {
      taken = editor;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectTypedIsKept(canvas, taken, 2);
    await userEvent.click(await row(canvas, t({ ru: /^Вариант 1/, en: /^Choice 1/ })));
    await userEvent.keyboard('{Enter}');
    await expectTypedIsKept(canvas, taken, 1);
  },
};

/** In a field, Enter makes what comes next: a node after a node, a choice after a choice. */
export const Growing: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await fieldOf(canvas, t(outlineMessages).title);
    await userEvent.keyboard('{Enter}');
    await expect(said(canvas)).toHaveTextContent(t(outlineMessages).said.added(newText()));
    await waitFor(() =>
      expect(canvas.getByLabelText(t(outlineMessages).title)).toHaveValue(newText()),
    );
    await fieldOf(canvas, t(outlineMessages).title);
    await userEvent.keyboard('Тропа{Escape}');
    await atRow(canvas, `${t(nodeTypeNames).text}: Тропа`);
    await userEvent.keyboard('{ArrowDown}');
    await atRow(canvas, `${t(nodeTypeNames).choice}: У подножия маяка`);

    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await fieldOf(canvas, t(outlineMessages).choiceText);
    await userEvent.keyboard('Свистнуть{Escape}');
    await atRow(
      canvas,
      t({
        ru: /^Вариант 4: Свистнуть, никуда не ведёт/,
        en: /^Choice 4: Свистнуть, leads nowhere/,
      }),
    );
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await atRow(canvas, t({ ru: /^Вариант 3: Свистнуть/, en: /^Choice 3: Свистнуть/ }));
    await expect(said(canvas)).toHaveTextContent(
      t(outlineMessages).said.moved({ number: 3, of: 4 }),
    );
    await userEvent.keyboard('{Enter}');
    await fieldOf(canvas, t(outlineMessages).choiceText);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(t(outlineMessages).choiceText)).toHaveValue(
        t(outlineMessages).newChoice,
      ),
    );
    await fieldOf(canvas, t(outlineMessages).choiceText);
    await userEvent.keyboard('Крикнуть{Control>}{Enter}{/Control}');
    await fieldOf(canvas, t(outlineMessages).title);
    await userEvent.keyboard('Эхо{Escape}');
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).text}: Эхо`));
    await expect(await row(canvas, new RegExp(`^${t(nodeTypeNames).text}: Эхо`))).toHaveAttribute(
      'aria-level',
      '3',
    );
    await expect(
      await row(canvas, t({ ru: /^Вариант 4: Крикнуть/, en: /^Choice 4: Крикнуть/ })),
    ).toBeVisible();
  },
};

/** A story with a branch that comes back, written from the first row on: Enter, Tab, Shift+Tab and Alt+Enter. */
export const Outliner: Story = {
  args: { document: newStory({ ids: { next: () => 'first' } }) },
  play: async ({ canvas }) => {
    const title = (text: string) =>
      waitFor(async () => {
        await expect(canvas.getByLabelText(t(outlineMessages).title)).toHaveFocus();
        await expect(canvas.getByLabelText(t(outlineMessages).title)).toHaveValue(text);
      });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await title('Начало истории');
    await userEvent.keyboard('{Enter}');
    await title(newText());

    // One level in before it has a name: the choice takes the name that is typed.
    await userEvent.keyboard('{Tab}');
    await expect(said(canvas)).toHaveTextContent(
      t(outlineMessages).said.branch({ from: 'Начало истории', to: newText() }),
    );
    await title(newText());
    await userEvent.keyboard('Войти');
    await expect(
      await row(canvas, t({ ru: /^Вариант 1: Войти/, en: /^Choice 1: Войти/ })),
    ).toHaveAttribute('aria-level', '2');
    await expect(await row(canvas, new RegExp(`^${t(nodeTypeNames).text}: Войти`))).toHaveAttribute(
      'aria-level',
      '3',
    );
    await userEvent.keyboard('{Enter}');
    await title(newText());
    await userEvent.keyboard('Рассвет{Enter}');
    await title(newText());
    await userEvent.keyboard('Остаться{Shift>}{Tab}{/Shift}');
    await expect(
      await row(canvas, t({ ru: /^Вариант 2: Остаться/, en: /^Choice 2: Остаться/ })),
    ).toHaveAttribute('aria-level', '2');

    // Where no level can be made, the editor says so and the focus stays.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expectToast(new RegExp(t(problemMessages)['level-outermost']));
    await title('Остаться');

    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('рассв');
    await waitFor(async () => expect(await screen.findByRole('option')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).text}: Остаться`));
    await expect(
      await row(canvas, t({ ru: /^Снова к узлу «Рассвет»/, en: /^Again to the node “Рассвет”/ })),
    ).toHaveAttribute('aria-level', '3');

    // «Рассвет» is written in the first branch, so that branch ends and takes what is moved in, as one step of undo.
    const steps = Number(canvas.getByTestId('steps').textContent);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() =>
      expect(said(canvas)).toHaveTextContent(
        t(outlineMessages).said.follows({ from: 'Рассвет', to: 'Остаться' }),
      ),
    );
    await atRow(canvas, new RegExp(`^${t(nodeTypeNames).text}: Остаться`));
    await expect(
      canvas.queryByRole('row', { name: t({ ru: /^Вариант 2/, en: /^Choice 2/ }) }),
    ).toBeNull();
    await expect(canvas.getByTestId('steps')).toHaveTextContent(`${steps + 1}`);
  },
};

/** What a new node says gives way to the first letter, whichever way the author comes to its field. */
export const DefaultText: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByLabelText(t(outlineMessages).title)).toHaveFocus());
    await userEvent.keyboard('Тропа{ArrowDown}Туман.{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(t(outlineMessages).title)).toHaveValue(newText()),
    );
    await fieldOf(canvas, t(outlineMessages).title);
    await userEvent.keyboard('Обрыв');
    await userEvent.click(canvas.getByLabelText(t(outlineMessages).content));
    await userEvent.keyboard('Ветер.');
    await expect(canvas.getByTestId('story-text')).toHaveTextContent(
      /Тропа Туман\..*Обрыв Ветер\./,
    );
    await expect(canvas.getByTestId('story-text')).not.toHaveTextContent(
      t({ ru: 'Введите текст узла', en: 'Write the text' }),
    );
  },
};
