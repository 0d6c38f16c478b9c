import { type ErrorCode, errorMessages } from '@dreamfork/api-client/contract';
import { fixtureMedia } from '@dreamfork/api-client/fixtures';
import { mediaPath } from '@dreamfork/story';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { annaModels } from '../../api/testing/annaServices.ts';
import { assistantRoom } from '../../testing/assistantRoom.ts';
import { mockModels } from '../../testing/mockModels.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';

const { ask, chooseTask, showPanel, selectNode } = assistantRoom;

const meta = {
  title: 'Editor/Assistant states',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the assistant says when it cannot help: no model, a limit, no connection.',
      whenNot: 'It works.',
      instead: 'Assistant.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'Reasons are told in words with what to do.',
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
    await expect(await canvas.findByRole('button', { name: 'Удалить узел' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Помощник/ })).toBeNull();
  },
};

/** The part of a text that is selected in its field can be asked about alone. */
export const Selection: Story = {
  args: { panel: 'properties' },
  play: async ({ canvas, canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await canvas.findByRole('button', { name: 'Помощник' });
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Текст' });
    field.focus();
    field.setSelectionRange(0, 8);
    await expect(await canvas.findByRole('button', { name: 'Помощник: выделенное' })).toBeVisible();
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(
      'Выделенное в узле «У подножия маяка», 8 знаков',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Взять весь текст' }));
    await expect(panel.getByTestId('assistant-subject')).toHaveTextContent(/^Узел/);
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
    await expect(await canvas.findByText('Моделей пока нет')).toBeVisible();
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
      await canvas.findByRole('status', { name: 'Список моделей загружается' }),
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
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await expect((await showPanel(canvasElement)).getByText(/На сегодня осталось/)).toBeVisible();
  },
};

/** No request is left today: the button says when there will be. */
export const LimitReached: Story = {
  beforeEach: ({ msw }) => msw.use(...mockModels({ dailyLimit: 0 })),
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByRole('button', { name: 'Спросить модель' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(panel.getAllByText(/На сегодня запросы закончились/)[0]).toBeVisible();
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
    await expect(alert).toHaveTextContent(`Ошибка генерации: ${message}`);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(panel.queryByTestId('assistant-stream')).toBeNull();
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
    await userEvent.click(panel.getByRole('button', { name: 'Закрыть' }));
    await expect(panel.getByRole('button', { name: 'Спросить модель' })).toBeVisible();
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
    await chooseTask(panel, 'Переписать');
    await ask(panel);
    await expect(await panel.findByText(/Ответ был слишком длинным/)).toBeVisible();
    const proposal = panel.getByRole('region', { name: 'Предложение модели' });
    await expect(proposal).toHaveTextContent('<b>');
    await expect(proposal.querySelector('img, b')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Взять всё' }));
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
    await chooseTask(panel, 'Исправить ошибки');
    await ask(panel);
    await expect(
      await panel.findByText('Предложение ничем не отличается от текста.'),
    ).toBeVisible();
  },
};

/** A story without contradictions. */
export const NoContradictions: Story = {
  args: { prepare: selectNode(null) },
  beforeEach: ({ msw }) =>
    msw.use(...mockModels({ answer: () => ({ kind: 'contradictions', items: [] }) })),
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, 'Найти противоречия в истории');
    await ask(panel);
    await expect(await panel.findByText('Противоречий не нашлось')).toBeVisible();
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
    await userEvent.click(panel.getByRole('button', { name: /Что сделать/ }));
    const list = within(await screen.findByRole('listbox'));
    await expect(list.queryByRole('option', { name: 'Описать картинку' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel.getByRole('button', { name: /qwen3:8b/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'gemma3:12b' }));
    await chooseTask(panel, 'Описать картинку');
    await ask(panel);
    await userEvent.click(await panel.findByRole('button', { name: 'Взять всё' }));
    await expect(canvas.getByTestId('steps')).toHaveTextContent('2');
  },
};
