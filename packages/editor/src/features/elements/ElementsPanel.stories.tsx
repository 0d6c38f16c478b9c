import { nodeStatusNames, nodeTypeNames } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { statusMessages } from '../../components/nodeStatus/messages.ts';
import { statisticsMessages } from '../../components/statistics/messages.ts';
import { lighthouseStory, unfinishedStory } from '../../testing/lighthouseStory.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { chooseOption } from '../../testing/storyActions.ts';
import { ElementsPanel } from './ElementsPanel.tsx';
import { elementsMessages } from './messages.ts';

const meta = {
  title: 'Editor/Elements',
  component: PanelRoom,
  parameters: usage({
    when: 'The types of nodes and all nodes as a list.',
    whenNot: 'The order of the story matters.',
    instead: 'OutlinePanel.',
    keyboard: {
      Tab: 'Moves through the controls of the panel.',
      Escape: 'Gives the focus back to the canvas.',
    },
    accessibility: 'Tabs; only the rows in view are in the page, and their number is announced.',
    do: 'Drag a type to the canvas, or press it.',
    dont: 'Look for text in it.',
  }),
  args: { children: <ElementsPanel /> },
} satisfies Meta<typeof PanelRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nodes, connections, totals and the start node, each in a tab of its own. */
export const Tabs: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `${t(nodeTypeNames).image}: Фонарная комната` }),
    );
    await expect(canvas.getByTestId('selected')).toHaveTextContent('lamp');
    await userEvent.click(canvas.getByRole('tab', { name: t(elementsMessages).links }));
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t({
          ru: 'Связь: Начало истории → У подножия маяка',
          en: 'Connection: Начало истории → У подножия маяка',
        }),
      }),
    );
    await expect(canvas.getByTestId('selected')).toHaveTextContent('start>foot');
    await userEvent.click(canvas.getByRole('tab', { name: t(elementsMessages).totals }));
    await expect(canvas.getByTestId('element-totals')).toHaveTextContent(
      `${t(elementsMessages).nodeCount}6`,
    );
    await waitFor(() =>
      expect(canvas.getByTestId('story-figures')).toHaveTextContent(
        `${t(statisticsMessages).paths}3`,
      ),
    );
    await userEvent.click(canvas.getByRole('tab', { name: t(elementsMessages).start }));
    await expect(canvas.getByTestId('element-start')).toHaveTextContent('Начало истории');
  },
};

/** The start stays the start, also where it offers choices. */
export const StartWithChoices: Story = {
  args: {
    document: {
      ...lighthouseStory,
      nodes: lighthouseStory.nodes.map((node) =>
        node.id === lighthouseStory.startNodeId ? { ...node, type: 'choice' } : node,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: `${t(nodeTypeNames).start}: Начало истории` }),
    ).toBeVisible();
  },
};

const big = generateStory(10_000);

/** Of ten thousand nodes only those in view are there; the keys reach all of them. */
export const TenThousand: Story = {
  args: { document: big },
  play: async ({ canvas }) => {
    const list = await canvas.findByTestId('element-nodes');
    const [first] = await within(list).findAllByRole('button');
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '10000'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('selected')).toHaveTextContent(big.nodes.at(-1)?.id ?? '-');
  },
};

/** The list of nodes says the status, and shows those of one alone; the totals count their words. */
export const Statuses: Story = {
  tags: ['visual'],
  args: { document: unfinishedStory },
  play: async ({ canvas }) => {
    const words = t(statusMessages);
    const rows = () => within(canvas.getByTestId('element-nodes')).getAllByRole('button');
    const start = `${t(nodeTypeNames).start}: Начало истории, ${t(nodeStatusNames).done}`;
    await canvas.findByRole('button', { name: start });
    await expect(rows()).toHaveLength(6);
    const filter = () => canvas.getByRole('button', { name: new RegExp(words.filter) });
    await chooseOption(filter(), words.with.done);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await chooseOption(filter(), words.without);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await chooseOption(filter(), words.all);
    await waitFor(() => expect(rows()).toHaveLength(6));
    await userEvent.click(canvas.getByRole('tab', { name: t(elementsMessages).totals }));
    await waitFor(() =>
      expect(canvas.getByTestId('story-figures')).toHaveTextContent(
        `${t(nodeStatusNames).done}${t(statisticsMessages).ofStatus(1, 14)}`,
      ),
    );
  },
};
