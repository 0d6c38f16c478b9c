import { contract, type ErrorCode, errorMessages, routes } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { nodeWritingMessages } from '../components/nodeText/messages.ts';
import { publishingDetailsMessages } from '../features/publishing/details.messages.ts';
import { saveMessages } from '../shell/saving.messages.ts';
import { type Editor, nodeCard, openEditor } from '../testing/storyActions.ts';
import { type ApiAuthor, ApiRoom, createApiAuthor } from './testing/ApiRoom.tsx';

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/New nodes',
  component: ApiRoom,
  parameters: {
    ...usage({
      when: 'What an author sees of a new node when the server registers it, refuses, fails, is slow or is lost.',
      whenNot: 'You look for the ways to add a node.',
      instead: 'Stories of Editor/Editing.',
      keyboard: { T: 'Adds a node with a text.' },
      accessibility: 'The focus is in the text of the new node at once.',
      do: 'Let the author write without waiting for the server.',
      dont: 'Tell of a refusal that changes nothing for the author.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([contract.stories.createNode]);
    msw.use(...calls.handlers, ...createHandlers());
  },
  render: (args) => <ApiRoom {...args} author={author} />,
  args: { author: createApiAuthor() },
  argTypes: { author: { table: { disable: true } } },
} satisfies Meta<typeof ApiRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds a node with a text from the start of the story, and writes into it. */
async function addNode(editor: Editor, text: string): Promise<void> {
  nodeCard(editor, 'lighthouse-start').focus();
  await userEvent.keyboard('t');
  await waitFor(() =>
    expect(document.activeElement).toHaveAccessibleName(
      t(nodeWritingMessages).text(t({ ru: 'Новый текст', en: 'New text' })),
    ),
  );
  await userEvent.keyboard(`${text}{Escape}`);
}

/** The node with this text as the server holds it. */
async function savedNode(text: string) {
  const answer = await author.client.call(routes.stories.data, {
    params: { id: lighthouseStory.id },
  });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.nodes.find(({ content }) => content === text);
}

/** Saves; the new nodes lead nowhere yet, so they are not shown to readers. */
async function pressSave(): Promise<void> {
  await userEvent.keyboard('{Control>}s{/Control}');
  const { confirmTitle, saveOnly } = t(publishingDetailsMessages);
  const question = within(await screen.findByRole('alertdialog', { name: confirmTitle }));
  await userEvent.click(question.getByRole('button', { name: saveOnly }));
}

async function save(): Promise<void> {
  await pressSave();
  await expectToast(t(saveMessages).succeeded);
}

/** The server gives an id for the node after this one: the author waits for neither. */
export const Registered: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await addNode(editor, 'Пахнет мхом.');
    await addNode(editor, 'Дверь заперта.');
    await save();
    await expect(await savedNode('Пахнет мхом.')).toBeDefined();
    await expect(await savedNode('Дверь заперта.')).toBeDefined();
  },
};

/** Whatever becomes of the call, both nodes are there with their texts, nothing is said, and they are saved. */
const unregistered = (
  decide: (interception: CallInterception) => void,
  beforeSaving?: () => Promise<void>,
): Story => ({
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    decide(calls);
    await addNode(editor, 'Пахнет мхом.');
    await addNode(editor, 'Дверь заперта.');
    const cards = editor
      .getAllByTestId('story-node')
      .map(({ textContent }: HTMLElement) => textContent);
    await expect(cards).toContainEqual(expect.stringContaining('Пахнет мхом.'));
    await expect(cards).toContainEqual(expect.stringContaining('Дверь заперта.'));
    await expect(within(document.body).queryByRole('alert')).toBeNull();
    await beforeSaving?.();
    await save();
    await expect(await savedNode('Пахнет мхом.')).toBeDefined();
    await expect(await savedNode('Дверь заперта.')).toBeDefined();
  },
});

const refusedWith = (code: ErrorCode, beforeSaving?: () => Promise<void>): Story =>
  unregistered(({ refuse }) => refuse(code), beforeSaving);

/** The answer does not come while the author writes and saves. */
export const Slow: Story = unregistered(({ hold }) => hold());

/** 401: the next save asks for a sign-in, and after it both nodes are saved. */
export const SignedOut: Story = refusedWith('unauthorized', async () => {
  await pressSave();
  await expectToast(new RegExp(`401 - ${t(errorMessages).unauthorized}`));
  await author.signIn();
});

/** 413 */
export const TooBig: Story = refusedWith('body-too-large');

/** 422 */
export const Unprocessable: Story = refusedWith('story-invalid');

/** 500 */
export const FailedAndRepeated: Story = refusedWith('internal');

export const Lost: Story = unregistered(({ lose }) => lose());
