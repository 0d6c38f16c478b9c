import { expectToast, findDialog, picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from '../../commands/edits/messages.ts';
import { commandMessages } from '../../commands/messages.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { type Editor, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { borderStory, brokenStory, testedStory, wheelStory } from './Bot.fixtures.ts';
import { botMessages } from './messages.ts';

const opened = (document: typeof borderStory) => ({
  story: { id: 'border', version: 1, isPublic: false, document },
});

const meta = {
  title: 'Editor/Bot',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Simulated readers walk through the story and find dead ends and circles.',
      whenNot: 'The rules of a story are to be checked without reading it.',
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
  await userEvent.click(editor.getByRole('button', { name: t({ ru: 'Ещё', en: 'More' }) }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: t(commandMessages)['toggle-bot'] }),
  );
  const panel = within(await editor.findByTestId('bot-panel'));
  await panel.findByRole('tabpanel');
  return [editor, panel];
}

async function check(canvasElement: HTMLElement): Promise<[Editor, Editor]> {
  const [editor, panel] = await showBot(canvasElement);
  await userEvent.click(panel.getByRole('button', { name: t(botMessages).start }));
  await panel.findByText(
    t({ ru: /1\s000 чтений, [\d\s]+ шаг/, en: /1,000 readings, [\d,]+ step/ }),
  );
  return [editor, panel];
}

type Kind = keyof typeof botMessages.ru.kinds;

const kind = (panel: Editor, name: Kind, count: number) =>
  panel.getByRole('radio', { name: `${t(botMessages).kinds[name]} · ${count}` });

/** Before the first check: what the bot does, and how to start it. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    await expect(panel.getByText(t(botMessages).about)).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: t(botMessages).tests(0) }));
    await expect(panel.getByRole('heading', { name: t(botMessages).noTests })).toBeVisible();
  },
};

/** A dead end with the values that led there; a press goes to the node. */
export const DeadEnd: Story = {
  play: async ({ canvasElement }) => {
    const [editor, panel] = await check(canvasElement);
    const row = panel.getByRole('button', {
      name: new RegExp(`Под замком.*${t(botMessages).values('золото 0')}`),
    });
    await userEvent.click(row);
    await expect(nodeCard(editor, 'cell')).toHaveAttribute('data-selected');
    await expect(
      panel.getByText(t({ ru: /Перебрать удалось не всё/, en: /Not everything could be tried/ })),
    ).toBeVisible();
  },
};

/** What was never reached, the ends with their shares, and all nodes. */
export const Lists: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const [, panel] = await check(canvasElement);
    await userEvent.click(kind(panel, 'unreached', 1));
    await expect(
      panel.getByRole('button', { name: new RegExp(`Чердак.*${t(botMessages).times(0)}`) }),
    ).toBeVisible();
    await userEvent.click(kind(panel, 'ends', 1));
    await expect(
      panel.getByRole('button', {
        name: t({ ru: /В городе.*чтени.*%/, en: /В городе.*reading.*%/ }),
      }),
    ).toBeVisible();
    await userEvent.click(kind(panel, 'circles', 0));
    await expect(panel.getByText(t(botMessages).none.circles)).toBeVisible();
    await userEvent.click(kind(panel, 'all', 6));
    await expect(panel.getByRole('button', { name: /Чердак/ })).toBeVisible();
  },
};

/** The numbers of the readings stand on the canvas while the panel is open. */
export const OnTheCanvas: Story = {
  play: async ({ canvasElement }) => {
    const [editor, panel] = await check(canvasElement);
    const figures = (id: string) =>
      editor.getByTestId('reader-figures').querySelector(`[data-readers-of="${id}"]`);
    await waitFor(() => expect(figures('gate')).toHaveTextContent(/^1[\s,]?000/));
    await expect(figures('attic')?.querySelector('[data-mark="unreached"]')).toBeVisible();
    await expect(panel.getByRole('button', { name: t(botMessages).again })).toBeVisible();
    await userEvent.click(
      editor.getByRole('button', { name: t({ ru: 'Закрыть панель', en: 'Close panel' }) }),
    );
    await waitFor(() => expect(editor.queryByTestId('reader-figures')).toBeNull());
  },
};

/** The steps of a reading, which can be kept as a test; it is run at once and after every edit. */
export const KeepReading: Story = {
  play: async ({ canvasElement }) => {
    const [editor, panel] = await check(canvasElement);
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(botMessages).shortest(7)) }),
    );
    await expect(panel.getByRole('button', { name: t(botMessages).backToFindings })).toHaveFocus();
    await userEvent.click(await panel.findByRole('button', { name: /^3\. Нашли монету/ }));
    await expect(nodeCard(editor, 'mine')).toHaveAttribute('data-selected');
    await expect(
      panel.getAllByText(new RegExp(t(botMessages).values('золото 1')))[0],
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t(botMessages).keep }));
    await expectToast(t(botMessages).kept);
    await userEvent.click(await panel.findByRole('tab', { name: t(botMessages).tests(1) }));
    await expect(await panel.findByText(t(botMessages).testSummary(1, 0))).toBeVisible();
    await expect(
      panel.getByRole('button', {
        name: new RegExp(`${t(botMessages).outcomes.end('В городе')}.*${t(botMessages).passed}`),
      }),
    ).toBeVisible();
    await userEvent.click(nodeCard(editor, 'town'));
    await userEvent.keyboard('{Delete}');
    const question = within(
      await screen.findByRole('alertdialog', { name: t(editMessages).deleteNode('В городе') }),
    );
    await userEvent.click(question.getByRole('button', { name: t(editMessages).delete }));
    await expect(
      await panel.findByText(
        t({ ru: /^Сломано: .*никуда не ведёт\.$/, en: /^Broken: .*leads nowhere\.$/ }),
      ),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await panel.findByText(t(botMessages).testSummary(1, 0))).toBeVisible();
  },
};

/** A test that an edit has broken names what broke, and a press goes there. */
export const BrokenTest: Story = {
  args: opened(brokenStory),
  play: async ({ canvasElement }) => {
    const [editor, panel] = await showBot(canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: t(botMessages).tests(1) }));
    const broken = t({
      ru: /Сломано: в узле «Стражник» закрыт вариант «Заплатить»/,
      en: /Broken: at “Стражник” the choice “Заплатить” is closed/,
    });
    const row = await panel.findByText(broken);
    await userEvent.click(row);
    await expect(nodeCard(editor, 'yard')).toHaveAttribute('data-selected');
    await expect(panel.getByText(t(botMessages).testSummary(1, 1))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t(botMessages).runAll }));
    await expect(await panel.findByText(t(botMessages).testSummary(1, 1))).toBeVisible();
  },
};

/** Tests are renamed and deleted; undo brings them back. */
export const EditTests: Story = {
  args: opened(testedStory),
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: t(botMessages).tests(1) }));
    await userEvent.click(
      panel.getByRole('button', { name: t(botMessages).rename('Честный путь') }),
    );
    const dialog = within(await findDialog(t(botMessages).renameTitle));
    await userEvent.clear(dialog.getByRole('textbox', { name: t(botMessages).renameLabel }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: t(botMessages).renameLabel }),
      'Две монеты',
    );
    await userEvent.click(dialog.getByRole('button', { name: t(botMessages).renameConfirm }));
    await expect(
      await panel.findByRole('button', {
        name: new RegExp(`Две монеты.*${t(botMessages).passed}`),
      }),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t(botMessages).remove('Две монеты') }));
    await expect(await panel.findByRole('heading', { name: t(botMessages).noTests })).toBeVisible();
  },
};

/** A circle that no connection leads out of, in a story without variables. */
export const Circle: Story = {
  args: opened(wheelStory),
  play: async ({ canvasElement }) => {
    const [, panel] = await check(canvasElement);
    await expect(
      panel.getByRole('button', { name: new RegExp(t(botMessages).circle(1000, 2)) }),
    ).toBeVisible();
    await expect(
      panel.getByText(t({ ru: /Бот побывал везде/, en: /The bot has been everywhere/ })),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t(botMessages).openReading }));
    await expect(
      panel.getByRole('heading', { name: new RegExp(t(botMessages).outcomes.endless('')) }),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t(botMessages).backToFindings }));
    await expect(kind(panel, 'circles', 1)).toBeVisible();
  },
};

/** Escape stops a long check; what was found so far is shown. */
export const Stopped: Story = {
  args: opened(wheelStory),
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    const readings = panel.getByRole('textbox', { name: t(botMessages).readingsLabel });
    await userEvent.clear(readings);
    await userEvent.type(readings, '100000{Enter}');
    await expect(
      await panel.findByRole('progressbar', { name: t(botMessages).progress }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await panel.findByText(t({ ru: /Остановлено/, en: /Stopped/ }))).toBeVisible();
    await expect(panel.getByRole('button', { name: t(botMessages).again })).toBeVisible();
  },
};

/** A story without a start cannot be read. */
export const NoStart: Story = {
  args: opened({ ...lighthouseStory, startNodeId: null }),
  play: async ({ canvasElement }) => {
    const [, panel] = await showBot(canvasElement);
    await expect(panel.getByRole('heading', { name: t(botMessages).noStart })).toBeVisible();
  },
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
