import { describe, expect, test } from 'vitest';
import { arrangeRows } from './arrangeRows.ts';

type Tale = { title: string; nodes: number | null };

const rows: Tale[] = [
  { title: 'Ёлка', nodes: 5 },
  { title: 'Маяк 10', nodes: null },
  { title: 'Маяк 2', nodes: 40 },
  { title: 'Берег', nodes: 5 },
];
const { compare } = new Intl.Collator('ru-RU', { numeric: true });
const columns = [
  { id: 'title', sortBy: ({ title }: Tale) => title },
  { id: 'nodes', sortBy: ({ nodes }: Tale) => nodes },
  { id: 'actions' },
];
const base = { rows, columns, sort: null, page: 1, pageSize: 10, compareText: compare };
const titles = (arranged: { rows: Tale[] }) => arranged.rows.map(({ title }) => title);

describe('sorting', () => {
  test('leaves the order as it came without a column', () => {
    expect(arrangeRows(base).rows).toEqual(rows);
    const sort = { columnId: 'actions', direction: 'ascending' } as const;
    expect(arrangeRows({ ...base, sort }).rows).toEqual(rows);
  });

  test('puts words in the order of the language, numbers inside them by value', () => {
    const sort = { columnId: 'title', direction: 'ascending' } as const;
    expect(titles(arrangeRows({ ...base, sort }))).toEqual(['Берег', 'Ёлка', 'Маяк 2', 'Маяк 10']);
  });

  test('keeps nothing at the end whichever way, and equals as they came', () => {
    const up = { columnId: 'nodes', direction: 'ascending' } as const;
    const down = { columnId: 'nodes', direction: 'descending' } as const;
    expect(titles(arrangeRows({ ...base, sort: up }))).toEqual([
      'Ёлка',
      'Берег',
      'Маяк 2',
      'Маяк 10',
    ]);
    expect(titles(arrangeRows({ ...base, sort: down }))).toEqual([
      'Маяк 2',
      'Ёлка',
      'Берег',
      'Маяк 10',
    ]);
  });
});

describe('pages', () => {
  test('cuts out one page', () => {
    const arranged = arrangeRows({ ...base, page: 2, pageSize: 3 });
    expect(titles(arranged)).toEqual(['Берег']);
    expect(arranged.totalPages).toBe(2);
  });

  test('a page past the last one gives the last one', () => {
    expect(arrangeRows({ ...base, page: 9, pageSize: 3 }).page).toBe(2);
  });

  test('no rows are one empty page', () => {
    expect(arrangeRows({ ...base, rows: [] })).toEqual({ rows: [], page: 1, totalPages: 1 });
  });
});
