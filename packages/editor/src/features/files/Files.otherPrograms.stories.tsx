import { fail } from '@dreamfork/story';
import { expectToast, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { files, give, open, twine } from './Files.fixtures.ts';
import { dismissReport, keepReport, readReport } from './importReports.ts';

const meta = {
  title: 'Editor/Import and export/From other programs',
  component: PanelRoom,
  parameters: usage({
    when: 'Bringing a story from Twine, Yarn, ink, ChoiceScript, Squiffy, Markdown or JSON.',
    whenNot: 'The file was exported here.',
    instead: 'Import of a .df file.',
    keyboard: { Escape: 'Closes the dialog.' },
    accessibility: 'The report is read once the file has been read.',
    do: 'Read the report before you save.',
    dont: 'Expect scripts and styles to run.',
  }),
  beforeEach: () => forgetAnnouncements,
  args: { services: files, prepare: ({ workspace }) => workspace.openDialog('files', null) },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A Twine game is read in the browser, and its report stands before anything is made. */
export const TwineGame: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await give(twine);
    const found = within(await dialog.findByRole('region', { name: 'Что станет историей' }));
    await expect(found.getByText('Harlowe 3.3.8 · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(found.getByText(/^Узла «Ждать» в файле нет/)).toBeVisible();
    await expect(found.getByText('Код (set:): 1 раз.')).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: 'Создать историю' }));
    await expectToast('История импортирована');
    await expect(await dialog.findByText('Создано: «Паром».')).toBeVisible();
  },
};

/** After an import the report stays with the story, leads to its nodes, and goes when it is dismissed. */
export const KeptReport: Story = {
  args: { storyId: 'lighthouse' },
  beforeEach: async () => {
    await keepReport('lighthouse', {
      format: 'twine-html',
      source: 'Harlowe 3.3.8',
      counts: { nodes: 2, connections: 1, choices: 1, endings: 1 },
      simplified: [{ code: 'macro', name: '(set:)', count: 1, nodeIds: ['lamp'] }],
      broken: [{ code: 'target-missing', name: 'Река', count: 1, nodeIds: ['gone'] }],
    });
    return () => dismissReport('lighthouse');
  },
  play: async ({ canvas }) => {
    const dialog = await open();
    const report = within(await dialog.findByRole('region', { name: 'Отчёт об импорте' }));
    await expect(report.getByText('Код (set:): 1 раз.')).toBeVisible();
    const title = lighthouseStory.nodes.find(({ id }) => id === 'lamp')?.title ?? '';
    await userEvent.click(report.getByRole('button', { name: title }));
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('lamp'));
  },
};

/** A dismissed report does not come back. */
export const DismissedReport: Story = {
  ...KeptReport,
  play: async () => {
    const dialog = await open();
    const name = { name: 'Отчёт об импорте' };
    const report = within(await dialog.findByRole('region', name));
    await userEvent.click(report.getByRole('button', { name: 'Убрать отчёт' }));
    await waitFor(() => expect(dialog.queryByRole('region', name)).not.toBeInTheDocument());
    await waitFor(async () => expect(await readReport('lighthouse')).toBeNull());
  },
};

/** The stories of an archive; the author ticks those that are to be made. */
export const TwineArchive: Story = {
  play: async () => {
    const dialog = await open();
    const text = await twine.text();
    await give(new File([text, text.replace('"Паром"', '"Маяк"')], 'Архив.html'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Паром' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать историю' }));
    await expect(await dialog.findByText('Создано: «Маяк».')).toBeVisible();
  },
};

/** A file without a story; nothing is made. */
export const NoStory: Story = {
  play: async () => {
    const dialog = await open();
    await give(new File(['<p>x</p>'], 'Страница.html'));
    await expect(
      await dialog.findByText(/^В файле не нашлось ни одного фрагмента Twine/),
    ).toBeVisible();
  },
};

/** The server refuses the new story; the report stays for another try. */
export const NotSaved: Story = {
  args: {
    services: { saveStory: async () => fail({ kind: 'http', status: 500, body: '' }) },
  },
  play: async () => {
    const dialog = await open();
    await give(twine);
    await userEvent.click(await dialog.findByRole('button', { name: 'Создать историю' }));
    await expect(await dialog.findByText(/^История не сохранилась \(500\)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    await expect(await dialog.findByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
  },
};

/** Stories of Yarn, Squiffy and Markdown come in one go. */
export const OtherPrograms: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await give(
      new File(['title: Start\n---\n-> Дальше\n    Конец.\n==='], 'Пристань.yarn'),
      new File(['[[начало]]:\nПаром [[ушёл]](река)\n\n[[река]]:\nВода.'], 'Река.squiffy'),
      new File(['# Маяк\n\n## Вход\n\n[Вверх](#верх)\n\n## Верх\n\nСвет.'], 'Маяк.md'),
    );
    await expect(await dialog.findByText('Yarn · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(dialog.getByText('Squiffy · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(dialog.getByText('Markdown · 2 узла · 1 связь · 1 концовка')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Создать 3 истории' })).toBeEnabled();
  },
};

/** ink and ChoiceScript come with variables, conditions and effects; what ours cannot say stands in the report. */
export const InkAndChoiceScript: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await give(
      new File(
        [
          'VAR gold = 5\n-> Pier\n=== Pier\nThe pier. {gold > 3: You can pay.}\n~ play("bell")\n* {gold > 3} [Pay] -> Ferry\n=== Ferry\nWater.\n-> END\n=== function play(sound)\n~ return sound\n',
        ],
        'Pier.ink',
      ),
    );
    await expect(await dialog.findByText(/^ink · /)).toBeVisible();
    await expect(dialog.getByText(/^Код function play/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    await give(
      new File(
        [
          '*title The pier\n*create gold 5\nThe pier.\n*choice\n  *if (gold > 3) #Pay\n    *set gold -3\n    *goto ferry\n  #Wait\n    *goto ferry\n*label ferry\n*stat_chart\n  percent gold Gold\nWater.\n*finish\n',
        ],
        'startup.txt',
      ),
    );
    await expect(await dialog.findByText(/^ChoiceScript · /)).toBeVisible();
    await expect(dialog.getByText(/^Код \*stat_chart/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Создать историю' })).toBeEnabled();
  },
};
