import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaModels } from '../../api/testing/annaServices.ts';
import { writingMessages } from '../../components/modelProgress/messages.ts';
import { assistantRoom } from '../../testing/assistantRoom.ts';
import { createGate } from '../../testing/createGate.ts';
import { mockModels } from '../../testing/mockModels.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { assistantMessages } from './messages.ts';
import { proposalMessages } from './proposal.messages.ts';

const gate = createGate();
const paced = mockModels({ pace: gate.wait, queued: 2 });

const { ask, chooseTask, showPanel, selectNode, selectChoice } = assistantRoom;

const meta = {
  title: 'Editor/Assistant',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'Drafts of text by a model: asked for, streamed, taken piece by piece.',
      whenNot: 'The author wants to write.',
      instead: 'TextArea in the properties.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility:
        'What comes is announced when it is complete; each piece is taken or left by a button.',
      do: 'Say what was written by a model.',
      dont: 'Take a text without reading it.',
    }),
    layout: 'fullscreen',
  },
  args: { services: annaModels, prepare: selectNode('foot'), children: <AssistantPanel /> },
  beforeEach: ({ msw }) => msw.use(...mockModels()),
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What will be sent is told before it is: the nodes on the path here, and how much of each. */
export const BeforeSending: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(
      t(assistantMessages).subject.node('У подножия маяка'),
    );
    await expect(panel.getByText(t(assistantMessages).left(50, 50))).toBeVisible();
    await userEvent.click(
      panel.getByRole('button', {
        name: t({ ru: /Модель прочтёт \d+ знак/, en: /The model will read \d+ character/ }),
      }),
    );
    const nodes = panel.getByRole('list', { name: t(assistantMessages).context.nodes });
    await waitFor(() => expect(nodes).toBeVisible());
    await expect(nodes).toHaveTextContent(
      t({
        ru: 'Начало историина пути сюда, 90 знаков',
        en: 'Начало историиon the way here, 90 characters',
      }),
    );
    await expect(panel.getByText(t(assistantMessages).context.whole)).toBeVisible();
  },
};

/** The place in the queue, then the answer as it is written; the story waits for the author. */
export const Streaming: Story = {
  beforeEach: ({ msw }) => {
    gate.reset();
    msw.use(...paced);
  },
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await ask(panel);
    gate.pass(1);
    await panel.findByRole('progressbar', { name: t(writingMessages).queued(2) });
    gate.pass(1);
    await panel.findByRole('progressbar', { name: t(writingMessages).queued(1) });
    gate.pass(6);
    const stream = await panel.findByTestId('assistant-stream');
    await waitFor(() => expect(stream).toHaveTextContent('Лестница скрипит под ногами. Снизу'));
    await waitFor(() =>
      expect(panel.getByTestId('announcements')).toHaveTextContent(
        /^Лестница скрипит под ногами\.$/,
      ),
    );
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
  },
};

/** Escape cancels, and only that; nothing of the answer stays. */
export const Cancelled: Story = {
  beforeEach: ({ msw }) => {
    gate.reset();
    msw.use(...paced);
  },
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await ask(panel);
    gate.pass(6);
    await expect(await panel.findByTestId('assistant-stream')).toHaveTextContent('Лестница');
    await userEvent.keyboard('{Escape}');
    const button = await panel.findByRole('button', { name: t(assistantMessages).ask });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(panel.getByTestId('announcements')).toHaveTextContent(
      t(writingMessages).cancelled,
    );
    gate.pass(20);
    await expect(panel.queryByTestId('assistant-stream')).toBeNull();
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot');
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
  },
};

const rewritten =
  'Лестница ведёт вверх, во тьму. Где-то над головой скрипит старый механизм — и замолкает, будто прислушиваясь к вам.';

const rewriting = mockModels({ answer: () => ({ kind: 'text', text: rewritten, isCut: false }) });

/** A proposal is a difference in the text, taken piece by piece; a piece that is taken can be undone. */
export const PartlyTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...rewriting),
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.rewrite);
    await ask(panel);
    const proposal = within(
      await panel.findByRole('region', { name: t(proposalMessages).proposal }),
    );
    await expect(await proposal.findByText(t(proposalMessages).place(1, 3))).toBeVisible();
    await userEvent.click(proposal.getByRole('button', { name: t(proposalMessages).takePiece }));
    await expect(canvas.getByTestId('story-text')).toHaveTextContent(
      'Лестница ведёт вверх, в темноту',
    );
    await userEvent.click(proposal.getByRole('button', { name: t(proposalMessages).leavePiece }));
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('вверх, в темноту');
    await waitFor(() =>
      expect(proposal.getByRole('button', { name: t(proposalMessages).takeAll })).toBeVisible(),
    );
    await expect(proposal.getByText('замолкает')).toBeVisible();
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** By keyboard: from piece to piece, then everything in one step. */
export const TakenByKeyboard: Story = {
  beforeEach: ({ msw }) => msw.use(...rewriting),
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.rewrite);
    await ask(panel);
    const heading = await panel.findByRole('heading', { name: t(proposalMessages).proposal });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByTestId('announcements')).toHaveTextContent(
      `${t(proposalMessages).place(2, 3)}: ${t(proposalMessages).piece('в темноту', 'во тьму')}`,
    );
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    await expect(panel.getByRole('button', { name: t(proposalMessages).takeAll })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('story-text')).toHaveTextContent(rewritten);
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await waitFor(() =>
      expect(panel.getByRole('button', { name: t(assistantMessages).ask })).toHaveFocus(),
    );
  },
};

/** Choices are proposed; one is taken with the node it leads to, one dropped. */
export const Choices: Story = {
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.choices);
    await ask(panel);
    const choices = within(await panel.findByRole('list', { name: t(proposalMessages).choices }));
    await expect(choices.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(
      choices.getByRole('button', { name: t(proposalMessages).takeChoice('Окликнуть смотрителя') }),
    );
    await userEvent.click(
      choices.getByRole('button', { name: t(proposalMessages).leaveChoice('Подняться к фонарю') }),
    );
    await expect(choices.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
    await expect(canvas.getByTestId('story-text')).toHaveTextContent(
      t({ ru: 'Окликнуть смотрителя Введите текст', en: 'Окликнуть смотрителя Write the text' }),
    );
  },
};

/** The node that a choice leads to, written from what came before it. */
export const Passage: Story = {
  args: { prepare: selectChoice('foot', 'foot.1') },
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(
      t(assistantMessages).subject.choice('Подняться и зажечь фонарь'),
    );
    await ask(panel);
    await userEvent.click(await panel.findByRole('button', { name: t(proposalMessages).takeAll }));
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('Лестница скрипит');
  },
};

/** A title and a description, each to be taken by itself. */
export const Summary: Story = {
  args: { prepare: selectNode(null) },
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(
      t(assistantMessages).subject.story,
    );
    await ask(panel);
    await expect(
      await panel.findByRole('heading', { name: t(proposalMessages).fields.title }),
    ).toBeVisible();
    const [first] = panel.getAllByRole('button', { name: t(proposalMessages).takeAll });
    if (first) await userEvent.click(first);
    await waitFor(() =>
      expect(panel.queryByRole('heading', { name: t(proposalMessages).fields.title })).toBeNull(),
    );
    await expect(
      panel.getByRole('heading', { name: t(proposalMessages).fields.description }),
    ).toBeVisible();
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** Passages that disagree; a press shows the node. */
export const Contradictions: Story = {
  args: { prepare: selectNode(null) },
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.contradictions);
    await ask(panel);
    await expect(await panel.findByText(/Смотритель назван по-разному/)).toBeVisible();
    await expect(
      panel.getByText(t({ ru: /Модель прочла 6 узлов/, en: /The model has read 6 nodes/ })),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /У подножия маяка/ }));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot');
  },
};

/** English, in a conversation with the same model. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByText('50 of 50 requests left today')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Ask the model' }));
    await expect(await panel.findByRole('button', { name: 'Accept all' })).toBeVisible();
    await expect(screen.queryByText(/[А-Яа-я]+ модел/)).toBeNull();
  },
};
