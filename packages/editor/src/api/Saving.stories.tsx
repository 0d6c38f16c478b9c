import {
  contract,
  type ErrorCode,
  errorMessages,
  errorStatuses,
  toSaveRequest,
} from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { type StoryDocument, updateNode } from '@dreamfork/story';
import { expectToast, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Editor, nodeCard, openEditor } from '../testing/storyActions.ts';
import { type ApiAuthor, ApiRoom, createApiAuthor } from './testing/ApiRoom.tsx';

const storyId = lighthouseStory.id;
const { create, update } = contract.stories;

let author: ApiAuthor;
let saving: CallInterception;

const meta = {
  title: 'Editor/Over the API/Saving',
  component: ApiRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server answers a save in each way it can.',
      whenNot: 'The editor is shown without a server.',
      instead: 'Stories of Editor/Saving over services in memory.',
      keyboard: { 'Ctrl or Cmd + S': 'Saves.' },
      accessibility: 'What became of a save is told in the top bar and announced.',
      do: 'Give the services `drafts`: what is written is then in the browser too.',
      dont: 'Close the editor when a save fails.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    saving = interceptCalls([create, update]);
    msw.use(...saving.handlers, ...createHandlers());
  },
  render: (args) => <ApiRoom {...args} author={author} />,
  args: { author: createApiAuthor() },
  argTypes: { author: { table: { disable: true } } },
} satisfies Meta<typeof ApiRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Writes the text of a node and leaves the field open, as an author who goes on writing. */
async function write(editor: Editor, nodeId: string, text: string): Promise<HTMLElement> {
  await userEvent.click(nodeCard(editor, nodeId));
  const tab = await editor.findByTestId('node-tab');
  await userEvent.click(within(tab).getByRole('button', { name: 'Изменить' }));
  const field = within(tab).getByLabelText('Текст');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

const save = () => userEvent.keyboard('{Control>}s{/Control}');

const expectStatus = (editor: Editor, status: string) =>
  waitFor(() => expect(editor.getByTestId('save-status')).toHaveTextContent(status));

/** The text of a node as the server holds it. */
async function savedText(nodeId: string): Promise<string | undefined> {
  const answer = await author.client.stories.data(storyId);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.nodes.find(({ id }) => id === nodeId)?.content;
}

/** The popover behind the save state. */
async function openDetails(editor: Editor, status: string): Promise<HTMLElement> {
  await userEvent.click(editor.getByRole('button', { name: `${status}: подробнее` }));
  return screen.findByRole('dialog', { name: 'Где хранится работа' });
}

const inThisBrowser = /Все правки есть и в этом браузере/;

/** The same author writes another text into a node on another device. */
async function saveElsewhere(nodeId: string, content: string): Promise<void> {
  const elsewhere = createApiAuthor().client;
  const opened = await elsewhere.stories.data(storyId);
  if (!opened.ok) throw new Error(opened.error.message);
  const { version, isPublic } = opened.value;
  const written = updateNode(opened.value as StoryDocument, { nodeId, content });
  if (!written.ok) throw new Error(`There is no node ${nodeId}.`);
  await elsewhere.stories.update(
    storyId,
    toSaveRequest(written.value.story, { isPublic, version }),
  );
}

/** What is written goes to the server by itself. */
export const SavedByItself: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await expectStatus(editor, 'Не сохранено');
    await expectStatus(editor, 'Сохранено');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** A server that holds nothing: a new story with a title of its own is saved for the first time. */
export const Empty: Story = {
  args: { storyId: null },
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByRole('heading', { name: 'Новая история' })).toBeVisible();
    await save();
    await expectToast('История успешно сохранена');
    const own = await author.client.stories.listOwn();
    await expect(own.ok && own.value.stories.map(({ title }) => title)).toEqual(['Новая история']);
  },
};

/** A save takes its time: the author writes on, and what was written meanwhile goes with the next one. */
export const Slow: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    saving.hold();
    const field = await write(editor, 'lighthouse-start', 'Катер');
    await save();
    await expectStatus(editor, 'Сохраняется');
    await userEvent.type(field, ' ушёл.');
    saving.pass();
    await expectToast('История успешно сохранена');
    await expect(field).toHaveValue('Катер ушёл.');
    await expectStatus(editor, 'Сохранено');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** The session ends while the author writes: nothing is lost, and after a new sign-in it is saved. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await author.client.authentication.logout();
    await save();
    await expectToast(/401 - Требуется авторизация. Войдите и повторите/);
    await expect(field).toHaveValue('Катер ушёл.');
    const details = await openDetails(editor, 'Не сохранено');
    await expect(details).toHaveTextContent('Сессия закончилась. Войдите снова');
    await waitFor(() => expect(details).toHaveTextContent(inThisBrowser));
    await author.signIn();
    await userEvent.click(within(details).getByRole('button', { name: 'Попробовать снова' }));
    await expectToast('История успешно сохранена');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** Another device saved another place: both edits are in the story, without a question. */
export const ConflictMerged: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await saveElsewhere('lighthouse-pier', 'Маяк горит.');
    await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await save();
    await expectToast('История успешно сохранена');
    await expect(nodeCard(editor, 'lighthouse-start')).toHaveTextContent('Катер ушёл.');
    await expect(nodeCard(editor, 'lighthouse-pier')).toHaveTextContent('Маяк горит.');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
    await expect(await savedText('lighthouse-pier')).toBe('Маяк горит.');
  },
};

/** Another device changed the same text: the author sees both and decides; undo brings the other back. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await saveElsewhere('lighthouse-start', 'Катер не пришёл.');
    await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Историю изменили в другом месте' });
    const question = within(dialog).getByRole('radiogroup');
    await expect(question).toHaveTextContent('Катер ушёл.');
    await expect(question).toHaveTextContent('Катер не пришёл.');
    await userEvent.click(within(question).getByRole('radio', { name: 'С сервера' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Соединить и сохранить' }));
    await expectToast('История успешно сохранена');
    await expect(nodeCard(editor, 'lighthouse-start')).toHaveTextContent('Катер не пришёл.');
    await userEvent.click(editor.getByRole('button', { name: 'Отменить: соединение двух версий' }));
    await expect(nodeCard(editor, 'lighthouse-start')).toHaveTextContent('Катер ушёл.');
  },
};

/** A refusal in the words of the server; the text stays, and the next save succeeds. */
const refused = (code: ErrorCode): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = await write(editor, 'lighthouse-start', 'Катер ушёл.');
    saving.refuse(code);
    await save();
    const answer = `${errorStatuses[code]} - ${errorMessages.ru[code]}`;
    await expectToast(`Ошибка сохранения: Не удалось обновить историю: ${answer}`);
    await expect(field).toHaveValue('Катер ушёл.');
    const details = await openDetails(editor, 'Не сохранено');
    await waitFor(() => expect(details).toHaveTextContent(inThisBrowser));
    saving.pass();
    await userEvent.click(within(details).getByRole('button', { name: 'Попробовать снова' }));
    await expectToast('История успешно сохранена');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
});

/** 413: the story is larger than the server takes. */
export const TooBig: Story = refused('body-too-large');

/** 422: the server finds errors that the editor does not. */
export const Invalid: Story = refused('story-invalid');

/** 500: the server has an accident of its own. */
export const Failing: Story = refused('internal');

/** The titles that are taken cannot be had: the save goes on without the question. */
export const TitleCheckFails: Story = {
  beforeEach: ({ msw }) => {
    const check = interceptCalls([contract.stories.listForDuplicates]);
    check.refuse('internal');
    msw.use(...check.handlers);
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await save();
    await expectToast('История успешно сохранена');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** The connection is lost and comes back: the bar says so, and the edits leave by themselves. */
export const OfflineAndBack: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    saving.lose();
    const field = await write(editor, 'lighthouse-start', 'Катер');
    await expectStatus(editor, 'Офлайн');
    await userEvent.type(field, ' ушёл.');
    const details = await openDetails(editor, 'Офлайн');
    await expect(details).toHaveTextContent('Сервер не отвечает. Можно работать дальше');
    await waitFor(() => expect(details).toHaveTextContent(inThisBrowser));
    await userEvent.keyboard('{Escape}');
    saving.pass();
    window.dispatchEvent(new Event('online'));
    await expectStatus(editor, 'Сохранено');
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};
