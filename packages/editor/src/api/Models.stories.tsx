import { errorMessages, optionalContract } from '@dreamfork/api-client';
import { generatedText, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, interceptCalls } from '@dreamfork/api-client/msw';
import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { writingMessages } from '../components/modelProgress/messages.ts';
import { AssistantPanel } from '../features/assistant/AssistantPanel.tsx';
import { assistantMessages } from '../features/assistant/messages.ts';
import { proposalMessages } from '../features/assistant/proposal.messages.ts';
import { generatorMessages } from '../features/generator/messages.ts';
import { saveDetailsMessages } from '../shell/saveDetails.messages.ts';
import { assistantRoom } from '../testing/assistantRoom.ts';
import { mockModels } from '../testing/mockModels.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';
import { playTroubled } from './testing/playTroubled.ts';

const { ask, selectNode, showPanel } = assistantRoom;
const { generation, assistant } = optionalContract;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Models',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the assistant and the text generator show while the models answer, are refused, fail and come back.',
      whenNot: 'You look for what a model can be asked.',
      instead: 'Stories of Editor/Assistant and Editor/Text generator.',
      keyboard: { Escape: 'Cancels the request.' },
      accessibility: 'The focus moves to the reason of a failure.',
      do: 'Keep the request, so that it can be sent again.',
      dont: 'Change the story when a model has failed.',
    }),
    layout: 'fullscreen',
  },
  args: { storyId: lighthouseStory.id, prepare: selectNode('foot'), children: <AssistantPanel /> },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls();
    msw.use(...calls.handlers, ...mockModels());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The models, what is left for today, and an answer that the author takes. */
export const Assistant: Story = {
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByText(t(assistantMessages).left(50, 50))).toBeVisible();
    await ask(panel);
    await userEvent.click(await panel.findByRole('button', { name: t(proposalMessages).takeAll }));
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('Лестница скрипит');
    await expect(await panel.findByText(t(assistantMessages).left(49, 50))).toBeVisible();
  },
};

export const AssistantTroubled: Story = {
  beforeEach: () => calls.hold(),
  play: () =>
    playTroubled(
      {
        loading: t(assistantMessages).loading,
        failed: t(assistantMessages).problem,
        loaded: t(assistantMessages).left(50, 50),
      },
      { calls, author },
    ),
};

type Decide = (interception: CallInterception) => void;
type Intercepted = Parameters<typeof interceptCalls>[0];

/** One kind of call does not succeed from the beginning on. */
const troubling =
  (intercepted: Intercepted, decide: Decide): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    calls = interceptCalls(intercepted);
    decide(calls);
    msw.use(...calls.handlers);
  };

/** A request that is refused or lost leaves the story alone and can be sent again. */
const refused = (decide: Decide, reason: () => string | RegExp): Story => ({
  beforeEach: troubling([assistant.write], decide),
  play: async ({ canvasElement, canvas }) => {
    const panel = await showPanel(canvasElement);
    await ask(panel);
    const alert = await panel.findByRole('alert');
    await expect(alert).toHaveTextContent(reason());
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
    calls.pass();
    await userEvent.click(panel.getByRole('button', { name: t(assistantMessages).askAgain }));
    await expect(
      await panel.findByRole('button', { name: t(proposalMessages).takeAll }),
    ).toBeVisible();
  },
});

/** 429: the day's requests were used up elsewhere since the panel was opened. */
export const AssistantLimitReached: Story = refused(
  ({ refuse }) => refuse('assistant-limit-reached'),
  () => t(errorMessages)['assistant-limit-reached'],
);

/** 500: the server has an accident of its own. */
export const AssistantFailedAndRepeated: Story = refused(
  ({ refuse }) => refuse('internal'),
  () => t(errorMessages).internal,
);

export const AssistantLost: Story = refused(({ lose }) => lose(), noAnswer);

const openGenerator = async () => within(await findDialog(t(generatorMessages).title));

async function generate(dialog: Awaited<ReturnType<typeof openGenerator>>) {
  await dialog.findByRole('button', { name: /qwen3:8b/ });
  await userEvent.type(dialog.getByRole('textbox', { name: t(generatorMessages).prompt }), 'Гроза');
  await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).generate }));
  return dialog.getByRole('textbox', { name: t(generatorMessages).result });
}

/** A server that answers all at once, without the event stream of the assistant. */
const generating: Pick<Story, 'args' | 'render'> = {
  args: {
    prepare: ({ workspace }) => workspace.openDialog('generator', { nodeId: 'foot' }),
    children: null,
  },
  render: (args) => {
    const { assistant: _streaming, ...services } = author.services;
    return <PanelRoom {...args} services={services} />;
  },
};

export const Generator: Story = {
  ...generating,
  play: async () => {
    const result = await generate(await openGenerator());
    await waitFor(() => expect(result).toHaveValue(generatedText.text));
  },
};

/** The reason stands in the box of the result; the request stays, and sent again it brings a text. */
const generatorRefused = (decide: Decide, reason: () => string | RegExp): Story => ({
  ...generating,
  beforeEach: troubling([generation.generate], decide),
  play: async () => {
    const dialog = await openGenerator();
    const result = await generate(dialog);
    await waitFor(() => expect(result).toHaveTextContent(reason()));
    calls.pass();
    await userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).generate }));
    await waitFor(() => expect(result).toHaveValue(generatedText.text));
  },
});

export const GeneratorLimitReached: Story = generatorRefused(
  ({ refuse }) => refuse('assistant-limit-reached'),
  () => t(errorMessages)['assistant-limit-reached'],
);

export const GeneratorFailedAndRepeated: Story = generatorRefused(
  ({ refuse }) => refuse('internal'),
  () => t(errorMessages).internal,
);

export const GeneratorLost: Story = generatorRefused(({ lose }) => lose(), noAnswer);

/** Nobody has set a model up: the dialog says who can, and looks again when asked to. */
export const GeneratorSetUpByNobody: Story = {
  ...generating,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/aigen/providers', () => HttpResponse.json({ providers: [] })),
      http.get('*/api/aigen/models', () => HttpResponse.json({ models: [] })),
    ),
  play: async ({ msw }) => {
    const dialog = await openGenerator();
    await expect(await dialog.findByText(t(writingMessages).noModel.author)).toBeVisible();
    msw.use(...mockModels());
    await userEvent.click(dialog.getByRole('button', { name: t(writingMessages).lookAgain }));
    await expect(await dialog.findByRole('button', { name: /qwen3:8b/ })).toBeVisible();
  },
};

/** The models do not come: that is told apart from a provider without models, and they are asked for again. */
export const GeneratorWithoutModels: Story = {
  ...generating,
  beforeEach: troubling([generation.models], ({ refuse }) => refuse('internal')),
  play: async () => {
    const dialog = await openGenerator();
    const reason = t(generatorMessages).modelsFailed(t(errorMessages).internal);
    await expect(await dialog.findByText(reason)).toBeVisible();
    calls.pass();
    await userEvent.click(dialog.getByRole('button', { name: t(saveDetailsMessages).retry }));
    await expect(await dialog.findByRole('button', { name: /qwen3:8b/ })).toBeVisible();
    await expect(dialog.queryByText(reason)).toBeNull();
  },
};

/** Without providers the dialog says why and asks for them again, in place of the fields for provider and model. */
export const GeneratorWithoutProviders: Story = {
  ...generating,
  beforeEach: troubling([generation.providers], ({ refuse }) => refuse('internal')),
  play: async () => {
    const dialog = await openGenerator();
    await expect(await dialog.findByText(t(generatorMessages).providersFailed)).toBeVisible();
    await expect(dialog.getByText(t(errorMessages).internal)).toBeVisible();
    calls.pass();
    await userEvent.click(dialog.getByRole('button', { name: t(saveDetailsMessages).retry }));
    await expect(await dialog.findByRole('button', { name: /Ollama/ })).toBeVisible();
    await expect(await dialog.findByRole('button', { name: /qwen3:8b/ })).toBeVisible();
  },
};
