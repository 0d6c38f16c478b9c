import type { TableSort } from '../../components/Table/tableSort.ts';

/** What a row is sorted by; `null` stands at the end, whichever way. */
export type SortValue = string | number | null;

type ArrangedColumn<Row> = { id: string; sortBy?: (row: Row) => SortValue };

type Arrangement<Row> = {
  rows: readonly Row[];
  columns: readonly ArrangedColumn<Row>[];
  sort: TableSort | null;
  /** From 1; a page past the last one gives the last one. */
  page: number;
  pageSize: number;
  compareText: (left: string, right: string) => number;
};

export type ArrangedRows<Row> = { rows: Row[]; page: number; totalPages: number };

/** Sorts rows and cuts out one page of them. */
export function arrangeRows<Row>({
  rows,
  columns,
  sort,
  page,
  pageSize,
  compareText,
}: Arrangement<Row>): ArrangedRows<Row> {
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shownPage = Math.min(Math.max(page, 1), totalPages);
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  const sorted = sortBy
    ? rows.toSorted((left, right) => {
        const [first, second] = [sortBy(left), sortBy(right)];
        if (first === null || second === null)
          return Number(first === null) - Number(second === null);
        const order =
          typeof first === 'number' && typeof second === 'number'
            ? first - second
            : compareText(String(first), String(second));
        return sort?.direction === 'descending' ? -order : order;
      })
    : [...rows];
  return {
    rows: sorted.slice((shownPage - 1) * pageSize, shownPage * pageSize),
    page: shownPage,
    totalPages,
  };
}
