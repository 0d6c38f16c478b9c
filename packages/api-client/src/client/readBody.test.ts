import { expect, test } from 'vitest';
import { fileNameOf, readFile } from './readBody.ts';

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

test('a file has the name and the kind that the server gives it', async () => {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="dreamfork-anna.zip"',
  };
  const { name, type } = await readFile(new Response('PK', { headers }));
  expect([name, type]).toEqual(['dreamfork-anna.zip', 'application/zip']);
});
