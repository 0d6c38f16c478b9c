import { expect, test, vi } from 'vitest';
import { createEdits, edit, edited } from './edits.ts';
import type { AnswerKey, Read } from './read.ts';

type List = { titles: string[] };

const list: Read<{ page: number }, List> = {
  name: 'list',
  ask: () => Promise.reject(new Error('not asked here')),
};
const key = (session: string, page = 1): AnswerKey => [session, 'list', { page }];
const without = (title: string) =>
  edit(list, ({ titles }) => ({ titles: titles.filter((one) => one !== title) }));
const answer: List = { titles: ['Маяк', 'Двери', 'Полка'] };

test('an edit is shown while it lasts and gone when it ends', () => {
  const edits = createEdits();
  const end = edits.begin('anna', [without('Двери')]);
  expect(edited(edits.getPending(), key('anna'), answer)?.titles).toEqual(['Маяк', 'Полка']);
  end();
  expect(edited(edits.getPending(), key('anna'), answer)).toBe(answer);
});

test('of two changes at a time either can fail and takes back its own part only', () => {
  const edits = createEdits();
  const failFirst = edits.begin('anna', [without('Маяк')]);
  edits.begin('anna', [without('Полка')]);
  expect(edited(edits.getPending(), key('anna'), answer)?.titles).toEqual(['Двери']);
  failFirst();
  expect(edited(edits.getPending(), key('anna'), answer)?.titles).toEqual(['Маяк', 'Двери']);
});

test('an answer that arrives meanwhile is shown with the change on it', () => {
  const edits = createEdits();
  edits.begin('anna', [without('Маяк')]);
  const later = { titles: ['Маяк', 'Новая'] };
  expect(edited(edits.getPending(), key('anna'), later)?.titles).toEqual(['Новая']);
});

test('other reads, other people and what has not arrived stay as they are', () => {
  const edits = createEdits();
  edits.begin('anna', [without('Маяк')]);
  expect(edited(edits.getPending(), key('boris'), answer)).toBe(answer);
  expect(edited(edits.getPending(), ['anna', 'else', null], answer)).toBe(answer);
  expect(edited(edits.getPending(), key('anna'), undefined)).toBeUndefined();
});

test('the same answer comes out as the same object, drawn after drawn', () => {
  const edits = createEdits();
  edits.begin('anna', [without('Маяк')]);
  const shown = edited(edits.getPending(), key('anna'), answer);
  expect(edited(edits.getPending(), key('anna'), answer)).toBe(shown);
});

test('an edit is told which page of a list it meets', () => {
  const edits = createEdits();
  edits.begin('anna', [
    edit(list, (data, { page }) => (page === 1 ? { titles: ['Новая', ...data.titles] } : data)),
  ]);
  expect(edited(edits.getPending(), key('anna', 1), answer)?.titles[0]).toBe('Новая');
  expect(edited(edits.getPending(), key('anna', 2), answer)).toBe(answer);
});

test('who listens hears of a change and of its end', () => {
  const edits = createEdits();
  const heard = vi.fn<() => void>();
  const stop = edits.subscribe(heard);
  edits.begin('anna', [without('Маяк')])();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  edits.begin('anna', []);
  expect(heard).toHaveBeenCalledTimes(2);
});
