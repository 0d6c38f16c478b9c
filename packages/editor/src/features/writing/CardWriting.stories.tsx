import { newStory } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { canvasMessages } from '../../canvas/messages.ts';
import { editMessages } from '../../commands/edits/messages.ts';
import { completionMessages, nodeWritingMessages } from '../../components/nodeText/messages.ts';
import { counted } from '../../counted.messages.ts';
import { StoryEditor } from '../../StoryEditor.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { fullHeight, storyEditorArgs } from '../../testing/storyEditorParts.tsx';

const meta = {
  title: 'Editor/Writing on the canvas',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'Writes a node in place: its card on the canvas becomes a field for title and text, and below it the choices that lead on.',
      whenNot:
        'The text is long, or has to be formatted; the story is small enough to be edited as one text.',
      instead: 'Writing at full width, Text mode.',
      keyboard: {
        Enter:
          'Opens the selected card; in the field for a choice, makes the choice, its node and the connection.',
        'Ctrl or Cmd + Enter': 'Goes to the next node without a text.',
        Escape: 'Leaves the card and keeps what was typed.',
      },
      accessibility:
        'The fields have labels; which node is written is announced, and the focus returns to its card.',
      do: 'Type `[[words->title]]` where the story branches off: choice, node and connection are made when you leave the text.',
      dont: 'Open a second card to compare: one is written at a time.',
    }),
    layout: 'fullscreen',
  },
  decorators: [fullHeight],
  args: storyEditorArgs,
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the text of a node with a double click, and gives its fields. */
async function write(canvasElement: HTMLElement, id: string) {
  const editor = await openEditor(canvasElement);
  await userEvent.dblClick(nodeCard(editor, id));
  const fields = within(await editor.findByTestId('card-editor'));
  return { editor, fields };
}

/** A double click writes the text on the card; the properties follow, and Escape keeps what was typed. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const { editor, fields } = await write(canvasElement, 'keeper');
    const text = fields.getByLabelText(t(nodeWritingMessages).text('Голос смотрителя'));
    await expect(text).toHaveFocus();
    const tab = within(await editor.findByTestId('node-tab'));
    const figures = tab.getByTestId('node-figures');
    const before = figures.textContent;
    await userEvent.type(text, ' Он ждал.');
    await expect(figures).not.toHaveTextContent(before);
    await expect(
      tab.getByLabelText<HTMLTextAreaElement>(t({ ru: 'Текст', en: 'Text' })).value,
    ).toContain('Он ждал.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByTestId('card-editor')).toBeNull());
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveFocus());
    await expect(
      tab.getByLabelText<HTMLTextAreaElement>(t({ ru: 'Текст', en: 'Text' })).value,
    ).toContain('Он ждал.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(
      tab.getByLabelText<HTMLTextAreaElement>(t({ ru: 'Текст', en: 'Text' })).value,
    ).not.toContain('Он ждал.');
    await userEvent.keyboard('{Enter}');
    await expect(
      await editor.findByLabelText(t(nodeWritingMessages).text('Голос смотрителя')),
    ).toHaveFocus();
  },
};

/** What a page or a word processor puts on the clipboard, with its text beside it. */
function clipboardWith(html: string, text: string): DataTransfer {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', text);
  return data;
}

/** Pasted bold, italics, headings, lists and links become Markdown, anything else plain text; keys format what is selected. */
export const Formats: Story = {
  play: async ({ canvasElement }) => {
    const { fields } = await write(canvasElement, 'keeper');
    const text = fields.getByLabelText<HTMLTextAreaElement>(
      t(nodeWritingMessages).text('Голос смотрителя'),
    );
    const paste = async (html: string, plain: string, result: string) => {
      text.select();
      await userEvent.paste(clipboardWith(html, plain));
      await waitFor(() => expect(text).toHaveValue(result));
    };
    await paste(
      '<h2>Ночь</h2><p>Он <b>ждал</b> <em>долго</em>.</p><ul><li>Соль</li><li><a href="https://a.example">Огни</a></li></ul>',
      'Ночь',
      '## Ночь\n\nОн **ждал** *долго*.\n\n- Соль\n- [Огни](https://a.example)',
    );
    await paste('<p>Он <span>ждал</span>.</p>', 'Он ждал.', 'Он ждал.');
    await paste('<b style="font-weight:400">Он *ждал*.</b>', 'Он *ждал*.', 'Он *ждал*.');
    await paste(
      '<img src=x onerror="window.isHurt = true"><a href="javascript:alert(1)">Слово</a>',
      'Слово',
      'Слово',
    );
    await paste(`${'<div><b><i>'.repeat(5000)}Слово`, 'Слово', '***Слово***');
    await expect(window).not.toHaveProperty('isHurt');
    text.select();
    await userEvent.keyboard('Огни{Control>}a{/Control}{Control>}b{/Control}');
    await expect(text).toHaveValue('**Огни**');
  },
};

/** A typed choice and Enter make the choice, its node and the connection; an arrow and a title lead to a node that exists. */
export const Choices: Story = {
  play: async ({ canvasElement }) => {
    const { editor, fields } = await write(canvasElement, 'foot');
    const counts = editor.getByTestId('story-counts');
    const before = counts.textContent;
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
    const next = fields.getByLabelText(t(nodeWritingMessages).newChoice);
    while (document.activeElement !== next) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('Спуститься в подвал{Enter}');
    await expect(counts).not.toHaveTextContent(before ?? '');
    await expect(next).toHaveValue('');
    await userEvent.keyboard('Вернуться->фонарн');
    const list = await fields.findByRole('listbox', { name: t(completionMessages).suggestions });
    await expect(within(list).getByRole('option', { name: /Фонарная комната/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveValue('Вернуться->Фонарная комната');
    await userEvent.keyboard('{Enter}');
    await expect(nodeCard(editor, 'foot')).toHaveTextContent('Вернуться');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(nodeCard(editor, 'foot')).toHaveFocus());
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(counts).toHaveTextContent(before ?? '');
  },
};

/** A choice that is not entered yet becomes one before the page goes, and when the story is saved. */
export const TypedChoiceIsKept: Story = {
  play: async ({ canvasElement }) => {
    const { editor, fields } = await write(canvasElement, 'foot');
    const next = fields.getByLabelText(t(nodeWritingMessages).newChoice);
    await userEvent.type(next, 'Спуститься в подвал');
    await fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(nodeCard(editor, 'foot')).toHaveTextContent('Спуститься в подвал');
    await expect(next).toHaveValue('');
    await userEvent.type(next, 'Свистнуть{Control>}s{/Control}');
    await expectToast(t({ ru: 'История успешно сохранена', en: 'Story saved' }));
    await expect(nodeCard(editor, 'foot')).toHaveTextContent('Свистнуть');
    await expect(editor.getByTestId('save-status')).toHaveTextContent(
      t({ ru: 'Сохранено', en: 'Saved' }),
    );
    await expect(next).toHaveFocus();
  },
};

/** Where the choices are more than fit, the one that was added is in view. */
export const ManyChoices: Story = {
  play: async ({ canvasElement }) => {
    const { fields } = await write(canvasElement, 'foot');
    const next = fields.getByLabelText(t(nodeWritingMessages).newChoice);
    for (const choice of ['Вниз', 'Вверх', 'Назад', 'Ждать']) {
      await userEvent.type(next, `${choice}{Enter}`);
    }
    const last = fields.getByDisplayValue('Ждать').getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top);
  },
};

/** With a keyboard at a touch screen the first letter is the first of the start, not a command. */
export const KeyboardAtTouchScreen: Story = {
  args: { story: { isPublic: false, document: newStory({ ids: { next: () => 'start' } }) } },
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    const touch = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === '(pointer: coarse)' ? 'all' : query),
    );
    return () => touch.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.queryByTestId('card-editor')).toBeNull();
    await userEvent.keyboard('Town');
    const fields = within(await editor.findByTestId('card-editor'));
    await expect(
      fields.getByRole('textbox', { name: t({ ru: /^Текст/, en: /^Text/ }) }),
    ).toHaveValue('Town');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(t(counted).nodes(1));
  },
};

const begun = buildStory().node('start', 'start').build();

/** On a phone too a new card has room: with its text, two choices and that of the card added next it covers none near it. */
export const RoomToGrow: Story = {
  args: { story: { id: 'begun', version: 1, isPublic: false, document: begun } },
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    for (const name of ['Ночь', 'Утро']) {
      await userEvent.keyboard('t');
      const fields = within(await editor.findByTestId('card-editor'));
      await waitFor(() =>
        expect(
          fields.getByRole('textbox', { name: t({ ru: /^Текст/, en: /^Text/ }) }),
        ).toHaveFocus(),
      );
      await userEvent.paste(
        `${'Долгие слова. '.repeat(9)}\n[[Налево: ${name}]]\n[[Прямо: ${name}]]`,
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(editor.queryByTestId('card-editor')).toBeNull());
    }
    const cards = editor.getAllByTestId('story-node');
    await expect(cards.length).toBeGreaterThan(2);
    const boxes = cards.map((card: HTMLElement) => card.getBoundingClientRect());
    const covered = boxes.filter((one: DOMRect) =>
      boxes.some(
        (other: DOMRect) =>
          other !== one &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    await expect(covered).toEqual([]);
  },
};

/** Enter on a choice writes the node that it leads to. */
export const ToTarget: Story = {
  play: async ({ canvasElement }) => {
    const { editor, fields } = await write(canvasElement, 'foot');
    await userEvent.click(fields.getByLabelText(t(nodeWritingMessages).choice(1)));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(editor.getByTestId('card-editor')).not.toContainElement(
        fields.queryByLabelText(t(nodeWritingMessages).text('У подножия маяка')),
      ),
    );
  },
};

/** Links in double brackets complete with titles and become choices when the text is left. */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    const { editor, fields } = await write(canvasElement, 'start');
    const text = fields.getByLabelText(t(nodeWritingMessages).text('Начало истории'));
    await userEvent.keyboard('{Enter}[[[[Подняться->фонар');
    const list = await fields.findByRole('listbox', { name: t(completionMessages).suggestions });
    await expect(within(list).getByRole('option', { name: /Фонарная комната/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveFocus();
    await expect(fields.getByText(t(nodeWritingMessages).pending(['Подняться']))).toBeVisible();
    text.blur();
    await waitFor(() => expect(editor.queryByTestId('card-editor')).toBeNull());
    await expect(nodeCard(editor, 'start')).toHaveTextContent('Подняться');
    await expect(nodeCard(editor, 'start')).not.toHaveTextContent('[[');
  },
};

/** A new node is open for writing, its default text selected; Ctrl and Enter go on, and say when all is written. */
export const NextUnwritten: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByTestId('add-text'));
    const fields = within(await editor.findByTestId('card-editor'));
    const text = fields.getByLabelText<HTMLTextAreaElement>(
      t(nodeWritingMessages).text(t({ ru: 'Новый текст', en: 'New text' })),
    );
    await expect(text).toHaveFocus();
    await userEvent.keyboard('Море спало.{Enter}[[[[Ждать]]');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const next = (await editor.findByLabelText(
      t(nodeWritingMessages).text('Ждать'),
    )) as HTMLTextAreaElement;
    await expect(next).toHaveFocus();
    await expect([next.selectionStart, next.selectionEnd]).toEqual([0, next.value.length]);
    await userEvent.keyboard('Рассвело.{Control>}{Enter}{/Control}');
    await expectToast(t(editMessages).allWritten);
    await expect(next).toHaveFocus();
    await expect(next).toHaveValue('Рассвело.');
  },
};

/** From afar the view comes near before the writing begins. */
export const FromAfar: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const card = nodeCard(editor, 'keeper');
    card.focus();
    const out = editor.getByRole('button', { name: t(canvasMessages).zoomOut });
    for (let press = 0; press < 6; press += 1) await fireEvent.click(out);
    await userEvent.keyboard('{Enter}');
    const field = await editor.findByLabelText(t(nodeWritingMessages).text('Голос смотрителя'));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field.getBoundingClientRect().width).toBeGreaterThan(200));
  },
};
