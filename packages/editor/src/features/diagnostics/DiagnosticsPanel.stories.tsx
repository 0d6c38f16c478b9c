import { problemMessages } from '@dreamfork/story';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { commandMessages } from '../../commands/messages.ts';
import { brokenStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { muddledStory } from '../../testing/treasureStory.ts';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';
import { diagnosticsMessages } from './messages.ts';

const meta = {
  title: 'Editor/Problems',
  component: PanelRoom,
  parameters: usage({
    when: 'What is wrong with a story, by severity, with fixes.',
    whenNot: 'The story is walked through.',
    instead: 'Bot.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'A list of buttons that lead to the node; fixes say what they do.',
    do: 'Mend errors before warnings.',
    dont: 'Hide a remark because it is many.',
  }),
  args: { document: brokenStory, children: <DiagnosticsPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const placeOf = (list: HTMLElement, title: string) => {
  const place = within(list)
    .getAllByRole('button')
    .find((button) => button.hasAttribute('data-row') && button.textContent?.includes(title));
  if (!place) throw new Error(`There is no diagnostic on ${title}.`);
  return place;
};

const errors = () => t(diagnosticsMessages).ofSeverity({ severity: 'error', count: 1 });
const warnings = () => t(diagnosticsMessages).ofSeverity({ severity: 'warning', count: 2 });

/** Remarks stand under their severity; a press selects the place, a button puts it right. */
export const Remarks: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t(diagnosticsMessages).list });
    await expect(within(list).getByRole('heading', { name: errors() })).toBeVisible();
    await expect(within(list).getByRole('heading', { name: warnings() })).toBeVisible();
    await userEvent.click(placeOf(list, 'Фонарная комната'));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('lamp');
    await userEvent.click(placeOf(list, 'Позвать смотрителя'));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot.3');

    const row = placeOf(list, 'Фонарная комната').parentElement;
    if (!row) throw new Error('a diagnostic is in a row');
    await userEvent.click(
      within(row).getByRole('button', { name: t(commandMessages)['make-end'] }),
    );
    await waitFor(() => expect(within(list).queryByRole('heading', { name: errors() })).toBeNull());
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** One kind of diagnostic alone; arrow keys walk along the list. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t(diagnosticsMessages).filter) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: warnings() }));
    const list = await canvas.findByRole('list', { name: t(diagnosticsMessages).list });
    await waitFor(() => expect(within(list).getAllByRole('heading')).toHaveLength(1));
    const first = placeOf(list, 'Подвал');
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(placeOf(list, 'Позвать смотрителя')).toHaveFocus());
  },
};

/** A story that is well. */
export const Healthy: Story = {
  args: {
    document: {
      ...brokenStory,
      nodes: brokenStory.nodes.filter(({ id }) => id === 'start' || id === 'boat'),
      connections: [{ id: 'connection', fromNodeId: 'start', toNodeId: 'boat' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(diagnosticsMessages).none)).toBeVisible();
  },
};

/** What is wrong with conditions, effects and texts that change, with its place; a press puts it right. */
export const Logic: Story = {
  args: { document: muddledStory },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t(diagnosticsMessages).list });
    const said = t(problemMessages);
    for (const code of [
      'type-mismatch',
      'variable-unknown',
      'condition-never',
      'condition-always',
      'text-part-never',
      'shows-unset',
      'choices-may-close',
    ] as const) {
      await expect(await within(list).findByText(said[code])).toBeInTheDocument();
    }
    await expect(placeOf(list, 'Лишняя')).toBeInTheDocument();
    await userEvent.click(
      within(list).getAllByRole('button', {
        name: t({ ru: 'Убрать условие', en: 'Remove the condition' }),
      })[0] as HTMLElement,
    );
    await waitFor(() => expect(within(list).queryByText(said['condition-never'])).toBeNull());
    await userEvent.click(
      within(list).getByRole('button', {
        name: t({ ru: 'Добавить переменную', en: 'Add the variable' }),
      }),
    );
    await waitFor(() => expect(within(list).queryByText(said['variable-unknown'])).toBeNull());
    await expect(canvas.getByTestId('steps')).toHaveTextContent('2');
  },
};
