import { expect, test } from 'vitest';
import { changesOf, sinceRelease } from './changes.ts';
import { nextRelease, type Release } from './readChanges.ts';

const release = (version: string, ...texts: string[]): Release => ({
  version,
  changes: texts.map((text) => ({ size: 'minor', text })),
});

const releases = [
  release(nextRelease, 'New: `MultiSelect`.', '`StoryEditor` takes `hasBrowserBack`.'),
  release('0.3.0', 'A Text takes `size`.', '`Tabs` takes `value`.'),
  release(
    '0.2.0',
    'New components `Tabs` and `TabsBar`.',
    'Text that does not fit prevents sending. Text in tables wraps.',
    'Several things:\n\n- Text is larger.\n- `useTabs` is public.',
  ),
];

const textsOf = (...names: string[]) =>
  changesOf(releases, names).map(({ version, changes }) => [
    version,
    ...changes.map(({ text }) => text),
  ]);

test('a change names an export as a whole word, in code or not', () => {
  expect(textsOf('Tabs')).toEqual([
    ['0.3.0', '`Tabs` takes `value`.'],
    ['0.2.0', 'New components `Tabs` and `TabsBar`.'],
  ]);
  expect(textsOf('Text')).toEqual([['0.3.0', 'A Text takes `size`.']]);
});

test('a name of several words also begins a sentence', () => {
  expect(changesOf([release('0.1.0', 'DropZone takes folders.')], ['DropZone'])).toHaveLength(1);
});

test('what is exported beside a component counts too, and no change twice', () => {
  expect(textsOf('Tabs', 'TabsBar', 'useTabs').at(-1)).toEqual([
    '0.2.0',
    'New components `Tabs` and `TabsBar`.',
    'Several things:\n\n- Text is larger.\n- `useTabs` is public.',
  ]);
});

test('nothing names an unknown export', () => {
  expect(textsOf('Slider')).toEqual([]);
});

test('an export is there since the first release that names it', () => {
  expect(sinceRelease(releases, 'Tabs')).toBe('0.2.0');
  expect(sinceRelease(releases, 'MultiSelect')).toBe(nextRelease);
  expect(sinceRelease(releases, 'StoryEditor')).toBeUndefined();
});
