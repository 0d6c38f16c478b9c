import { expect, test } from 'vitest';
import { csvFile, csvLine, csvText } from './csv.ts';

test.each([
  [['a', 1, true, null, undefined], 'a,1,true,,\r\n'],
  [['a,b', 'say "no"', 'two\nlines'], '"a,b","say ""no""","two\nlines"\r\n'],
  [['=1+1', '+7', '-7', '@sum', '\tx'], "'=1+1,'+7,'-7,'@sum,'\tx\r\n"],
  [['\r=1'], '"\'\r=1"\r\n'],
  [['anna=1', 'Ёжик'], 'anna=1,Ёжик\r\n'],
])('%j is written as %j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test('a file begins with the byte order mark and its column names', async () => {
  const columns = [['name', (row: { name: string }) => row.name]] as const;
  const parts: string[] = [];
  for await (const part of csvFile(columns, [[{ name: 'anna' }], [{ name: '=b' }]])) {
    parts.push(part);
  }
  expect(parts).toEqual(['\ufeffname\r\n', 'anna\r\n', "'=b\r\n"]);
});

test('a cell of CSV is quoted where it must be, and is never a formula', () => {
  const rows = [
    ['а;б', 'он сказал "да"', 'две\nстроки'],
    ['=1+1', '-1', 5],
  ];
  expect(csvText(rows, ';')).toBe(
    '\uFEFF"а;б";"он сказал ""да""";"две\nстроки"\r\n\'=1+1;\'-1;5\r\n',
  );
});
