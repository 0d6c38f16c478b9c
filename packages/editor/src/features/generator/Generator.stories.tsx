import { fail } from '@dreamfork/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyGenerator } from '../../testing/mediaServices.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { expectToast, findDialog } from '../../testing/storyActions.ts';

const services = { generator: storyGenerator() };
const failing = {
  generator: storyGenerator({ generate: async () => fail({ message: 'Модель не отвечает' }) }),
};

const meta = {
  title: 'Editor/Text generator',
  component: PanelRoom,
  parameters: { layout: 'fullscreen' },
  args: {
    services,
    prepare: ({ workspace }) => workspace.openDialog('generator', { nodeId: 'foot' }),
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog('Генератор текста'));

/** The first model is chosen by itself; of a result for a choice node four lines become choices. */
export const Choices: Story = {
  play: async ({ canvas }) => {
    const dialog = await open();
    await expect(await dialog.findByRole('button', { name: /qwen3:8b/ })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Запрос' }), 'Куда дальше');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать текст' }));
    const result = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Результат' });
    await waitFor(() => expect(result.value).toContain('Переждать'));
    await userEvent.click(dialog.getByRole('button', { name: 'Вставить в узел' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** Without a node the result becomes a new one; a request can be kept as a template. */
export const NewNode: Story = {
  args: { prepare: ({ workspace }) => workspace.openDialog('generator', { nodeId: null }) },
  play: async ({ canvas }) => {
    const dialog = await open();
    await dialog.findByRole('button', { name: /qwen3:8b/ });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Запрос' }), 'Гроза над маяком');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить как шаблон' }));
    await expectToast('Шаблон сохранён');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать текст' }));
    const result = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Результат' });
    await waitFor(() => expect(result.value).toContain('Подняться'));
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить узел' }));
    await waitFor(() =>
      expect(canvas.getByTestId('story-text')).toHaveTextContent('Новый текст Подняться к фонарю'),
    );
  },
};

/** A failure stands in the box of the result. */
export const Failing: Story = {
  args: { services: failing },
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('button', { name: /qwen3:8b/ });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Запрос' }), 'Гроза');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать текст' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Результат' })).toHaveValue(
        'Ошибка генерации: Модель не отвечает',
      ),
    );
  },
};
