import { expect, test } from 'vitest';
import { fileNameOf } from './readBody.ts';

test.each([
  [`attachment; filename="lighthouse.df"`, 'lighthouse.df'],
  ['attachment; filename=lighthouse.df', 'lighthouse.df'],
  [`attachment; filename="_.df"; filename*=UTF-8''%D0%9C%D0%B0%D1%8F%D0%BA.df`, 'Маяк.df'],
  [String.raw`attachment; filename="the \"light\".df"`, 'the "light".df'],
  [`attachment; filename*=UTF-8''%E0%A4%A.df`, '%E0%A4%A.df'],
  ['inline', ''],
  [null, ''],
])('%s names the file %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
