import { expect, test, vi } from 'vitest';
import {
  createOptimisticUpdates,
  optimisticUpdate,
  withOptimisticUpdates,
} from './optimisticUpdates.ts';
import type { Query, QueryKey } from './query.ts';

type List = { titles: string[] };

const list: Query<{ page: number }, List> = {
  name: 'list',
  fetch: () => Promise.reject(new Error('not asked here')),
};
const key = (session: string, page = 1): QueryKey => [session, 'list', { page }];
const without = (title: string) =>
  optimisticUpdate(list, ({ titles }) => ({ titles: titles.filter((one) => one !== title) }));
const response: List = { titles: ['Маяк', 'Двери', 'Полка'] };

test('an edit is shown while it lasts and gone when it ends', () => {
  const edits = createOptimisticUpdates();
  const end = edits.begin('anna', [without('Двери')]);
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), response)?.titles).toEqual([
    'Маяк',
    'Полка',
  ]);
  end();
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), response)).toBe(response);
});

test('of two changes at a time either can fail and takes back its own part only', () => {
  const edits = createOptimisticUpdates();
  const failFirst = edits.begin('anna', [without('Маяк')]);
  edits.begin('anna', [without('Полка')]);
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), response)?.titles).toEqual([
    'Двери',
  ]);
  failFirst();
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), response)?.titles).toEqual([
    'Маяк',
    'Двери',
  ]);
});

test('an answer that arrives meanwhile is shown with the change on it', () => {
  const edits = createOptimisticUpdates();
  edits.begin('anna', [without('Маяк')]);
  const later = { titles: ['Маяк', 'Новая'] };
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), later)?.titles).toEqual(['Новая']);
});

test('other reads, other people and what has not arrived stay as they are', () => {
  const edits = createOptimisticUpdates();
  edits.begin('anna', [without('Маяк')]);
  expect(withOptimisticUpdates(edits.getPending(), key('boris'), response)).toBe(response);
  expect(withOptimisticUpdates(edits.getPending(), ['anna', 'else', null], response)).toBe(
    response,
  );
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), undefined)).toBeUndefined();
});

test('the same answer comes out as the same object, drawn after drawn', () => {
  const edits = createOptimisticUpdates();
  edits.begin('anna', [without('Маяк')]);
  const shown = withOptimisticUpdates(edits.getPending(), key('anna'), response);
  expect(withOptimisticUpdates(edits.getPending(), key('anna'), response)).toBe(shown);
});

test('an edit is told which page of a list it meets', () => {
  const edits = createOptimisticUpdates();
  edits.begin('anna', [
    optimisticUpdate(list, (data, { page }) =>
      page === 1 ? { titles: ['Новая', ...data.titles] } : data,
    ),
  ]);
  expect(withOptimisticUpdates(edits.getPending(), key('anna', 1), response)?.titles[0]).toBe(
    'Новая',
  );
  expect(withOptimisticUpdates(edits.getPending(), key('anna', 2), response)).toBe(response);
});

test('who listens hears of a change and of its end', () => {
  const edits = createOptimisticUpdates();
  const heard = vi.fn<() => void>();
  const stop = edits.subscribe(heard);
  edits.begin('anna', [without('Маяк')])();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  edits.begin('anna', []);
  expect(heard).toHaveBeenCalledTimes(2);
});
