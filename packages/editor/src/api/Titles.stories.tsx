import { contract } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import { openEditor } from '../testing/storyActions.ts';
import { type ApiAuthor, createApiAuthor } from './testing/ApiRoom.tsx';

const { title } = lighthouseStory.document;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Taken titles',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'What becomes of a new story whose title another story of the author’s has on the server.',
      whenNot: 'The question itself is meant.',
      instead: 'Stories of Editor/Saving.',
      keyboard: { Enter: 'Saves under the free title.', Escape: 'Saves nothing.' },
      accessibility: 'The focus is on the answer that changes no other story.',
      do: 'Propose a title that is free.',
      dont: 'Overwrite a story without asking.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([contract.stories.listForDuplicates]);
    msw.use(...calls.handlers, ...createHandlers());
  },
  render: () => (
    <StoryRoom
      story={{
        isPublic: false,
        document: { ...lighthouseStory.document, description: 'Черновик' },
      }}
      services={author.services}
    />
  ),
} satisfies Meta<typeof StoryRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saves the new story; the editor asks what is to become of the two. */
async function saveAndAsk(canvasElement: HTMLElement) {
  await openEditor(canvasElement);
  await userEvent.keyboard('{Control>}s{/Control}');
  return within(await findDialog(`История с названием "${title}" уже существует. Перезаписать?`));
}

/** The author's stories on the server, by title. */
async function ownStories(): Promise<{ id: string; title: string }[]> {
  const answer = await author.client.stories.listOwn();
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.stories.map(({ id, title: name }) => ({ id, title: name }));
}

const isOpen = { id: lighthouseStory.id, title };

/** The story is saved as another one under a title that no story of the author's has. */
export const Renamed: Story = {
  play: async ({ canvasElement }) => {
    const question = await saveAndAsk(canvasElement);
    await expect(question.getByText(/последнее изменение/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: `Сохранить как «${title} 2»` }));
    await expectToast('История успешно сохранена');
    const stories = await ownStories();
    await expect(stories).toContainEqual(isOpen);
    await expect(stories.map((story) => story.title)).toContain(`${title} 2`);
  },
};

/** The other story takes this one in, and what it held remains among its versions. */
export const Overwritten: Story = {
  play: async ({ canvasElement }) => {
    const before = await ownStories();
    const question = await saveAndAsk(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Перезаписать' }));
    await expectToast('История успешно сохранена');
    await expect(await ownStories()).toHaveLength(before.length);
    const saved = await author.client.stories.data(lighthouseStory.id);
    await expect(saved.ok && saved.value.description).toBe('Черновик');
  },
};

/** Nothing is saved, and the story stays open. */
export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const before = await ownStories();
    const question = await saveAndAsk(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await ownStories()).toEqual(before);
  },
};

/** The titles cannot be had: the story is saved without the question, as one more. */
const unasked = (decide: (interception: CallInterception) => void): Story => ({
  play: async ({ canvasElement }) => {
    const before = await ownStories();
    await openEditor(canvasElement);
    decide(calls);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectToast('История успешно сохранена');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await ownStories()).toHaveLength(before.length + 1);
  },
});

export const CheckFailing: Story = unasked(({ refuse }) => refuse('internal'));

export const CheckLost: Story = unasked(({ lose }) => lose());
