import { fail, problemMessages } from '@dreamfork/story';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../../testing/storyActions.ts';
import { files, give, open, twine } from './Files.fixtures.ts';
import { dismissReport, keepReport, readReport } from './importReports.ts';
import { fileMessages } from './messages.ts';
import { reportMessages } from './report.messages.ts';

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

const cameOver = () => t(reportMessages).cameOver({ nodes: 2, connections: 1, endings: 1 });

/** A Twine game is read in the browser, and its report stands before anything is made. */
export const TwineGame: Story = {
  args: { services: {} },
  play: async () => {
    const dialog = await open();
    await give(twine);
    const found = within(await dialog.findByRole('region', { name: t(reportMessages).found }));
    await expect(found.getByText(`Harlowe 3.3.8 · ${cameOver()}`)).toBeVisible();
    await expect(
      found.getByText(t(reportMessages).notes['target-missing']({ name: 'Ждать', count: 1 })),
    ).toBeVisible();
    await expect(
      found.getByText(t(reportMessages).notes.macro({ name: '(set:)', count: 1 })),
    ).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: t(reportMessages).create(1) }));
    await expectToast(t(fileMessages).imported);
    await expect(await dialog.findByText(t(reportMessages).created(['Паром']))).toBeVisible();
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
    const report = within(await dialog.findByRole('region', { name: t(reportMessages).kept }));
    await expect(
      report.getByText(t(reportMessages).notes.macro({ name: '(set:)', count: 1 })),
    ).toBeVisible();
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
    const name = { name: t(reportMessages).kept };
    const report = within(await dialog.findByRole('region', name));
    await userEvent.click(report.getByRole('button', { name: t(reportMessages).dismiss }));
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
    await userEvent.click(dialog.getByRole('button', { name: t(reportMessages).create(1) }));
    await expect(await dialog.findByText(t(reportMessages).created(['Маяк']))).toBeVisible();
  },
};

/** A file without a story; nothing is made. */
export const NoStory: Story = {
  play: async () => {
    const dialog = await open();
    await give(new File(['<p>x</p>'], 'Страница.html'));
    await expect(await dialog.findByText(t(problemMessages)['import-twine'])).toBeVisible();
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
    await userEvent.click(await dialog.findByRole('button', { name: t(reportMessages).create(1) }));
    await expect(await dialog.findByText(t(reportMessages).createFailed('500'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(reportMessages).discard }));
    await expect(
      await dialog.findByRole('button', { name: t({ ru: 'Выбрать файлы', en: 'Choose files' }) }),
    ).toBeVisible();
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
    await expect(await dialog.findByText(`Yarn · ${cameOver()}`)).toBeVisible();
    await expect(dialog.getByText(`Squiffy · ${cameOver()}`)).toBeVisible();
    await expect(dialog.getByText(`Markdown · ${cameOver()}`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t(reportMessages).create(3) })).toBeEnabled();
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
    await expect(
      dialog.getByText(t({ ru: /^Код function play/, en: /^Code function play/ })),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t(reportMessages).discard }));
    await give(
      new File(
        [
          '*title The pier\n*create gold 5\nThe pier.\n*choice\n  *if (gold > 3) #Pay\n    *set gold -3\n    *goto ferry\n  #Wait\n    *goto ferry\n*label ferry\n*stat_chart\n  percent gold Gold\nWater.\n*finish\n',
        ],
        'startup.txt',
      ),
    );
    await expect(await dialog.findByText(/^ChoiceScript · /)).toBeVisible();
    await expect(
      dialog.getByText(t({ ru: /^Код \*stat_chart/, en: /^Code \*stat_chart/ })),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: t(reportMessages).create(1) })).toBeEnabled();
  },
};
