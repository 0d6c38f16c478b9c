import { type ErrorCode, errorMessages } from '@dreamfork/api-client/contract';
import { fixtureMedia } from '@dreamfork/api-client/fixtures';
import { mediaPath } from '@dreamfork/story';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaModels } from '../../api/testing/annaServices.ts';
import { assistantRoom } from '../../testing/assistantRoom.ts';
import { mockModels } from '../../testing/mockModels.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { assistantMessages } from './messages.ts';
import { proposalMessages } from './proposal.messages.ts';

const { ask, chooseTask, showPanel, selectNode } = assistantRoom;

const meta = {
  title: 'Editor/Assistant states',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the assistant says when it cannot help: no model, a limit, no connection.',
      whenNot: 'The assistant is set up and answers.',
      instead: 'Assistant.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'Reasons are given as text, with what to do.',
      do: 'Keep what has come so far.',
      dont: 'Blame the author.',
    }),
    layout: 'fullscreen',
  },
  args: { services: annaModels, prepare: selectNode('foot'), children: <AssistantPanel /> },
  beforeEach: ({ msw }) => msw.use(...mockModels()),
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a model the properties of a node know nothing of it. */
export const Absent: Story = {
  args: { services: {}, panel: 'properties', children: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: t({ ru: 'Удалить узел', en: 'Delete node' }) }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(t(assistantMessages).open) }),
    ).toBeNull();
  },
};

/** The part of a text that is selected in its field can be asked about alone. */
export const Selection: Story = {
  args: { panel: 'properties' },
  play: async ({ canvas, canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await canvas.findByRole('button', { name: t(assistantMessages).open });
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', {
      name: t({ ru: 'Текст', en: 'Text' }),
    });
    field.focus();
    field.setSelectionRange(0, 8);
    await expect(
      await canvas.findByRole('button', { name: t(assistantMessages).openRange }),
    ).toBeVisible();
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(
      t(assistantMessages).subject.range('У подножия маяка', 8),
    );
    await userEvent.click(panel.getByRole('button', { name: t(assistantMessages).wholeText }));
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(
      t(assistantMessages).subject.node('У подножия маяка'),
    );
  },
};

const details = '*/api/aigen/models/details';

/** A provider without models. */
export const NoModels: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(details, () => HttpResponse.json({ models: [] })),
      ...mockModels(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(assistantMessages).noModels)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/aigen/providers', () => delay('infinite')),
      ...mockModels(),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: t(assistantMessages).loading }),
    ).toBeVisible();
  },
};

const silent = { code: 'model-failed', message: 'Поставщик моделей не отвечает.' };

/** Models that could not be had; trying again gets them. */
export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    const refuse = () => HttpResponse.json(silent, { status: 502 });
    msw.use(http.get(details, refuse, { once: true }), ...mockModels());
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Поставщик моделей не отвечает.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(
      (await showPanel(canvasElement)).getByText(
        t({ ru: /На сегодня осталось/, en: /left today/ }),
      ),
    ).toBeVisible();
  },
};

/** No request is left today: the button says when there will be. */
export const LimitReached: Story = {
  beforeEach: ({ msw }) => msw.use(...mockModels({ dailyLimit: 0 })),
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByRole('button', { name: t(assistantMessages).ask })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      panel.getAllByText(
        t({ ru: /На сегодня запросы закончились/, en: /used all of today’s requests/ }),
      )[0],
    ).toBeVisible();
  },
};

const failing = (
  message: string,
  handlers: ReturnType<typeof mockModels>,
): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: ({ msw }) => msw.use(...handlers),
  play: async ({ canvas, canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await ask(panel);
    const alert = await panel.findByRole('alert');
    await expect(alert).toHaveTextContent(t(assistantMessages).failed(message));
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(panel.queryByTestId('assistant-stream')).toBeNull();
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
    await userEvent.click(panel.getByRole('button', { name: t(assistantMessages).close }));
    await expect(panel.getByRole('button', { name: t(assistantMessages).ask })).toBeVisible();
  },
});

const stream = '*/api/aigen/stream';
const refusedWith = (status: number, code: ErrorCode, message: string) =>
  http.post(stream, () => HttpResponse.json({ code, message }, { status }));

const ended = 'Вход устарел. Войдите снова.';

/** The session has ended meanwhile. */
export const SignedOut: Story = failing(ended, [
  refusedWith(401, 'unauthorized', ended),
  ...mockModels(),
]);

export const Overloaded: Story = failing(
  errorMessages.ru['model-overloaded'],
  mockModels({ error: 'model-overloaded' }),
);

export const Broken: Story = failing(
  errorMessages.ru['model-failed'],
  mockModels({ error: 'model-failed' }),
);

const half = 'data: {"type":"started"}\n\ndata: {"type":"text","text":"Лестница "}\n\n';

/** The stream ends in the middle: what came of it is not proposed. */
export const CutOff: Story = failing('Сервер не отвечает.', [
  http.post(
    stream,
    () => new HttpResponse(half, { headers: { 'content-type': 'text/event-stream' } }),
  ),
  ...mockModels(),
]);

const html = '<img src=x onerror="alert(1)"> <b>Лестница</b>';
/** Markup in an answer is shown as text; an answer that was too long says so. */
export const MarkupAndCut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockModels({ answer: () => ({ kind: 'text', text: html, isCut: true }) })),
  play: async ({ canvas, canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.rewrite);
    await ask(panel);
    await expect(await panel.findByText(t(proposalMessages).isCut)).toBeVisible();
    const proposal = panel.getByRole('region', { name: t(proposalMessages).proposal });
    await expect(proposal).toHaveTextContent('<b>');
    await expect(proposal.querySelector('img, b')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: t(proposalMessages).takeAll }));
    await expect(canvas.getByTestId('story-text')).toHaveTextContent('<img src=x');
  },
};

/** Nothing to correct. */
export const NothingToChange: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockModels({
        answer: (task) => ({ kind: 'text', text: 'text' in task ? task.text : '', isCut: false }),
      }),
    ),
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.correct);
    await ask(panel);
    await expect(await panel.findByText(t(proposalMessages).same)).toBeVisible();
  },
};

/** A story without contradictions. */
export const NoContradictions: Story = {
  args: { prepare: selectNode(null) },
  beforeEach: ({ msw }) =>
    msw.use(...mockModels({ answer: () => ({ kind: 'contradictions', items: [] }) })),
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, t(assistantMessages).tasks.contradictions);
    await ask(panel);
    await expect(await panel.findByText(t(proposalMessages).noContradictions)).toBeVisible();
  },
};

/** A picture is described only by a model that sees. */
export const Picture: Story = {
  args: {
    prepare: (editor) => {
      const { session } = editor;
      const { document } = session.getState();
      const item = {
        id: 'picture',
        mediaType: 'image' as const,
        url: mediaPath(fixtureMedia[0]?.id ?? ''),
        title: 'Фонарь',
        description: '',
        fileSize: 1000,
        mimeType: 'image/png',
        order: 0,
        isActive: true,
      };
      const nodes = document.nodes.map((node) =>
        node.id === 'lamp' ? { ...node, media: [item] } : node,
      );
      session.replaceDocument('restore-draft', { ...document, nodes });
      selectNode('lamp')(editor);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(assistantMessages).task) }),
    );
    const list = within(await screen.findByRole('listbox'));
    await expect(
      list.queryByRole('option', { name: t(assistantMessages).tasks['image-description'] }),
    ).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel.getByRole('button', { name: /qwen3:8b/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'gemma3:12b' }));
    await chooseTask(panel, t(assistantMessages).tasks['image-description']);
    await ask(panel);
    await userEvent.click(await panel.findByRole('button', { name: t(proposalMessages).takeAll }));
    await expect(canvas.getByTestId('steps')).toHaveTextContent('2');
  },
};
