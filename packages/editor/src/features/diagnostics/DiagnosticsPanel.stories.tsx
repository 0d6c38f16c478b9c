import { picturedPanel, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { muddledStory } from '../../testing/treasureStory.ts';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';

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

/** Remarks stand under their severity; a press selects the place, a button puts it right. */
export const Remarks: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Замечания к истории' });
    await expect(within(list).getByRole('heading', { name: 'Ошибки: 1' })).toBeVisible();
    await expect(within(list).getByRole('heading', { name: 'Предупреждения: 2' })).toBeVisible();
    await userEvent.click(placeOf(list, 'Фонарная комната'));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('lamp');
    await userEvent.click(placeOf(list, 'Позвать смотрителя'));
    await expect(canvas.getByTestId('selected')).toHaveTextContent('foot.3');

    const row = placeOf(list, 'Фонарная комната').parentElement;
    if (!row) throw new Error('a diagnostic is in a row');
    await userEvent.click(within(row).getByRole('button', { name: 'Сделать концом' }));
    await waitFor(() =>
      expect(within(list).queryByRole('heading', { name: 'Ошибки: 1' })).toBeNull(),
    );
    await expect(canvas.getByTestId('steps')).toHaveTextContent('1');
  },
};

/** One kind of diagnostic alone; arrow keys walk along the list. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Какие замечания показать/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Предупреждения: 2' }));
    const list = await canvas.findByRole('list', { name: 'Замечания к истории' });
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
      connections: [{ id: 'way', fromNodeId: 'start', toNodeId: 'boat' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Замечаний нет')).toBeVisible();
  },
};

/** What is wrong with conditions, effects and texts that change, with its place; a press puts it right. */
export const Logic: Story = {
  args: { document: muddledStory },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Замечания к истории' });
    for (const said of [
      /смешаны число, текст/,
      /переменная, которой в истории нет/,
      /условие не выполнится никогда/,
      /условие выполняется всегда/,
      /Часть текста читатель не увидит никогда/,
      /ещё может быть пустой/,
      /У всех вариантов узла есть условия/,
    ]) {
      await expect(await within(list).findByText(said)).toBeInTheDocument();
    }
    await expect(placeOf(list, 'Лишняя')).toBeInTheDocument();
    await userEvent.click(
      within(list).getAllByRole('button', { name: 'Убрать условие' })[0] as HTMLElement,
    );
    await waitFor(() =>
      expect(within(list).queryByText(/условие не выполнится никогда/)).toBeNull(),
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Добавить переменную' }));
    await waitFor(() =>
      expect(within(list).queryByText(/переменная, которой в истории нет/)).toBeNull(),
    );
    await expect(canvas.getByTestId('steps')).toHaveTextContent('2');
  },
};
