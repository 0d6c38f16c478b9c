export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** By which column rows are sorted, and which way. */
export type TableSort = { columnId: string; direction: SortDirection };

/** What a press on a header asks for: this column upwards, or the other way round. */
export const nextSort = (sort: TableSort | null, columnId: string): TableSort => ({
  columnId,
  direction:
    sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
