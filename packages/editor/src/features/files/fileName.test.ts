import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStoryFile } from '../../upload/fileKinds.ts';
import { cleanFileName, exportName } from './fileName.ts';

test('what file systems refuse becomes an underscore', () => {
  expect(cleanFileName('<a>:"b"/c\\d|e?f*.df')).toBe('_a___b__c_d_e_f_.df');
  expect(cleanFileName('Маяк на краю карты.df')).toBe('Маяк на краю карты.df');
});

test('the name is the server’s, else the title’s', () => {
  expect(exportName('lighthouse.df', 'Маяк')).toBe('lighthouse.df');
  expect(exportName('', 'Маяк: начало')).toBe('Маяк_ начало.df');
});

test('a story file is known by its extension, in any case', () => {
  expect(['a.df', 'Маяк.DF', 'a.df.zip', 'df'].map(isStoryFile)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('any name keeps its length and loses every refused character', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const clean = cleanFileName(name);
      expect(clean).toHaveLength(name.length);
      expect(clean).not.toMatch(/[<>:"/\\|?*]/);
      expect(cleanFileName(clean)).toBe(clean);
    }),
  );
});
