import { lighthouseStory, mockData } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { deleteNodes, type StoryDocument, updateNode } from '@dreamfork/story';
import { expectToast, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../EditorContext.tsx';
import { reviewMessages } from '../features/review/messages.ts';
import { saveDetailsMessages } from '../shell/saveDetails.messages.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';
import { playTroubled } from './testing/playTroubled.ts';

let author: ApiAuthor;
let calls: CallInterception;

const { document } = lighthouseStory;
const pier = 'lighthouse-pier';

/** The story after an edit of it. */
function after(edit: (story: StoryDocument) => ReturnType<typeof updateNode>): StoryDocument {
  const result = edit(document);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.story;
}

const rewritten = (was: string, is: string) =>
  after((story) => {
    const content = story.nodes.find(({ id }) => id === pier)?.content.replace(was, is) ?? '';
    return updateNode(story, { nodeId: pier, content });
  });

const meta = {
  title: 'Editor/Over the API/Review',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'An author reads what first readers say about the draft, answers, and takes their suggestions.',
      whenNot: 'Readers of a public story say what they think of it.',
      instead: 'The comments on the page of the story.',
      keyboard: {
        F8: 'Goes to the next open thread, with Shift to the one before.',
        ArrowDown: 'Moves along the threads.',
        Enter: 'Unfolds a thread, or folds it.',
      },
      accessibility:
        'A list of threads in reading order; which one is unfolded is announced. What is struck or underlined is also said.',
      do: 'Answer where the words are.',
      dont: 'Wait for a finished story before it is shown to anybody.',
    }),
    layout: 'fullscreen',
  },
  args: { storyId: lighthouseStory.id, document, panel: 'review' },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    localStorage.clear();
    author = createApiAuthor();
    calls = interceptCalls();
    msw.use(...calls.handlers, ...createHandlers());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const threadOf = async (id: string): Promise<HTMLElement> => {
  await screen.findByTestId('review-panel');
  return waitFor(() => {
    const row = window.document.querySelector<HTMLElement>(`[data-thread="${id}"]`);
    if (!row) throw new Error(`There is no thread ${id}.`);
    return row;
  });
};

/** Unfolds a thread. */
async function unfold(id: string) {
  const row = await threadOf(id);
  const [head] = within(row).getAllByRole('button');
  if (head?.getAttribute('aria-expanded') === 'false') await userEvent.click(head);
  return within(await threadOf(id));
}

const smoke = 'thread-of-the-smoke';
const box = 'thread-of-the-box';
const storyText = () => screen.getByTestId('story-text').textContent ?? '';

/** Open threads in reading order, each with who, when, and the words that are meant. */
export const Open: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: t(reviewMessages).list }));
    const rows = list.getAllByRole('listitem');
    await expect(
      rows.map((row) => row.querySelector('[data-thread]')?.getAttribute('data-thread')),
    ).toEqual([smoke, box]);
    await expect(list.getByText('как карандашная черта')).toBeVisible();
    await expect(list.getByText('Карандаш слишком чистый для этой зимы.')).toBeVisible();
    await expect(list.getByText(t(reviewMessages).answers(1))).toBeVisible();
  },
};

export const Resolved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: t(reviewMessages).resolved(1) }),
    );
    const row = await unfold('thread-of-the-story');
    await expect(row.getByText(t(reviewMessages).story)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).reopen }));
    await expect(await canvas.findByText(t(reviewMessages).noneResolved)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t(reviewMessages).open(3) })).toBeVisible();
  },
};

/** Nobody has said anything. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...createHandlers('ok', { database: { ...mockData, stories: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(reviewMessages).none)).toBeVisible();
    await expect(canvas.getByText(t(reviewMessages).noneText)).toBeVisible();
  },
};

/** A story that was never saved has no readers. */
export const Unsaved: Story = {
  args: { storyId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(reviewMessages).unsavedText)).toBeVisible();
  },
};

export const Troubled: Story = {
  beforeEach: () => calls.hold(),
  play: () =>
    playTroubled(
      {
        loading: t(reviewMessages).loading,
        failed: t(reviewMessages).failed,
        loaded: 'Карандаш слишком чистый для этой зимы.',
      },
      { calls, author },
    ),
};

/** A suggestion is taken as one step of undo, and undone by the notice. */
export const Suggestion: Story = {
  play: async () => {
    const row = await unfold(smoke);
    await expect(row.getByText('Карандаш слишком чистый для этой зимы.')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).take }));
    await waitFor(() => expect(storyText()).toContain('тонкий и ровный, как черта углём.'));
    await expect(screen.getByTestId('steps')).toHaveTextContent('1');
    await expectToast(t(reviewMessages).taken('Нина'));
    const taken = within(await threadOf(smoke));
    await expect(
      taken.getByRole('heading', { name: t(reviewMessages).suggestionTaken }),
    ).toBeVisible();
    await expect(taken.queryByRole('button', { name: t(reviewMessages).take })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t({ ru: 'Отменить', en: 'Undo' }) }));
    await waitFor(() => expect(storyText()).toContain('как карандашная черта.'));
    await expect(
      await within(await threadOf(smoke)).findByRole('button', { name: t(reviewMessages).take }),
    ).toBeVisible();
  },
};

/** The author has changed words of the quote: the old ones are struck, and both changes are compared. */
export const Changed: Story = {
  args: { document: rewritten('карандашная черта', 'угольная черта') },
  play: async () => {
    const row = await unfold(smoke);
    await expect(row.getByText(t(reviewMessages).states.changed)).toBeVisible();
    await expect(row.getAllByText('как карандашная черта').some((one) => one.matches('del'))).toBe(
      true,
    );
    await expect(row.getByText('как угольная черта')).toBeVisible();
    await expect(row.getByText(t(reviewMessages).stale3)).toBeVisible();
    await expect(row.getByText(t(reviewMessages).notMerged)).toBeVisible();
    await expect(row.queryByRole('button', { name: t(reviewMessages).take })).toBeNull();
  },
};

/** Of two changes that do not touch one another the text has both. */
export const StaleMerged: Story = {
  args: { document: rewritten('как карандашная', 'словно карандашная') },
  play: async () => {
    const row = await unfold(smoke);
    await expect(row.getByText(t(reviewMessages).stale3)).toBeVisible();
    const merge = row.queryByRole('button', { name: t(reviewMessages).takeMerged });
    await expect(merge).toBeVisible();
    if (merge) await userEvent.click(merge);
    await waitFor(() => expect(storyText()).toContain('словно черта углём'));
  },
};

/** The passage is gone: the comment stays, at the story, with the words that it was about. */
export const GoneNode: Story = {
  args: { document: after((story) => deleteNodes(story, { nodeIds: [pier] })) },
  play: async () => {
    const row = await unfold(smoke);
    await expect(row.getByText(t(reviewMessages).states.gone)).toBeVisible();
    await expect(row.getByText(t(reviewMessages).story)).toBeVisible();
    await expect(row.getByText(t(reviewMessages).goneSuggestion)).toBeVisible();
    await expect(row.queryByRole('button', { name: t(reviewMessages).show })).toBeNull();
  },
};

/** What was written stays in its field through a lost connection and a closed panel, and is sent in the end. */
export const Answer: Story = {
  play: async ({ canvas }) => {
    const row = await unfold(box);
    await userEvent.type(
      row.getByRole('textbox', { name: t(reviewMessages).answerLabel }),
      'Пусть ждёт.',
    );
    calls.lose();
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).answer }));
    await expect(await row.findByText(t({ ru: /Не отправлено/, en: /Not sent/ }))).toBeVisible();
    // Folded and unfolded again.
    const [head] = row.getAllByRole('button');
    if (head) await userEvent.click(head);
    const again = await unfold(box);
    const field = again.getByRole('textbox', { name: t(reviewMessages).answerLabel });
    await expect(field).toHaveValue('Пусть ждёт.');
    calls.pass();
    await userEvent.click(again.getByRole('button', { name: t(reviewMessages).answer }));
    await expect(await canvas.findByText('Пусть ждёт.', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** An own comment is edited and deleted. */
export const OwnComment: Story = {
  play: async ({ canvas }) => {
    const row = await unfold(box);
    await userEvent.type(
      row.getByRole('textbox', { name: t(reviewMessages).answerLabel }),
      'Пусть',
    );
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).answer }));
    const own = t(reviewMessages).edit('Анна Северная');
    await userEvent.click(await row.findByRole('button', { name: own }));
    const field = row.getByRole('textbox', { name: t(reviewMessages).editLabel });
    await userEvent.type(field, ' ждёт.');
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).saveEdit }));
    await expect(await canvas.findByText('Пусть ждёт.', { selector: 'p' })).toBeVisible();
    const [, last] = row.getAllByRole('button', {
      name: t(reviewMessages).remove('Анна Северная'),
    });
    if (last) await userEvent.click(last);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t(reviewMessages).removeConfirm }));
    await waitFor(() => expect(canvas.queryByText('Пусть ждёт.', { selector: 'p' })).toBeNull());
  },
};

let editor: EditorContextValue;

/** The way of the reader is played up to the passage, and kept as a test; where the story differs, it says so. */
export const Reading: Story = {
  args: {
    prepare: (made) => {
      editor = made;
    },
  },
  play: async () => {
    const row = await unfold(smoke);
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).seeAsReader }));
    await expect(editor.workspace.getState().preview?.state?.currentNodeId).toBe(pier);
    editor.workspace.closePreview();
    await userEvent.click(row.getByRole('button', { name: t(reviewMessages).keepAsTest }));
    await expectToast(t(reviewMessages).kept);
    await expect(editor.session.getState().document.tests).toHaveLength(1);
    await expect(screen.getByTestId('steps')).toHaveTextContent('1');
  },
};

export const ReadingBroken: Story = {
  args: { document: { ...document, startNodeId: null } },
  play: async () => {
    const row = await unfold(smoke);
    await expect(row.getByTestId('reading-broken')).toHaveTextContent(
      t({ ru: /История с тех пор изменилась/, en: /The story has changed since/ }),
    );
    await expect(row.queryByRole('button', { name: t(reviewMessages).keepAsTest })).toBeNull();
  },
};

/** A look that fails says so above the threads, which stay. */
export const Stale: Story = {
  args: {
    prepare: (made) => {
      editor = made;
    },
  },
  play: async ({ canvas }) => {
    await threadOf(smoke);
    calls.lose();
    const { reviewFor } = await import('../features/review/createReview.ts');
    await reviewFor(editor).load();
    await expect(await canvas.findByText(t(reviewMessages).stale)).toBeVisible();
    await threadOf(smoke);
    calls.pass();
    await userEvent.click(canvas.getByRole('button', { name: t(saveDetailsMessages).retry }));
    await waitFor(() => expect(canvas.queryByText(t(reviewMessages).stale)).toBeNull());
  },
};

/** One first reader alone. */
export const OnePerson: Story = {
  play: async ({ canvas }) => {
    await threadOf(box);
    await userEvent.click(canvas.getByRole('button', { name: t({ ru: /Кто/, en: /Who/ }) }));
    await userEvent.click(await screen.findByRole('option', { name: 'Олег' }));
    await threadOf(box);
    await waitFor(() =>
      expect(window.document.querySelector(`[data-thread="${smoke}"]`)).toBeNull(),
    );
  },
};

/** On a phone nothing is wider than the panel. */
export const Narrow: Story = {
  args: { width: 360, document: rewritten('карандашная черта', 'серая карандашная черта') },
  play: async () => {
    await unfold(smoke);
    const panel = await screen.findByTestId('review-panel');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
