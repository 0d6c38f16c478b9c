import { fail, succeed } from '@dreamfork/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ServiceProblem } from '../../services.ts';
import { assistantRoom } from '../../testing/assistantRoom.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { assistantUsage, storyAssistant } from '../../testing/storyAssistant.ts';
import { AssistantPanel } from './AssistantPanel.tsx';

const { ask, chooseTask, showPanel, selectNode } = assistantRoom;

const meta = {
  title: 'Editor/Assistant states',
  component: PanelRoom,
  parameters: { layout: 'fullscreen' },
  args: { prepare: selectNode('foot'), children: <AssistantPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a model the properties of a node know nothing of it. */
export const Absent: Story = {
  args: { panel: 'properties', children: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Удалить узел' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Помощник/ })).toBeNull();
  },
};

const present = { assistant: storyAssistant() };

/** The part of a text that is selected in its field can be asked about alone. */
export const Selection: Story = {
  args: {
    services: present,
    panel: 'properties',
  },
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

const empty = { assistant: storyAssistant({ models: async () => succeed([]) }) };

/** A provider without models. */
export const NoModels: Story = {
  args: { services: empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Моделей пока нет')).toBeVisible();
  },
};

const loading = { assistant: storyAssistant({ providers: () => new Promise(() => {}) }) };

export const Loading: Story = {
  args: { services: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Список моделей загружается' })).toBeVisible();
  },
};

let attempts = 0;
const unreachable = {
  assistant: storyAssistant({
    models: async () => {
      attempts += 1;
      return attempts === 1
        ? fail({ message: 'Поставщик моделей не отвечает.' })
        : succeed([{ name: 'qwen3:8b', vision: false, maxCharacters: 9000 }]);
    },
  }),
};

/** Models that could not be had; trying again gets them. */
export const Unreachable: Story = {
  args: { services: unreachable },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Поставщик моделей не отвечает.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await expect((await showPanel(canvasElement)).getByText(/На сегодня осталось/)).toBeVisible();
  },
};

const used = {
  assistant: storyAssistant({ usage: async () => succeed({ ...assistantUsage, used: 50 }) }),
};

/** No request is left today: the button says when there will be. */
export const LimitReached: Story = {
  args: { services: used },
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await expect(panel.getByRole('button', { name: 'Спросить модель' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(panel.getAllByText(/На сегодня запросы закончились/)[0]).toBeVisible();
  },
};

const failing = (failure: ServiceProblem): Partial<Story> => ({
  args: { services: { assistant: storyAssistant({ failure }) } },
  play: async ({ canvas, canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await ask(panel);
    const alert = await panel.findByRole('alert');
    await expect(alert).toHaveTextContent(`Ошибка генерации: ${failure.message}`);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(panel.queryByTestId('assistant-stream')).toBeNull();
    await expect(canvas.getByTestId('steps')).toHaveTextContent('0');
    await userEvent.click(panel.getByRole('button', { name: 'Закрыть' }));
    await expect(panel.getByRole('button', { name: 'Спросить модель' })).toBeVisible();
  },
});

/** The session has ended meanwhile. */
export const SignedOut: Story = failing({ status: 401, message: 'Вход устарел. Войдите снова.' });

export const Overloaded: Story = failing({
  status: 429,
  message: 'Сервис моделей перегружен и просит подождать. Повторите немного позже.',
});

export const Broken: Story = failing({
  status: 500,
  message: 'Модель не ответила или прервала ответ. Текст истории не изменён.',
});

/** The stream ends in the middle: what came of it is not proposed. */
export const CutOff: Story = failing({ message: 'Связь прервалась. Проверьте интернет.' });

const html = '<img src=x onerror="alert(1)"> <b>Лестница</b>';
const markup = {
  assistant: storyAssistant({ result: () => ({ kind: 'text', text: html, isCut: true }) }),
};

/** Markup in an answer is shown as text; an answer that was too long says so. */
export const MarkupAndCut: Story = {
  args: { services: markup },
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

const equal = {
  assistant: storyAssistant({
    result: (task) => ({ kind: 'text', text: 'text' in task ? task.text : '', isCut: false }),
  }),
};

/** Nothing to correct. */
export const NothingToChange: Story = {
  args: { services: equal },
  play: async ({ canvasElement }) => {
    const panel = await showPanel(canvasElement);
    await chooseTask(panel, 'Исправить ошибки');
    await ask(panel);
    await expect(
      await panel.findByText('Предложение ничем не отличается от текста.'),
    ).toBeVisible();
  },
};

const agreeing = {
  assistant: storyAssistant({ result: () => ({ kind: 'contradictions', items: [] }) }),
};

/** A story without contradictions. */
export const NoContradictions: Story = {
  args: { services: agreeing, prepare: selectNode(null) },
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
    services: present,
    prepare: (editor) => {
      const { session } = editor;
      const { document } = session.getState();
      const item = {
        id: 'picture',
        mediaType: 'image' as const,
        url: '/api/media/lamp/download',
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
