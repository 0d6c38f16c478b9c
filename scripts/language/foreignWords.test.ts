import { expect, test } from 'vitest';
import { foreignWords } from './foreignWords.ts';

const wordsIn = (code: string) => foreignWords('x.tsx', code).map(({ text }) => text);

test('strings, templates and text between tags are found with their line', () => {
  const code = ["const a = 'Сохранить';", 'const b = `Узлов`;', 'const c = <p>Назад</p>;'].join(
    '\n',
  );
  expect(foreignWords('x.tsx', code)).toEqual([
    { line: 1, text: 'Сохранить' },
    { line: 2, text: 'Узлов' },
    { line: 3, text: 'Назад' },
  ]);
});

test('comments, single letters and dictionaries are not', () => {
  expect(wordsIn("// «Да»\nconst fold = (text: string) => text.replaceAll('ё', 'е');")).toEqual([]);
  expect(wordsIn("defineMessages({ ru: { back: 'Назад' }, en: { back: 'Back' } });")).toEqual([]);
});
