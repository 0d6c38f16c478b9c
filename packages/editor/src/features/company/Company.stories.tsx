import { fail, succeed, updateNode } from '@dreamfork/story';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryEditor } from '../../StoryEditor.tsx';
import type { DraftStorage, EditorServices } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { canvasView, dragOnCanvas, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { storyCompany, storyPerson } from '../../testing/storyCompany.ts';
import { fullHeight, storyEditorArgs } from '../../testing/storyEditorParts.tsx';
import { companyMessages } from './messages.ts';

const anna = storyPerson('Анна', 0, { selection: ['lamp'] });
const lev = storyPerson('Лев', 1, { selection: ['boat'], writing: 'boat' });

/** What the others have made of the story. */
const theirs = (() => {
  const result = updateNode(lighthouseStory, {
    nodeId: 'boat',
    content: 'Вы гребёте к чужому берегу.',
  });
  if (!result.ok) throw new Error('The node is not there.');
  return result.value.story;
})();

const withKept = (): DraftStorage => {
  const storage = createMemoryDraftStorage();
  void storage.changeKept('lighthouse', () => [
    {
      ...{ key: '4 boat', kind: 'node', id: 'boat', part: 'content', by: 'Лев', at: 0 },
      base: 'Вы гребёте, не оглядываясь.',
      mine: 'Вы гребёте молча, не оглядываясь.',
      theirs: 'Вы гребёте к чужому берегу.',
    },
  ]);
  return storage;
};

const meta = {
  title: 'Editor/Company',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'Several authors have one story open: where the others are and what they write.',
      whenNot: 'The author is alone: nothing is shown and nothing is sent.',
      instead: 'Versions, for what others changed while nobody was there.',
      keyboard: { Enter: 'On the marks in the bar: who is where, to show or to follow.' },
      accessibility:
        'Cards say who is at them; a letter and a pen stand beside the colours; what waits for a decision is a list.',
      do: 'Write where somebody else writes: words are joined.',
      dont: 'Wait for the other to finish.',
    }),
    layout: 'fullscreen',
  },
  args: storyEditorArgs,
  decorators: [fullHeight],
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

function inCompany(services: Partial<EditorServices> = {}, people = [anna, lev]) {
  const company = storyCompany(people, 3);
  return {
    company,
    args: { services: { ...storyEditorArgs.services, live: company.live, ...services } },
  };
}

const openPeople = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: t(companyMessages).title }));
};

const two = inCompany();

/** Marks on the cards and in the bar; the list tells where each is, shows them and follows them. */
export const TwoOthers: Story = {
  args: two.args,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const texts = t(companyMessages);
    const people = await openPeople(texts.open(2));
    await expect(people.getByText(texts.at('Фонарная комната'))).toBeVisible();
    await expect(people.getByText(texts.writes('Тихая вода'))).toBeVisible();
    await userEvent.click(people.getByRole('button', { name: texts.followPerson('Лев') }));
    await expect(people.getByRole('button', { name: texts.unfollow })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const writes = t({ ru: /Лев пишет/, en: /Лев is writing/ });
    await expect(nodeCard(editor, 'boat')).toHaveAccessibleName(writes);
    two.company.say({ type: 'left', personId: lev.id });
    await waitFor(() => expect(nodeCard(editor, 'boat')).not.toHaveAccessibleName(writes));
    await expect(await screen.findByRole('button', { name: texts.open(1) })).toBeVisible();
  },
};

/** Beside the text that another writes stands who that is; writing goes on all the same. */
export const SomebodyWrites: Story = {
  args: inCompany().args,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'boat'));
    const texts = t(companyMessages);
    await expect(await editor.findByText(texts.writing('Лев'))).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: texts.writeAnyway }));
    await waitFor(() =>
      expect(editor.queryByRole('button', { name: texts.writeAnyway })).toBeNull(),
    );
  },
};

const dragging = inCompany();

/** What another drags is outlined where it would stand, until it stands there or the drag is broken off. */
export const SomebodyDrags: Story = {
  args: dragging.args,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const drag = { nodeIds: ['lamp', 'keeper'], dx: 240, dy: 60 };
    dragging.company.say({
      type: 'person',
      person: { ...anna, presence: { ...anna.presence, drag } },
    });
    const ghosts = within(await editor.findByTestId('drag-ghosts'));
    await expect(ghosts.getByText('Анна')).toBeVisible();
    const [ghost, ...others] = ghosts.getAllByTestId('drag-ghost');
    await expect(others).toHaveLength(1);
    const zoom = canvasView(canvasElement).a;
    const place = nodeCard(editor, 'lamp').getBoundingClientRect();
    await waitFor(() => {
      const { left = 0, top = 0 } = ghost?.getBoundingClientRect() ?? {};
      return expect([left - place.left, top - place.top].map(Math.round)).toEqual(
        [240 * zoom, 60 * zoom].map(Math.round),
      );
    });
    dragging.company.say({ type: 'person', person: anna });
    await waitFor(() => expect(editor.queryByTestId('drag-ghosts')).toBeNull());
  },
};

const told = inCompany();

/** What the author drags is told to the others while it is on its way. */
export const DragIsTold: Story = {
  args: told.args,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await screen.findByRole('button', { name: t(companyMessages).open(2) });
    await dragOnCanvas(canvasElement, {
      ...{ from: { x: 720, y: 120 }, to: { x: 787, y: 178 } },
      on: nodeCard(editor, 'keeper'),
    });
    await waitFor(() =>
      expect(told.company.told.at(-1)?.drag).toEqual({ nodeIds: ['keeper'], dx: 60, dy: 60 }),
    );
  },
};

const joined = inCompany({
  autosave: true,
  loadStory: async () => succeed({ document: theirs, isPublic: false, version: 4 }),
});

/** What another saves comes in by itself. */
export const WordsComeIn: Story = {
  args: joined.args,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await screen.findByRole('button', { name: t(companyMessages).open(2) });
    joined.company.say({ type: 'version', version: 4, by: 'Лев' });
    await waitFor(() =>
      expect(nodeCard(editor, 'boat')).toHaveTextContent('Вы гребёте к чужому берегу.'),
    );
  },
};

/** Words that another wrote over wait at the node, also after the page was closed: taken, left, or both. */
export const WordsDiffer: Story = {
  args: {
    ...inCompany({ drafts: withKept() }).args,
    story: { ...storyEditorArgs.story, document: theirs },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const texts = t(companyMessages);
    const people = await openPeople(`${texts.decideCount(1)}. ${texts.openKept(1)}`);
    const kept = within(await people.findByTestId('kept-text'));
    await expect(kept.getByText(texts.keptBy('Лев'))).toBeVisible();
    await userEvent.click(kept.getByRole('button', { name: texts.takeBoth }));
    await waitFor(() => expect(nodeCard(editor, 'boat')).toHaveTextContent(/чужому берегу.*молча/));
    await waitFor(() => expect(people.queryByTestId('kept-text')).toBeNull());
  },
};

const broken = inCompany();

/** Without a connection the author goes on, and is told that the others are not heard. */
export const ConnectionLost: Story = {
  args: broken.args,
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    const texts = t(companyMessages);
    await screen.findByRole('button', { name: texts.open(2) });
    broken.company.breakOff();
    const people = await openPeople(texts.open(2));
    await expect(people.getByText(texts.lost)).toBeVisible();
  },
};

const handedOver = inCompany({ reopen: fn() });

/** The owner has handed the story over to who has it open: another look at it gives the rights of the owner. */
export const HandedOver: Story = {
  args: { services: { ...handedOver.args.services, isCoAuthor: true } },
  play: async ({ canvasElement, args }) => {
    await openEditor(canvasElement);
    const texts = t(companyMessages);
    await screen.findByRole('button', { name: texts.open(2) });
    handedOver.company.say({ type: 'role', role: 'co-author' });
    handedOver.company.say({ type: 'role', role: 'owner' });
    await expectToast(texts.nowOwner);
    await userEvent.click(screen.getByRole('button', { name: texts.reopen }));
    await waitFor(() => expect(args.services?.reopen).toHaveBeenCalledOnce());
  },
};

const ended = inCompany({
  live: {
    watch: async () => fail({ message: '', status: 404 }),
    tell: async () => succeed(null),
  },
});

/** The owner has ended the access: what is not saved stays in this browser. */
export const AccessEnded: Story = {
  args: ended.args,
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await expectToast(t(companyMessages).ended);
  },
};
