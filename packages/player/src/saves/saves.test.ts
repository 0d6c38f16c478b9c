import { expect, test } from 'vitest';
import { addSave, freshSaveId, readSaves, removeSave, type Save, savesMaximum } from './saves.ts';

const save = (id: string): Save => ({
  id,
  title: 'У подножия маяка',
  savedAt: 1,
  state: {
    currentNodeId: 'foot',
    history: ['foot'],
    backStack: [],
    mode: 'manual',
    isPaused: false,
    isFinished: false,
  },
});

test('the newest save is first', () => {
  expect(addSave([save('1')], save('2')).map(({ id }) => id)).toEqual(['2', '1']);
});

test('a full list accepts no more', () => {
  const full = Array.from({ length: savesMaximum }, (_, index) => save(String(index)));
  expect(addSave(full, save('more'))).toBe(full);
});

test('a save is removed by its id', () => {
  expect(removeSave([save('1'), save('2')], '1')).toEqual([save('2')]);
});

test('invalid saves are skipped', () => {
  expect(readSaves([save('1'), null, {}, { ...save('2'), state: 7 }])).toEqual([save('1')]);
  expect(readSaves('saves')).toEqual([]);
});

test('a save of an earlier version keeps its back stack', () => {
  const { backStack: trail, ...state } = save('1').state;
  expect(readSaves([{ ...save('1'), state: { ...state, trail } }])).toEqual([save('1')]);
});

test('two saves of one moment have different ids', () => {
  expect(freshSaveId([save('5'), save('6')], 5)).toBe('7');
});
