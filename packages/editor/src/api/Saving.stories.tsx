import { contract, errorMessages, errorStatuses, routes } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { nodeMessages } from '../features/inspector/node.messages.ts';
import { saveDetailsMessages } from '../shell/saveDetails.messages.ts';
import { saveMessages, syncMessages } from '../shell/saving.messages.ts';
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
      accessibility: 'The result of a save is shown in the top bar and announced.',
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
  await userEvent.click(within(tab).getByRole('button', { name: t(nodeMessages).edit }));
  const field = within(tab).getByLabelText(t(nodeMessages).content);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

const save = () => userEvent.keyboard('{Control>}s{/Control}');

const expectStatus = (editor: Editor, status: string) =>
  waitFor(() => expect(editor.getByTestId('save-status')).toHaveTextContent(status));

/** The text of a node as the server holds it. */
async function savedText(nodeId: string): Promise<string | undefined> {
  const answer = await author.client.call(routes.stories.data, { params: { id: storyId } });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.nodes.find(({ id }) => id === nodeId)?.content;
}

/** The popover behind the save state. */
async function openDetails(editor: Editor, status: string): Promise<HTMLElement> {
  await userEvent.click(editor.getByRole('button', { name: t(syncMessages).show(status) }));
  return screen.findByRole('dialog', { name: t(syncMessages).label });
}

const inThisBrowser = () => t(saveDetailsMessages).draft.stored;

/** What is written goes to the server by itself. */
export const SavedByItself: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await expectStatus(editor, t(syncMessages).unsaved);
    await expectStatus(editor, t(syncMessages).saved);
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** A server that holds nothing: a new story with a title of its own is saved for the first time. */
export const FirstSave: Story = {
  args: { storyId: null },
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(
      editor.getByRole('heading', { name: t({ ru: 'Новая история', en: 'New story' }) }),
    ).toBeVisible();
    await save();
    await expectToast(t(saveMessages).succeeded);
    const own = await author.client.call(routes.stories.listOwn, {});
    await expect(own.ok && own.value.stories.map(({ title }) => title)).toEqual([
      t({ ru: 'Новая история', en: 'New story' }),
    ]);
  },
};

/** A save takes its time: the author writes on, and what was written meanwhile goes with the next one. */
export const Slow: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    saving.hold();
    const field = await write(editor, 'lighthouse-start', 'Катер');
    await save();
    await expectStatus(editor, t(syncMessages).saving);
    await userEvent.type(field, ' ушёл.');
    saving.pass();
    await expectToast(t(saveMessages).succeeded);
    await expect(field).toHaveValue('Катер ушёл.');
    await expectStatus(editor, t(syncMessages).saved);
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** The session ends while the author writes: nothing is lost, and after a new sign-in it is saved. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = await write(editor, 'lighthouse-start', 'Катер ушёл.');
    await author.client.call(routes.authentication.logout, {});
    await save();
    await expectToast(new RegExp(`401 - ${t(errorMessages).unauthorized}`));
    await expect(field).toHaveValue('Катер ушёл.');
    const details = await openDetails(editor, t(syncMessages).unsaved);
    await expect(details).toHaveTextContent(t(saveDetailsMessages).signedOutText);
    await waitFor(() => expect(details).toHaveTextContent(inThisBrowser()));
    await author.signIn();
    await userEvent.click(
      within(details).getByRole('button', { name: t(saveDetailsMessages).retry }),
    );
    await expectToast(t(saveMessages).succeeded);
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** The server refuses: its words are shown, the text stays, and the next save succeeds. */
export const Failing: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const field = await write(editor, 'lighthouse-start', 'Катер ушёл.');
    saving.refuse('internal');
    await save();
    const answer = { status: errorStatuses.internal, body: t(errorMessages).internal };
    await expectToast(t(saveMessages).failed(t(saveMessages).updateFailed(answer)));
    await expect(field).toHaveValue('Катер ушёл.');
    const details = await openDetails(editor, t(syncMessages).unsaved);
    await waitFor(() => expect(details).toHaveTextContent(inThisBrowser()));
    saving.pass();
    await userEvent.click(
      within(details).getByRole('button', { name: t(saveDetailsMessages).retry }),
    );
    await expectToast(t(saveMessages).succeeded);
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};

/** The connection is lost and comes back: the bar says so, and the edits leave by themselves. */
export const OfflineAndBack: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    saving.lose();
    const field = await write(editor, 'lighthouse-start', 'Катер');
    await expectStatus(editor, t(syncMessages).offline);
    await userEvent.type(field, ' ушёл.');
    const details = await openDetails(editor, t(syncMessages).offline);
    await expect(details).toHaveTextContent(t(saveDetailsMessages).offlineText);
    await waitFor(() => expect(details).toHaveTextContent(inThisBrowser()));
    await userEvent.keyboard('{Escape}');
    saving.pass();
    window.dispatchEvent(new Event('online'));
    await expectStatus(editor, t(syncMessages).saved);
    await expect(await savedText('lighthouse-start')).toBe('Катер ушёл.');
  },
};
