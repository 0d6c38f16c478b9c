import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { treeMessages } from './Tree.messages.ts';
import { Tree, type TreeProps } from './Tree.tsx';
import type { TreeRow } from './treeKeys.ts';

type Item = TreeRow & { name: string };

const items: Item[] = [
  { id: 'shore', level: 1, name: 'Берег' },
  { id: 'door', level: 1, name: 'У двери маяка', isExpanded: true },
  { id: 'enter', level: 2, name: 'Войти и подняться', isExpanded: true },
  { id: 'stairs', level: 3, name: 'Лестница' },
  { id: 'back', level: 2, name: 'Вернуться к лодке' },
  { id: 'sea', level: 1, name: 'Море' },
];

function visible(all: readonly Item[], closed: ReadonlySet<string>): Item[] {
  const rows: Item[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const row of all) {
    if (row.level > hiddenBelow) continue;
    hiddenBelow = closed.has(row.id) ? row.level : Number.POSITIVE_INFINITY;
    rows.push(row.isExpanded === undefined ? row : { ...row, isExpanded: !closed.has(row.id) });
  }
  return rows;
}

/** A tree that folds what it is told to fold. */
function FoldingTree(props: Omit<TreeProps<Item>, 'children'>) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = visible(props.rows, closed);
  return (
    <div style={{ display: 'flex', height: 230, width: 260 }}>
      <Tree
        {...props}
        rows={rows}
        onExpandedChange={(row, isExpanded) => {
          props.onExpandedChange?.(row, isExpanded);
          setClosed((known) => {
            const next = new Set(known);
            if (isExpanded) next.delete(row.id);
            else next.add(row.id);
            return next;
          });
        }}
      >
        {({ name }, { nameId }) => (
          <div id={nameId} style={{ padding: '7px 0' }}>
            <Text size="13">{name}</Text>
          </div>
        )}
      </Tree>
    </div>
  );
}

const meta = {
  title: 'Components/Data/Tree',
  component: FoldingTree,
  subcomponents: { Tree },
  parameters: usage({
    when: 'Things stand inside one another to any depth, and there may be thousands of them.',
    whenNot: 'All stand side by side, or have several facts each to be compared.',
    instead:
      'Table for things with several facts, Disclosure for one part that opens, Menu for commands.',
    anatomy: {
      Row: '[role=row][aria-expanded]',
      'Arrow of a row': '[role=row][aria-expanded] button',
      'Name and controls': '[role=row][aria-expanded] button + div',
    },
    keyboard: {
      'Arrow up and down': 'Move through the rows.',
      'Arrow right': 'Opens a row, then goes into it.',
      'Arrow left': 'Closes a row, then goes to its parent.',
      'Home and End': 'Move to the first and the last row.',
      Tab: 'Moves to the controls of a row, then out of the tree.',
    },
    accessibility:
      'A `treegrid`: level, place and number of rows are read even for those that are not in the page.',
    do: 'Give each row a name by `nameId`.',
    dont: 'Nest what is not inside.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Берег, tree level 1”; the arrows say “expanded”, the level when it changes and “not selected”.',
  }),
  args: {
    label: 'План истории',
    rows: items,
    onExpandedChange: fn(),
    onActiveChange: fn(),
    onRowKeyDown: fn(),
  },
} satisfies Meta<typeof FoldingTree>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; arrows walk, right opens and goes in, left goes out and closes. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const tree = within(within(canvasElement).getByRole('treegrid', { name: 'План истории' }));
    await userEvent.tab();
    await expect(tree.getByRole('row', { name: 'Берег' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    const stairs = tree.getByRole('row', { name: 'Лестница' });
    await waitFor(() => expect(stairs).toHaveFocus());
    await expect(stairs).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}');
    const enter = tree.getByRole('row', { name: 'Войти и подняться' });
    await waitFor(() => expect(enter).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(enter).toHaveAttribute('aria-expanded', 'false'));
    await expect(tree.queryByRole('row', { name: 'Лестница' })).toBeNull();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tree.getByRole('row', { name: 'Море' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowKeyDown).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'Enter' }),
      expect.objectContaining({ id: 'sea' }),
    );
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The arrow before a row folds what stands below it. */
export const WithPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const tree = within(canvasElement);
    const door = tree.getByRole('row', { name: 'У двери маяка' });
    await userEvent.click(within(door).getByRole('button', { name: t(treeMessages).collapse }));
    await waitFor(() => expect(tree.queryByRole('row', { name: 'Лестница' })).toBeNull());
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'door' }),
    );
    await userEvent.click(within(door).getByRole('button', { name: t(treeMessages).expand }));
    await waitFor(() => expect(tree.getByRole('row', { name: 'Лестница' })).toBeVisible());
  },
};

const many = Array.from(
  { length: 10_000 },
  (_, number): Item => ({
    id: `row-${number}`,
    level: 1 + (number % 12),
    name: `Узел ${number + 1}`,
  }),
);

/** Ten thousand rows, of which only those in view are in the page. */
export const TenThousandRows: Story = {
  args: { rows: many, label: 'Длинный план' },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement);
    await expect(tree.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10000');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tree.getByRole('row', { name: 'Узел 10000' })).toHaveFocus());
    await expect(tree.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tree.getByRole('row', { name: 'Узел 1' })).toHaveFocus());
  },
};

/** A row can hold controls; Escape returns from them to the row. */
export const WithControls: Story = {
  render: (args) => (
    <div style={{ display: 'flex', height: 230, width: 260 }}>
      <Tree {...args}>
        {({ name }, { isActive, nameId }) => (
          <div style={{ display: 'flex', alignItems: 'center' }}>
            <span id={nameId}>
              <Text size="13">{name}</Text>
            </span>
            <IconButton
              icon={Ellipsis}
              size="small"
              label={`Действия: ${name}`}
              excludeFromTabOrder={!isActive}
            />
          </div>
        )}
      </Tree>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(tree.getByRole('button', { name: 'Действия: Берег' })).toHaveFocus();
    // The first one closes the tooltip.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(tree.getByRole('row', { name: 'Берег' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      items={{
        open: <FoldingTree {...args} label="Открытый план" />,
        selected: (
          <FoldingTree {...args} label="План с выбором" selectedIds={new Set(['enter', 'sea'])} />
        ),
        deep: (
          <FoldingTree
            {...args}
            label="Глубокий план"
            rows={many.slice(4, 14).map((row, index) => ({ ...row, level: index + 1 }))}
            deepest={5}
          />
        ),
      }}
    />
  ),
};
