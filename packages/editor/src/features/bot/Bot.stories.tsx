import { expectToast, findDialog, picturedPanel, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { borderStory, brokenStory, testedStory, wheelStory } from './Bot.fixtures.ts';

const opened = (document: typeof borderStory) => ({
  story: { id: 'border', version: 1, isPublic: false, document },
});

const meta = {
  title: 'Editor/Bot',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Readers made by the machine walk through the story and find dead ends and circles.',
      whenNot: 'Rules are checked.',
      instead: 'DiagnosticsPanel.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'Results are lists with links to nodes.',
      do: 'Run it before publishing.',
      dont: 'Take its paths for those of people.',
    }),
    layout: 'fullscreen',
  },
  args: opened(borderStory),
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

async function showBot(canvasElement: HTMLElement): Promise<[Editor, Editor]> {
  const editor = await openEditor(canvasElement);
  await userEvent.click(editor.getByRole('button', { name: 'Ещё' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Проверить все пути' }));
  const panel = within(await editor.findByTestId('bot-panel'));
  await panel.findByRole('tabpanel');
  return [editor, panel];
}

async function check(canvasElement: HTMLElement): Promise<[Editor, Editor]> {
  const [editor, panel] = await showBot(canvasElement);
  await userEvent.click(panel.getByRole('button', { name: 'Проверить' }));
  await panel.findByText(/1\s000 чтений, [\d\s]+ шаг/);
  return [editor, panel];
}

const showKind = async (panel: Editor, name: RegExp) =>
  userEvent.click(panel.getByRole('radio', { name }));

/** Before the first check: what the bot does, and how to start it. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    await expect(panel.getByText(/Бот читает историю за вас/)).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: 'Проверки' }));
    await expect(panel.getByRole('heading', { name: 'Проверок пока нет' })).toBeVisible();
  },
};

/** A dead end with the values that led there; a press goes to the node. */
export const DeadEnd: Story = {
  play: async ({ canvasElement }) => {
    const [editor, panel] = await check(canvasElement);
    const row = panel.getByRole('button', { name: /Под замком.*Значения: золото 0/ });
    await userEvent.click(row);
    await expect(nodeCard(editor, 'cell')).toHaveAttribute('data-selected');
    await expect(panel.getByText(/Перебрать удалось не всё/)).toBeVisible();
  },
};

/** What was never reached, the ends with their shares, and all nodes. */
export const Lists: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const [, panel] = await check(canvasElement);
    await showKind(panel, /^Не пройдено · 1$/);
    await expect(panel.getByRole('button', { name: /Чердак.*ни разу/ })).toBeVisible();
    await showKind(panel, /^Концовки · 1$/);
    await expect(panel.getByRole('button', { name: /В городе.*чтени.*%/ })).toBeVisible();
    await showKind(panel, /^Круги · 0$/);
    await expect(panel.getByText('Кругов без выхода нет.')).toBeVisible();
    await showKind(panel, /^Все узлы · 6$/);
    await expect(panel.getByRole('button', { name: /Чердак/ })).toBeVisible();
  },
};

/** The numbers of the readings stand on the canvas while the panel is open. */
export const OnTheCanvas: Story = {
  play: async ({ canvasElement }) => {
    const [editor, panel] = await check(canvasElement);
    const figures = (id: string) =>
      editor.getByTestId('reader-figures').querySelector(`[data-readers-of="${id}"]`);
    await waitFor(() => expect(figures('gate')).toHaveTextContent(/^1\s?000/));
    await expect(figures('attic')?.querySelector('[data-mark="unreached"]')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Проверить снова' })).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: 'Закрыть панель' }));
    await waitFor(() => expect(editor.queryByTestId('reader-figures')).toBeNull());
  },
};

/** The steps of a reading, which can be kept as a test; it is run at once and after every edit. */
export const KeepReading: Story = {
  play: async ({ canvasElement }) => {
    const [editor, panel] = await check(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /Самое короткое: 7 узлов/ }));
    await expect(panel.getByRole('button', { name: 'К результатам' })).toHaveFocus();
    await userEvent.click(await panel.findByRole('button', { name: /^3\. Нашли монету/ }));
    await expect(nodeCard(editor, 'mine')).toHaveAttribute('data-selected');
    await expect(panel.getAllByText(/Значения: золото 1/)[0]).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Сохранить как проверку' }));
    await expectToast('Чтение сохранено как проверка');
    await userEvent.click(await panel.findByRole('tab', { name: 'Проверки · 1' }));
    await expect(await panel.findByText('1 проверка, все проходят.')).toBeVisible();
    await expect(panel.getByRole('button', { name: /Конец: В городе.*Проходит/ })).toBeVisible();
    await userEvent.click(nodeCard(editor, 'town'));
    await userEvent.keyboard('{Delete}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expect(await panel.findByText(/^Сломано: .*никуда не ведёт\.$/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await panel.findByText('1 проверка, все проходят.')).toBeVisible();
  },
};

/** A test that an edit has broken names what broke, and a press goes there. */
export const BrokenTest: Story = {
  args: opened(brokenStory),
  play: async ({ canvasElement }) => {
    const [editor, panel] = await showBot(canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: 'Проверки · 1' }));
    const broken = /Сломано: в узле «Стражник» закрыт вариант «Заплатить»/;
    const row = await panel.findByText(broken);
    await userEvent.click(row);
    await expect(nodeCard(editor, 'yard')).toHaveAttribute('data-selected');
    await expect(panel.getByText('1 проверка, сломано: 1.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Запустить все' }));
    await expect(await panel.findByText('1 проверка, сломано: 1.')).toBeVisible();
  },
};

/** Tests are renamed and deleted; undo brings them back. */
export const EditTests: Story = {
  args: opened(testedStory),
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: 'Проверки · 1' }));
    await userEvent.click(panel.getByRole('button', { name: 'Переименовать «Честный путь»' }));
    const dialog = within(await findDialog('Название проверки'));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Название' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Две монеты');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await panel.findByRole('button', { name: /Две монеты.*Проходит/ })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Удалить «Две монеты»' }));
    await expect(await panel.findByRole('heading', { name: 'Проверок пока нет' })).toBeVisible();
  },
};

/** A circle without a way out, in a story without variables. */
export const Circle: Story = {
  args: opened(wheelStory),
  play: async ({ canvasElement }) => {
    const [, panel] = await check(canvasElement);
    await expect(
      panel.getByRole('button', { name: /2 узла без выхода, 1\s000 чтений/ }),
    ).toBeVisible();
    await expect(panel.getByText(/Бот побывал везде/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Открыть чтение' }));
    await expect(panel.getByRole('heading', { name: /^Круг: / })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'К результатам' }));
    await expect(panel.getByRole('radio', { name: /^Круги · 1$/ })).toBeVisible();
  },
};

/** Escape stops a long check; what was found so far is shown. */
export const Stopped: Story = {
  args: opened(wheelStory),
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    const readings = panel.getByRole('textbox', { name: 'Сколько чтений' });
    await userEvent.clear(readings);
    await userEvent.type(readings, '100000{Enter}');
    await expect(await panel.findByRole('progressbar', { name: /Бот читает/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await panel.findByText(/Остановлено/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Проверить снова' })).toBeVisible();
  },
};

/** A story without a start cannot be read. */
export const NoStart: Story = {
  args: opened({ ...lighthouseStory, startNodeId: null }),
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    await expect(panel.getByRole('heading', { name: 'Читать неоткуда' })).toBeVisible();
  },
};

export const Dark: Story = {
  ...DeadEnd,
  tags: ['!test'],
  globals: { theme: 'dark' },
};
export const Creative: Story = {
  ...BrokenTest,
  tags: ['!test'],
  globals: { theme: 'creative' },
};

export const English: Story = {
  args: opened(brokenStory),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Check all paths' }));
    const panel = within(await editor.findByTestId('bot-panel'));
    await userEvent.click(await panel.findByRole('button', { name: 'Check' }));
    await expect(await panel.findByText(/1,000 readings, [\d,]+ step/)).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: 'Tests · 1' }));
    await expect(await panel.findByText(/Broken: at “Стражник” the choice/)).toBeVisible();
  },
};
